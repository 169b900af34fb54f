package jump61.window.settings;

/**
 * A colour in sRGB, and what eyes make of it.
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

    /** {@return the contrast to another colour as the WCAG define it, from 1 to 21} */
    public double contrast(Rgb other) {
        double lighter = Math.max(luminance(), other.luminance());
        double darker = Math.min(luminance(), other.luminance());
        return (lighter + FLARE) / (darker + FLARE);
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    /** {@return this colour, mixed with as little of another as it needs for a contrast to a ground} */
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

    /** {@return the colour as style sheets write it} */
    @Override
    public String toString() {
        return String.format(
                "#%02x%02x%02x", Math.round(red * BYTE), Math.round(green * BYTE), Math.round(blue * BYTE));
    }
}
