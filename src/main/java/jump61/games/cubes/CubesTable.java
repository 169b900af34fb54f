package jump61.games.cubes;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import jump61.console.ComputerPlay;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;

/**
 * The common part of the dialects of Jump61: the board, the players and their levels, and the current match. Each
 * dialect decides when to play and what to print.
 */
final class CubesTable {
    private final Level usual;
    private final Consumer<MatchEvent> listener;
    private final ComputerPlay computer = new ComputerPlay();
    private final Map<Side, Level> levels = new EnumMap<>(Side.class);
    private Match match;

    /**
     * Sets up the default board, with a person as Red and the computer as Blue. The listener receives the events of all
     * matches.
     *
     * @param usual the level of the computer unless another is set
     */
    CubesTable(Level usual, Consumer<MatchEvent> listener) {
        this.usual = usual;
        this.listener = listener;
        layOut(
                CubesGame.INSTANCE.start(CubesGame.SIZES.usual()),
                new Players(Player.HUMAN, new Player.Computer(usual)));
    }

    ComputerPlay computer() {
        return computer;
    }

    CubesPosition position() {
        return (CubesPosition) match.position();
    }

    /** {@return whether one side owns the whole board} */
    boolean isWon() {
        return match.isOver();
    }

    /** {@return the side that owns the whole board, if one does} */
    Optional<Side> winner() {
        return match.result().flatMap(result -> result.winner());
    }

    /** {@return whether the computer plays a side} */
    boolean isComputer(Side side) {
        return match.players().of(side).isComputer();
    }

    /** Abandons the match and starts another, on an empty board of a valid size. */
    void clear(int size) {
        layOut(CubesGame.INSTANCE.start(size));
    }

    /** Abandons the match and starts another from its position, with one square changed. */
    void set(int row, int column, int spots, Side owner) {
        layOut(position().with(row, column, spots, owner));
    }

    /** Abandons the match and starts another from a position. */
    void layOut(CubesPosition position) {
        layOut(position, match.players());
    }

    void letPlay(Side side, boolean computer) {
        Player player = computer ? new Player.Computer(levels.getOrDefault(side, usual)) : Player.HUMAN;
        match.setPlayers(match.players().with(side, player));
    }

    void setLevel(Side side, Level level) {
        levels.put(side, level);
        letPlay(side, isComputer(side));
    }

    /** Plays a person's move. */
    void play(int row, int column) {
        play(new CubesMove(row, column));
    }

    /** Plays a move chosen elsewhere. */
    void play(CubesMove move) {
        match.play(move);
    }

    /** {@return whether it was the computer's turn} If so, plays one move for it. */
    boolean playComputer() {
        return playComputer(() -> false);
    }

    /** Like {@link #playComputer()}, but plays no move and returns false if the move is no longer wanted. */
    boolean playComputer(BooleanSupplier unwanted) {
        Optional<Level> level = match.awaited().flatMap(Player::computersLevel);
        if (level.isEmpty() || unwanted.getAsBoolean()) {
            return false;
        }
        Move chosen = computer.choose(match, level.get(), unwanted);
        if (unwanted.getAsBoolean()) {
            return false;
        }
        match.play(chosen);
        return true;
    }

    /** {@return whether the computer is to move} */
    boolean isComputersTurn() {
        return match.awaited().flatMap(Player::computersLevel).isPresent();
    }

    private void layOut(CubesPosition position, Players players) {
        match = new Match(position, players);
        match.addListener(listener);
    }
}
