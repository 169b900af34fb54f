package jump61.window.settings;

/**
 * A colour in CIELAB (1976), where equal distances look about equally large.
 *
 * @param lightness from 0 for black to 100 for white
 * @param a from green to red
 * @param b from blue to yellow
 */
record Lab(double lightness, double a, double b) {
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
