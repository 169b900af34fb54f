package jump61.games.noughts;

import jump61.game.BoardSize;
import jump61.game.BoardSizes;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.SearchState;
import jump61.game.Side;

/** Noughts and crosses on nine squares: three of one's own in a line win. */
public final class NoughtsGame implements Game {
    public static final NoughtsGame INSTANCE = new NoughtsGame();

    private static final BoardSizes SIZES = BoardSizes.only(3);

    static Refusal refusal(String key, Object... arguments) {
        return Refusal.in(NoughtsGame.class, key, arguments);
    }

    @Override
    public String id() {
        return "noughts";
    }

    @Override
    public Colour colour(Side side) {
        return side == Side.FIRST ? Colour.RED : Colour.BLUE;
    }

    @Override
    public BoardSizes sizes() {
        return SIZES;
    }

    @Override
    public NoughtsPosition start(BoardSize size) {
        if (!SIZES.contains(size)) {
            throw new RefusedException(refusal("size"));
        }
        return new NoughtsPosition(0, 0);
    }

    @Override
    public NoughtsPosition parsePosition(String text) {
        if (!text.matches("[xo.]{3}(/[xo.]{3}){2}")) {
            throw new RefusedException(refusal("notation", text));
        }
        String squares = text.replace("/", "");
        int crosses = 0;
        int noughts = 0;
        for (int square = 0; square < NoughtsPosition.SQUARES; square++) {
            crosses |= squares.charAt(square) == 'x' ? 1 << square : 0;
            noughts |= squares.charAt(square) == 'o' ? 1 << square : 0;
        }
        var position = new NoughtsPosition(crosses, noughts);
        if (!canComeUp(position)) {
            throw new RefusedException(refusal("impossible"));
        }
        return position;
    }

    /** {@return whether the sides took turns, and stopped when one of them had a line} */
    private static boolean canComeUp(NoughtsPosition position) {
        int more = Integer.bitCount(position.crosses()) - Integer.bitCount(position.noughts());
        boolean crossesWon = NoughtsPosition.hasLine(position.crosses());
        boolean noughtsWon = NoughtsPosition.hasLine(position.noughts());
        boolean inTime = !(crossesWon && (noughtsWon || more == 0)) && !(noughtsWon && more == 1);
        return (more == 0 || more == 1) && inTime;
    }

    @Override
    public NoughtsMove parseMove(String text) {
        if (!text.matches("[abc][123]")) {
            throw new RefusedException(refusal("notMove", text));
        }
        return new NoughtsMove((text.charAt(1) - '1') * 3 + text.charAt(0) - 'a');
    }

    @Override
    public SearchState searchState(Position position) {
        return new NoughtsSearchState((NoughtsPosition) position);
    }

    /** Equal steps, smaller than those of a game that nobody has measured. */
    @Override
    public int levelRating(int level) {
        return 700 + 100 * level;
    }

    @Override
    public double winningSlope() {
        return 2.5;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NoughtsGame;
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }
}
