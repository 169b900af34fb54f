#!/usr/bin/env bash
# Draws the icons anew after the SVG files in packaging/art have changed. Needs rsvg-convert (apt install librsvg2-bin) and python3.
set -euo pipefail
[[ ${1-} != -h && ${1-} != --help ]] || { sed -n '2,/^[^#]/s/^# //p' "$0" && exit; }
cd "$(dirname "$0")/../../packaging/art"
for drawing in jump61 jump61-record; do
    for size in 16 24 32 48 64 128 256 512; do
        rsvg-convert --width $size --height $size --output "icons/$drawing-$size.png" "$drawing.svg"
    done
done
python3 ../../lab/art/containers.py
