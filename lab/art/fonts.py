#!/usr/bin/env python3
"""Makes the window's typeface: Inter in two weights, with the characters of its own scripts only.

Needs npm, which fetches Inter (SIL Open Font Licence), and apt install python3-fonttools python3-brotli. This build of Inter
joins overlapping outlines, as in t and 4, which JavaFX on Linux would draw jagged. Figures have one width, so that clocks and
columns of numbers stand still: JavaFX cannot ask a font for its features.
"""
import pathlib
import subprocess
import sys
import tempfile

if {"-h", "--help"} & set(sys.argv):
    sys.exit(print(__doc__.strip()))

from fontTools import subset
from fontTools.ttLib import TTFont

PACKAGE = "inter-ui@4.1.1"
WEIGHTS = ("Regular", "Bold")
PROJECT = pathlib.Path(__file__).resolve().parents[2]
FONTS = PROJECT / "src/main/resources/jump61/window/fonts"
LICENCE = PROJECT / "packaging/licenses/inter.txt"
MOST_BYTES = 350_000

RANGES = [
    (0x20, 0x7E), (0xA0, 0xFF),      # Latin
    (0x100, 0x17F), (0x218, 0x21B),  # Latin Extended-A, and the comma below of Romanian
    (0x370, 0x3FF),                  # Greek
    (0x400, 0x45F), (0x490, 0x491),  # Cyrillic, and the ghe of Ukrainian
    (0x2010, 0x2027), (0x2030, 0x203A), (0x2190, 0x2199),  # punctuation, arrows
]
SINGLE = "₂₃⁰¹²³⁴⁵⁶⁷⁸⁹½¼¾×÷−±≈≠≤≥∞√·…€№™◀▶▲▼◆●○■□✓✗⌘⇧⌥⌃⏎⌫→←ẞ" + "\u200e\u200f\u202f\u2009"


def slim(source, target):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    font = TTFont(source)
    font.flavor = None
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = table.cmap[code].removesuffix(".tf") + ".tf"
    picked = subset.Subsetter(options)
    picked.populate(unicodes=[c for a, b in RANGES for c in range(a, b + 1)] + [ord(c) for c in SINGLE])
    picked.subset(font)
    for name in ("STAT", "DSIG"):
        if name in font:
            del font[name]
    font.save(target)


def main():
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True)
        subprocess.run("tar xzf *.tgz", shell=True, cwd=folder, check=True)
        package = pathlib.Path(folder, "package")
        for weight in WEIGHTS:
            slim(package / "web" / f"Inter-{weight}.woff2", FONTS / f"Inter-{weight}.ttf")
        LICENCE.write_text(package.joinpath("LICENSE.txt").read_text().replace("\r\n", "\n"))
    size = sum(file.stat().st_size for file in FONTS.glob("*.ttf"))
    print(size, "bytes")
    assert size <= MOST_BYTES


if __name__ == "__main__":
    main()
