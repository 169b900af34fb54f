package jump61.app.lesson;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.window.board.BoardControl;
import jump61.window.board.GameView;
import jump61.window.board.Help;
import jump61.window.match.MatchSounds;
import jump61.window.match.TurnDisplay;

/** The board of a lesson: shows its turns with sounds, and accepts the moves that the current step asks for. */
final class LessonBoard implements TurnDisplay {
    private final LessonModel lesson;
    private final GameView view;
    private final MatchSounds sounds;
    private final BoardControl board;

    /**
     * Creates the board of a lesson.
     *
     * @param onMove receives the moves that the user chooses
     * @param onRefused receives the reasons why choices are rejected
     */
    LessonBoard(
            LessonModel lesson, GameView view, MatchSounds sounds, Consumer<Move> onMove, Consumer<String> onRefused) {
        this.lesson = lesson;
        this.view = view;
        this.sounds = sounds;
        board = view.newBoard();
        board.getStyleClass().add("default-focus");
        board.setTurned(view.lowerSide().filter(side -> side != Side.FIRST).isPresent());
        board.setHelp(Help.SOME);
        board.setOnMove(onMove);
        board.setOnBeat(sounds::beat);
        board.setOnRefused(why -> {
            sounds.refused();
            onRefused.accept(why);
        });
    }

    BoardControl control() {
        return board;
    }

    /** Lets the user move if the step asks for it. */
    void open() {
        boolean asking = isAsking();
        board.setInteractive(asking);
        board.setHint(asking ? lesson.step().onlyMove().orElse(null) : null);
    }

    /** Moves the keyboard cursor to where the move begins. */
    void aim() {
        lesson.step().onlyMove().ifPresent(board::aimAt);
    }

    /** Focuses the board, with the cursor where the move begins. */
    void focus() {
        // First, because the square under the cursor is read when the board receives the focus.
        aim();
        board.requestFocus();
    }

    /**
     * {@return the place to look at, in the coordinates of the board's parent, which, unlike the board, is mirrored in
     * Arabic and Hebrew; empty if there is nothing to do}
     */
    Optional<Bounds> target() {
        return isAsking()
                ? lesson.step().pointed().flatMap(board::placeOf).map(board::localToParent)
                : Optional.empty();
    }

    private boolean isAsking() {
        return lesson.phaseProperty().get() == Phase.ASKING;
    }

    @Override
    public void place(Position position, Turn last) {
        board.setPosition(position);
        board.setLastTurn(last);
    }

    @Override
    public void show(Turn turn, Runnable whenDone) {
        sounds.played(turn, turn.mover() == Side.FIRST);
        board.show(turn, () -> {
            if (turn.after().result().isPresent()) {
                sounds.won();
            }
            whenDone.run();
        });
    }

    @Override
    public void finishNow() {
        board.finishNow();
    }
}
