package jump61.review;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How good a move was. {@link Thresholds} contains the limits, docs/review.md their sources. */
public enum MoveClass {
    /** As good as any move the review found. In a lost position: a move not known to lose sooner than others. */
    BEST(Cost.NOTHING),
    /** Not the best, but lost nothing significant. */
    GOOD(Cost.NOTHING),
    /** Lost a little of the winning chances. */
    INACCURACY(Cost.LITTLE),
    /** Lost much of the winning chances. */
    MISTAKE(Cost.MUCH),
    /** Lost so much that it may have cost the game. */
    BLUNDER(Cost.MUCH),
    /** Gave away a forced win, although the game was not yet lost. */
    MISSED_WIN(Cost.MUCH),
    /** The best move, where every alternative would have been a blunder. */
    ONLY_MOVE(Cost.NOTHING),
    /** The only legal move. */
    FORCED(Cost.NOTHING);

    /** What a move costs. */
    private enum Cost {
        NOTHING,
        LITTLE,
        MUCH
    }

    private final Cost cost;

    MoveClass(Cost cost) {
        this.cost = cost;
    }

    /** {@return the English name used in files and commands, for example {@code missed win}} */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** {@return the key of its name in text bundles, for example {@code missedWin}} */
    public String key() {
        String[] words = title().split(" ");
        return words.length == 1
                ? words[0]
                : words[0] + words[1].substring(0, 1).toUpperCase(Locale.ROOT) + words[1].substring(1);
    }

    /** {@return the class of a move that loses this much of the winning chances, 0 to 1, where nothing is forced} */
    public static MoveClass ofLoss(double lost) {
        return Thresholds.classOf(lost);
    }

    /** {@return the class with this {@link #title}} */
    public static Optional<MoveClass> byTitle(String title) {
        return Arrays.stream(values()).filter(any -> any.title().equals(title)).findFirst();
    }

    /** {@return whether the graph and the list should mark the move, because something was lost} */
    public boolean isFault() {
        return cost != Cost.NOTHING;
    }

    /** {@return whether learning from mistakes asks for a better move} */
    public boolean isSerious() {
        return cost == Cost.MUCH;
    }
}
