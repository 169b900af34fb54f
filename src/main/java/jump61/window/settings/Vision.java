package jump61.window.settings;

/** Kinds of colour vision, simulated as in Machado, Oliveira and Fernandes (2009), each fully developed. */
enum Vision {
    USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTAN(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTAN(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITAN(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    private static final int PARTS = 3;

    private final double[] matrix;

    Vision(double... matrix) {
        this.matrix = matrix;
    }

    /** {@return what a colour looks like} */
    Rgb seen(Rgb colour) {
        double[] light = {Rgb.linear(colour.red()), Rgb.linear(colour.green()), Rgb.linear(colour.blue())};
        double[] seen = new double[PARTS];
        for (int row = 0; row < PARTS; row++) {
            for (int column = 0; column < PARTS; column++) {
                seen[row] += matrix[PARTS * row + column] * light[column];
            }
        }
        return new Rgb(Rgb.encoded(seen[0]), Rgb.encoded(seen[1]), Rgb.encoded(seen[2]));
    }
}
