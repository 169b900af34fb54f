package jump61.window.settings;

/**
 * A colour in sRGB, and how it is perceived.
 *
 * @param red from 0 to 1, like the others
 */
public record Rgb(double red, double green, double blue) {
    private static final int BYTE = 255;
    private static final double FLARE = 0.05;

    /** White. */
    public static final Rgb WHITE = of(0xffffff);

    /** A colour that is nearly black, for texts. */
    public static final Rgb DARK = of(0x1f2328);

    /** {@return the colour that is written {@code #rrggbb}} */
    public static Rgb of(int hex) {
        return new Rgb((hex >> 16 & BYTE) / 255.0, (hex >> 8 & BYTE) / 255.0, (hex & BYTE) / 255.0);
    }

    /** {@return this colour with a part of another mixed in} */
    public Rgb mixed(Rgb other, double part) {
        return new Rgb(
                red + (other.red - red) * part,
                green + (other.green - green) * part,
                blue + (other.blue - blue) * part);
    }

    /** {@return the contrast with another colour as defined by WCAG, from 1 to 21} */
    public double contrast(Rgb other) {
        double lighter = Math.max(luminance(), other.luminance());
        double darker = Math.min(luminance(), other.luminance());
        return (lighter + FLARE) / (darker + FLARE);
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    /** {@return this colour, mixed with just enough of another to reach a contrast with a background} */
    public Rgb readableOn(Rgb ground, Rgb towards, double contrast) {
        Rgb now = this;
        for (int step = 1; step <= BYTE && now.contrast(ground) < contrast; step++) {
            now = mixed(towards, (double) step / BYTE);
        }
        return now;
    }

    /** {@return how far apart two colours look: the distance in CIELAB (1976); 100 is from black to white} */
    public double distance(Rgb other) {
        return Lab.of(this).distance(Lab.of(other));
    }

    static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    static double encoded(double part) {
        double bounded = Math.max(0, Math.min(1, part));
        return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * Math.pow(bounded, 1 / 2.4) - 0.055;
    }

    /** {@return the colour as written in style sheets} */
    @Override
    public String toString() {
        return String.format(
                "#%02x%02x%02x", Math.round(red * BYTE), Math.round(green * BYTE), Math.round(blue * BYTE));
    }

    /**
     * A colour in CIELAB (1976), where equal distances look about equally large.
     *
     * @param lightness from 0 for black to 100 for white
     * @param a from green to red
     * @param b from blue to yellow
     */
    private record Lab(double lightness, double a, double b) {
        static Lab of(Rgb colour) {
            double red = Rgb.linear(colour.red());
            double green = Rgb.linear(colour.green());
            double blue = Rgb.linear(colour.blue());
            double x = cubeRoot((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
            double y = cubeRoot(0.2126 * red + 0.7152 * green + 0.0722 * blue);
            double z = cubeRoot((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
            return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
        }

        double distance(Lab other) {
            return Math.sqrt(
                    Math.pow(lightness - other.lightness, 2) + Math.pow(a - other.a, 2) + Math.pow(b - other.b, 2));
        }

        private static double cubeRoot(double part) {
            return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16.0 / 116;
        }
    }
}
