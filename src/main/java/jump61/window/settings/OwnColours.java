package jump61.window.settings;

import java.util.Comparator;
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

    /** The colours of frames and free squares, light and dark. */
    private static final List<Rgb> GROUNDS =
            List.of(Rgb.of(0xd9dee5), Rgb.of(0xfbfbf9), Rgb.of(0x1f252e), Rgb.of(0x3b434e));

    /** Amber, violet, green and pink. */
    private static final List<Rgb> MARKS =
            List.of(Rgb.of(0xf2b632), Rgb.of(0xa06be8), Rgb.of(0x37b24d), Rgb.of(0xf06595));

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

    /**
     * {@return the style sheet that applies these colours to boards and window where the root has the class of {@link
     * Palette#OWN}}
     */
    public String styleSheet(boolean dark) {
        return ".palette-own .board, .palette-own .evaluation-bar {" + board("red", first.face(), dark)
                + board("blue", second.face(), dark) + mark(dark) + "}\n.window.palette-own {"
                + window("red", first.face(), dark)
                + window("blue", second.face(), dark) + "-red-strip: " + strip(first.face()) + ";}\n";
    }

    /** Returns the colour for the mark of the last move: the one farthest from both sides' colours. */
    private String mark(boolean dark) {
        Rgb accent = MARKS.stream()
                .max(Comparator.comparingDouble(
                        mark -> Math.min(mark.distance(first.face()), mark.distance(second.face()))))
                .orElseThrow();
        return "-board-accent: " + accent + "; -board-trace: " + accent.mixed(Rgb.of(dark ? 0x1f252e : 0xd9dee5), 0.55)
                + "; ";
    }

    private static String board(String side, Rgb face, boolean dark) {
        Rgb ground = Rgb.of(dark ? 0x1f252e : 0xd9dee5);
        Rgb line = face.readableOn(ground, dark ? Rgb.WHITE : Rgb.DARK, 3);
        return rule(side, "face", face)
                + rule(side, "rim", face.mixed(Rgb.DARK, 0.45))
                + rule(side, "lit", face.mixed(Rgb.WHITE, 0.8))
                + rule(side, "bright", face.mixed(Rgb.WHITE, 0.3))
                + rule(side, "pip", onFace(face))
                + rule(side, "line", line);
    }

    private static String window(String side, Rgb face, boolean dark) {
        Rgb ground = Rgb.of(dark ? 0x0d1117 : 0xffffff);
        return "-side-" + side + ": " + strip(face) + "; -on-" + side + ": " + onFace(face) + "; "
                + rule(side, "words", face.readableOn(ground, dark ? Rgb.WHITE : Rgb.DARK, 4.5))
                + rule(side, "tint", ground.mixed(face, 0.18));
    }

    private static String rule(String side, String name, Rgb colour) {
        return "-" + side + "-" + name + ": " + colour + "; ";
    }

    /** Returns the colour for pips and words on a face: black or white, whichever has more contrast. */
    private static Rgb onFace(Rgb face) {
        return face.contrast(Rgb.WHITE) >= 3.2 ? Rgb.WHITE : Rgb.DARK;
    }

    /** Returns the face colour, made dark or light enough for words on it. */
    private static Rgb strip(Rgb face) {
        Rgb words = onFace(face);
        return face.readableOn(words, words == Rgb.WHITE ? Rgb.DARK : Rgb.WHITE, 4.5);
    }

    /** {@return the id of the colours in text keys: {@code own.orange.violet}} */
    String id() {
        return "own." + first.id() + "." + second.id();
    }

    /** Kinds of colour vision, simulated as in Machado, Oliveira and Fernandes (2009), each fully developed. */
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
}
