package jump61.games.checkers.ui;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;
import jump61.games.checkers.Piece;
import jump61.window.board.BoardTexts;
import jump61.window.board.GridBoardSkin;
import jump61.window.board.TurnAnimation;

/** Draws a Checkers board and handles input. */
final class CheckersBoardSkin extends GridBoardSkin<CheckersBoard> {
    private static final double LIFTED = 1.08;

    private final List<CheckersSquare> squares = IntStream.range(0, CheckersPieces.SIZE * CheckersPieces.SIZE)
            .mapToObj(square -> new CheckersSquare(square, isDark(square)))
            .toList();
    private final CheckersPieces pieces = new CheckersPieces();
    private final Region hintFrom = ring("hint-ring");
    private final Region hintTo = ring("hint-ring");
    private CheckersSteps steps;
    /** The square of the selected piece; -1 if none is selected. */
    private int taken = -1;
    /** Whether the current press, which may become a drag, has just selected the piece. */
    private boolean dragging;

    CheckersBoardSkin(CheckersBoard board) {
        super(board);
        setSquares(BoardSize.square(CheckersPieces.SIZE), 0, squares);
        squares.forEach(square -> square.setOnFire(() -> choose(square.index())));
        addAbove(hintFrom);
        addAbove(hintTo);
        addAbove(pieces);
        registerChangeListener(board.positionProperty(), change -> taken = -1);
        follow();
    }

    private static boolean isDark(int square) {
        return (square / CheckersPieces.SIZE + square % CheckersPieces.SIZE) % 2 == 0;
    }

    private CheckersPosition position() {
        return getSkinnable().checkers();
    }

    private CheckersTexts checkersTexts() {
        return new CheckersTexts(texts(), position());
    }

    @Override
    protected void refresh() {
        steps = new CheckersSteps(position());
        if (!isOpen()) {
            taken = -1;
        }
        if (!getSkinnable().isAnimating()) {
            pieces.show(position());
        }
        checkersTexts().tell(getSkinnable());
        markLastTurn();
        markHint();
        markTaken();
        refreshTarget();
    }

    private void markLastTurn() {
        Turn turn = getSkinnable().getLastTurn();
        boolean led = turn != null
                && turn.after().equals(position())
                && turn.move() instanceof CheckersMove move
                && !move.isCannotMove()
                && !getSkinnable().isAnimating();
        for (CheckersSquare square : squares) {
            square.mark(led && (way(turn).from() == square.index() || way(turn).to() == square.index()));
        }
    }

    private static CheckersMove way(Turn turn) {
        return (CheckersMove) turn.move();
    }

    private void markHint() {
        boolean shown = !getSkinnable().isAnimating()
                && getSkinnable().getHint() instanceof CheckersMove move
                && !move.isCannotMove()
                && position().refusal(move).isEmpty();
        surround(hintFrom, shown ? ((CheckersMove) getSkinnable().getHint()).from() : -1);
        surround(hintTo, shown ? ((CheckersMove) getSkinnable().getHint()).to() : -1);
    }

    private void markTaken() {
        CheckersTexts texts = checkersTexts();
        for (CheckersSquare square : squares) {
            boolean selected = square.index() == taken;
            boolean target = taken >= 0 && steps.targets(taken).contains(square.index());
            square.setTaken(selected);
            square.setTarget(target);
            String told = texts.describe(square.index());
            square.setAccessibleText(selected ? texts.selected(told) : target ? texts.target(told) : told);
        }
    }

    private void take(int square) {
        taken = square;
        markTaken();
        refreshTarget();
    }

    /** Selects a piece that can move, or moves the selected one. */
    @Override
    protected void choose(int square) {
        if (!isOpen()) {
            return;
        }
        if (steps.canTake(square)) {
            take(square == taken ? -1 : square);
        } else if (taken >= 0 && steps.targets(taken).contains(square)) {
            CheckersMove move = CheckersMove.between(taken, square);
            take(-1);
            play(square, move);
        }
    }

    @Override
    protected boolean isChoosable(int square) {
        return isOpen()
                && (steps.canTake(square) || taken >= 0 && steps.targets(taken).contains(square));
    }

    @Override
    protected List<Integer> squaresOf(Move move) {
        return move instanceof CheckersMove way && !way.isCannotMove() ? List.of(way.from(), way.to()) : List.of();
    }

    @Override
    protected String describe(int square) {
        if (!isOpen() || square == taken || isWherePlayed(square)) {
            return checkersTexts().describe(square);
        }
        boolean sends = taken >= 0 && !steps.canTake(square);
        return sends
                ? checkersTexts().send(CheckersMove.between(taken, square), square)
                : checkersTexts().takeUp(square, steps);
    }

    @Override
    protected void pressAt(double x, double y) {
        super.pressAt(x, y);
        int square = geometry().squareAt(x, y);
        dragging = isOpen() && !getSkinnable().isEditing() && square >= 0 && square != taken && steps.canTake(square);
        if (dragging) {
            take(square);
        }
    }

    @Override
    protected void dragTo(double x, double y) {
        if (dragging && taken >= 0) {
            pieces.hold(taken, x, y, LIFTED);
        }
        point(x, y);
    }

    @Override
    protected void releaseAt(double x, double y) {
        int square = geometry().squareAt(x, y);
        if (taken >= 0) {
            pieces.rest(taken);
        }
        // The press itself selected the piece. Releasing it on the same square leaves it selected for a second click.
        boolean onlyTaken = dragging && square == taken;
        dragging = false;
        if (square >= 0 && !onlyTaken) {
            chooseOrRefuse(square);
        }
        point(x, y);
    }

    @Override
    protected boolean press(KeyCode key) {
        if (key == KeyCode.ESCAPE && taken >= 0) {
            take(-1);
            return true;
        }
        return super.press(key);
    }

    @Override
    protected void placed() {
        pieces.place(geometry());
        markHint();
    }

    @Override
    protected TurnAnimation animate(Turn turn) {
        return new CheckersAnimation(turn, pieces);
    }

    /** The texts of a Checkers board about a position and its squares. */
    record CheckersTexts(BoardTexts texts, CheckersPosition position) {
        /** A square in the notation of the rules. */
        private static final Pattern SQUARE = Pattern.compile("(\\d) (\\d)");

        /** Sets the accessible text of the board. */
        void tell(CheckersBoard board) {
            board.setAccessibleText(texts.get(
                    "board.position",
                    texts.side(Optional.of(position.toMove()), CheckersGame.INSTANCE),
                    position.score(Side.FIRST),
                    position.score(Side.SECOND)));
        }

        /** {@return a description of the square of the selected piece} */
        String selected(String square) {
            return texts.get("board.taken", square);
        }

        /** {@return a description of a square to which the selected piece can go} */
        String target(String square) {
            return texts.get("board.target", square);
        }

        /** {@return a description of a square, for example "Row 2, column 6: red piece"} */
        String describe(int square) {
            int row = square / CheckersPieces.SIZE;
            int column = square % CheckersPieces.SIZE;
            Optional<Piece> piece = position.piece(row, column);
            String key = piece.isEmpty() ? "board.empty" : piece.get().isKing() ? "board.king" : "board.man";
            return texts.get(key, row, column, texts.side(piece.map(Piece::side), CheckersGame.INSTANCE));
        }

        /**
         * {@return the status text of a square while no piece is selected, with the reason if its piece cannot be moved}
         */
        String takeUp(int square, CheckersSteps steps) {
            if (position.cannotMove()) {
                return texts.get("board.cannotMove");
            }
            if (steps.canTake(square)) {
                return describe(square);
            }
            // If something is wrong with the square itself, each target gives the same reason. A man that is merely
            // blocked has none.
            Optional<Refusal> reason = steps.wrongWith(square);
            return reason.map(refusal -> named(refusal).text(texts.locale()))
                    .orElseGet(() -> texts.get(
                            "board.blocked", texts.side(Optional.of(position.toMove()), CheckersGame.INSTANCE)));
        }

        /** {@return a refusal that names squares as the window does: "23" for "2 3"} */
        private static Refusal named(Refusal refusal) {
            return refusal.quoting(name -> SQUARE.matcher(name).replaceAll("$1$2"));
        }

        /** {@return the status text of a square as the target of the selected piece, with the reason if it is illegal} */
        String send(CheckersMove move, int to) {
            return position.refusal(move)
                    .map(refusal -> named(refusal).text(texts.locale()))
                    .orElseGet(() -> target(describe(to)));
        }
    }

    /** The legal moves of a Checkers position, by squares. These are numbered from 0, row by row. */
    private static final class CheckersSteps {
        private static final int SIZE = CheckersPieces.SIZE;

        private final CheckersPosition position;
        private final List<CheckersMove> steps;

        CheckersSteps(CheckersPosition position) {
            this.position = position;
            this.steps = position.legalMoves().stream()
                    .map(CheckersMove.class::cast)
                    .filter(step -> !step.isCannotMove())
                    .toList();
        }

        /** {@return whether the piece on a square can move} */
        boolean canTake(int square) {
            return steps.stream().anyMatch(step -> step.from() == square);
        }

        /** {@return the squares to which the piece on a square can move} */
        Set<Integer> targets(int square) {
            return steps.stream()
                    .filter(step -> step.from() == square)
                    .map(CheckersMove::to)
                    .collect(Collectors.toSet());
        }

        /** {@return the reason why no piece can be moved from a square; empty for a man that is merely blocked} */
        Optional<Refusal> wrongWith(int square) {
            Set<Optional<Refusal>> reasons = IntStream.range(0, SIZE * SIZE)
                    .filter(to -> to != square)
                    .mapToObj(to -> position.refusal(CheckersMove.between(square, to)))
                    .collect(Collectors.toSet());
            return reasons.size() == 1 ? reasons.iterator().next() : Optional.empty();
        }
    }
}
