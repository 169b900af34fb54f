package jump61.window.settings;

import java.util.List;
import java.util.Optional;

/**
 * Two colours chosen by the user for the sides.
 *
 * @param first the colour of the side that moves first
 * @param second the colour of the other side
 */
public record OwnColours(SideColour first, SideColour second) {
    /** The default colours. */
    public static final OwnColours USUAL = new OwnColours(SideColour.ORANGE, SideColour.VIOLET);

    private static final Rgb LIGHT_BOARD = Rgb.of(0xe9e2d5);
    private static final Rgb DARK_BOARD = Rgb.of(0x262d37);
    private static final Rgb DARK_TRACK = Rgb.of(0x29313b);
    private static final Rgb DARK_SURFACE = Rgb.of(0x1a2028);

    /** The colours of frames and free squares, light and dark. */
    private static final List<Rgb> GROUNDS = List.of(LIGHT_BOARD, Rgb.of(0xfffdf8), DARK_BOARD, Rgb.of(0x3a424e));

    /** The minimum contrast of a visible mark, which is still more than 3 after the colour has been rounded. */
    private static final double VISIBLE = 3.05;

    /** Minimum distance between two colours, for normal and for colour-blind vision. */
    private static final double APART = 40;

    private static final double APART_FOR_ALL = 22;
    private static final double OFF_THE_BOARD = 20;

    /** Why two colours are rejected. */
    public enum Problem {
        /** They are the same, or nearly so. */
        ALIKE,
        /** Colour-blind people could not distinguish them. */
        CONFUSED,
        /** One of them is hard to see on the board. */
        LOST;

        /** {@return the key of the explanation} */
        public String textKey() {
            return switch (this) {
                case ALIKE -> "settings.own.alike";
                case CONFUSED -> "settings.own.confused";
                case LOST -> "settings.own.lost";
            };
        }
    }

    /** {@return why the colours are rejected; empty if they are acceptable} */
    public Optional<Problem> problem() {
        Rgb one = first.face();
        Rgb other = second.face();
        if (one.distance(other) < APART) {
            return Optional.of(Problem.ALIKE);
        }
        for (Vision vision : Vision.values()) {
            if (vision.seen(one).distance(vision.seen(other)) < APART_FOR_ALL) {
                return Optional.of(Problem.CONFUSED);
            }
        }
        boolean lost = GROUNDS.stream()
                .anyMatch(ground -> one.distance(ground) < OFF_THE_BOARD || other.distance(ground) < OFF_THE_BOARD);
        return lost ? Optional.of(Problem.LOST) : Optional.empty();
    }

    /** {@return the style sheet that gives the sides these colours, for the style class of {@link Palette#OWN}} */
    public String styleSheet(boolean dark) {
        return ".window.palette-own {" + tokens("red", first.face(), dark) + tokens("blue", second.face(), dark)
                + "}\n";
    }

    private static String tokens(String side, Rgb face, boolean dark) {
        Rgb line = face.readableOn(dark ? DARK_TRACK : LIGHT_BOARD, dark ? Rgb.WHITE : Rgb.DARK, VISIBLE);
        Rgb pale = face.mixed(Rgb.WHITE, 0.85);
        return token(side, "", face)
                + token(side, "-rim", face.mixed(Rgb.DARK, 0.45))
                + token(side, "-spot", onFace(face))
                + token(side, "-full", face.contrast(pale) >= VISIBLE ? pale : Rgb.DARK)
                + token(side, "-tint", (dark ? DARK_SURFACE : Rgb.WHITE).mixed(face, dark ? 0.25 : 0.2))
                + token(side, "-edge", line)
                + token(side, "-line", line);
    }

    private static String token(String side, String name, Rgb colour) {
        return "-" + side + name + ": " + colour + "; ";
    }

    /** Returns the colour for spots on a face: black or white, whichever has more contrast. */
    private static Rgb onFace(Rgb face) {
        return face.contrast(Rgb.WHITE) >= VISIBLE ? Rgb.WHITE : Rgb.DARK;
    }

    /** {@return the id of the colours in text keys: {@code own.orange.violet}} */
    String id() {
        return "own." + first.id() + "." + second.id();
    }

    /** Kinds of colour vision, each at full severity, simulated as in Machado, Oliveira and Fernandes (2009). */
    private enum Vision {
        USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        PROTAN(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        DEUTAN(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        TRITAN(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private static final int PARTS = 3;

        private final double[] matrix;

        Vision(double... matrix) {
            this.matrix = matrix;
        }

        /** {@return a colour as seen with this vision} */
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
}
