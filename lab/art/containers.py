"""Puts the icons into one file each for Windows (.ico) and macOS (.icns); both hold PNG images as they are."""

import struct
from pathlib import Path

icons = Path("icons")


def png(size):
    return (icons / f"jump61-{size}.png").read_bytes()


sizes = [16, 24, 32, 48, 64, 128, 256]
header, images, offset = struct.pack("<3H", 0, 1, len(sizes)), b"", 6 + 16 * len(sizes)
for size in sizes:
    image = png(size)
    header += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(image), offset + len(images))
    images += image
(icons / "jump61.ico").write_bytes(header + images)

chunks = b""
for kind, size in {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}.items():
    image = png(size)
    chunks += kind + struct.pack(">I", 8 + len(image)) + image
(icons / "jump61.icns").write_bytes(b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks)
