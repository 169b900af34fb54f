package jump61.games.sim.ui;

import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import jump61.game.Move;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.sim.SimGame;
import jump61.games.sim.SimMove;
import jump61.games.sim.SimPosition;
import jump61.games.sim.SimTriangle;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.BoardSkin;
import jump61.window.board.BoardTexts;
import jump61.window.board.GridCursor;
import jump61.window.board.Help;
import jump61.window.board.MovePlace;
import jump61.window.board.Nudge;
import jump61.window.board.TurnAnimation;

/** Draws a Sim board and handles input. */
final class SimBoardSkin extends BoardSkin<SimBoard> {
    /** Half the side of the area around the middle of a line, in line widths. */
    private static final double NEAR = 1.5;

    private final Region frame = new Region();
    private final SimFigure figure = new SimFigure();
    private final Nudge nudge = new Nudge();
    private SimChoice choice = new SimChoice();
    /** The line that was rejected last. */
    private Optional<SimMove> refused = Optional.empty();

    private Optional<SimMove> hovered = Optional.empty();
    private int hoveredPoint;
    private int pressedPoint;
    private boolean byKeyboard;

    SimBoardSkin(SimBoard board) {
        super(board);
        frame.getStyleClass().add("frame");
        frame.setManaged(false);
        getChildren().setAll(frame, figure, tag());
        figure.lines().forEach(line -> line.setOnFire(() -> choose(line.move())));
        figure.points().forEach(point -> point.setOnFire(() -> take(point.number())));
        registerChangeListener(board.helpProperty(), change -> refresh());
        registerChangeListener(board.positionProperty(), change -> {
            choice.drop();
            tag().dismiss();
        });
        follow();
    }

    private SimPosition position() {
        return getSkinnable().sim();
    }

    private SimTexts simTexts() {
        return new SimTexts(texts(), position(), getSkinnable().gives(Help.SOME));
    }

    @Override
    protected void refresh() {
        if (!getSkinnable().isAnimating()) {
            figure.show(position(), getSkinnable().isEditing());
        }
        if (!isAsRefused()) {
            tag().dismiss();
        }
        simTexts().tell(getSkinnable(), figure);
        refreshTarget();
    }

    /** Draws marks, the line about to be drawn, and the status. */
    private void refreshTarget() {
        SimBoard board = getSkinnable();
        Optional<SimMove> target = byKeyboard ? choice.proposed() : hovered;
        for (SimLine line : figure.lines()) {
            mark(line);
            if (!board.isAnimating()) {
                line.show(position().owner(line.move()));
                target.filter(line.move()::equals).filter(this::isChoosable).ifPresent(move -> line.propose());
            }
        }
        boolean atKeyboard = board.isFocused() && (byKeyboard || board.isFocusVisible());
        for (SimPoint point : figure.points()) {
            int number = point.number();
            boolean taken = isOpen() && number == choice.first();
            point.pseudoClassStateChanged(BoardPseudoClasses.TAKEN, taken);
            point.setAccessibleText(
                    taken ? simTexts().taken(number) : simTexts().point(number));
            point.pseudoClassStateChanged(
                    BoardPseudoClasses.AIMED, byKeyboard ? atKeyboard && number == choice.cursor() : isAimed(number));
        }
        board.setCursor(
                isOpen()
                                && (hoveredPoint > 0
                                        || hovered.filter(this::isChoosable).isPresent())
                        ? Cursor.HAND
                        : Cursor.DEFAULT);
        tell(target.orElse(null), status(target));
    }

    private boolean isAimed(int point) {
        return isOpen()
                && (!position().legalMoves().isEmpty() || getSkinnable().isEditing())
                && (point == hoveredPoint
                        || hovered.filter(line -> line.from() == point || line.to() == point)
                                .isPresent());
    }

    private void mark(SimLine line) {
        SimBoard board = getSkinnable();
        SimMove move = line.move();
        Turn last = board.getLastTurn();
        boolean still = !board.isAnimating();
        line.pseudoClassStateChanged(
                BoardPseudoClasses.MOVED,
                still
                        && last != null
                        && last.after().equals(position())
                        && last.move().equals(move));
        line.pseudoClassStateChanged(BoardPseudoClasses.HINTED, still && move.equals(board.getHint()) && isLegal(move));
        line.pseudoClassStateChanged(
                BoardPseudoClasses.DANGER,
                isOpen()
                        && board.gives(Help.SOME)
                        && isLegal(move)
                        && position().losesAtOnce(move, position().toMove()));
    }

    private String status(Optional<SimMove> target) {
        if (target.isPresent()) {
            boolean refusable = isOpen() && !getSkinnable().isEditing() && !isWherePlayed(target.get());
            return simTexts().status(target.get(), refusable);
        }
        return choice.first() > 0 && isOpen() ? simTexts().taken(choice.first()) : "";
    }

    private boolean isLegal(SimMove line) {
        return position().refusal(line).isEmpty();
    }

    private boolean isChoosable(SimMove line) {
        return isOpen() && isLegal(line);
    }

    private void choose(SimMove line) {
        if (getSkinnable().isEditing()) {
            choice.drop();
            getSkinnable().place(Integer.parseInt(line.notation()));
        } else if (isChoosable(line)) {
            choice.drop();
            play(line, line);
        } else if (isOpen() && position().result().isEmpty()) {
            refuse(line, simTexts().status(line, true));
        }
    }

    /** Rejects a line: with a message in its middle, and a sound. */
    private void refuse(SimMove line, String why) {
        refused = Optional.of(line);
        nudge.play(figure.line(line), getSkinnable().getAnimationSpeed() > 0);
        Bounds middle = placeOf(line).orElseThrow();
        tag().answer(why, middle, frame.getBoundsInParent());
        super.turnDown(line, why);
    }

    @Override
    protected void turnDown(Move move, String why) {
        refuse((SimMove) move, why);
    }

    /** Selects a point as the first or second end of a line. */
    private void take(int point) {
        if (isOpen() && (position().result().isEmpty() || getSkinnable().isEditing())) {
            Optional<SimMove> line = choice.take(point);
            line.ifPresent(this::choose);
            line.filter(move -> !isLegal(move)).ifPresent(move -> hovered = line);
        }
        refreshTarget();
    }

    @Override
    protected void point(double x, double y) {
        byKeyboard = false;
        hoveredPoint = figure.geometry().pointAt(x, y);
        hovered = hoveredPoint > 0 ? lineTo(hoveredPoint) : lineAt(x, y);
        if (hoveredPoint == 0 && !hovered.equals(refused)) {
            tag().dismiss();
        }
        refreshTarget();
    }

    private Optional<SimMove> lineTo(int point) {
        boolean complete = choice.first() > 0 && choice.first() != point;
        return complete ? Optional.of(SimMove.between(choice.first(), point)) : Optional.empty();
    }

    /** Returns the line at a point. Where lines cross, the user more likely means an undrawn one. */
    private Optional<SimMove> lineAt(double x, double y) {
        List<SimMove> open = figure.lines().stream()
                .map(SimLine::move)
                .filter(move -> position().owner(move).isEmpty())
                .toList();
        List<SimMove> all = figure.lines().stream().map(SimLine::move).toList();
        return figure.geometry().lineAt(x, y, open).or(() -> figure.geometry().lineAt(x, y, all));
    }

    @Override
    protected void pointAway() {
        hovered = Optional.empty();
        hoveredPoint = 0;
        tag().dismiss();
        refreshTarget();
    }

    @Override
    protected void pressAt(double x, double y) {
        point(x, y);
        pressedPoint = hoveredPoint;
        if (pressedPoint > 0) {
            take(pressedPoint);
        }
    }

    @Override
    protected void releaseAt(double x, double y) {
        point(x, y);
        if (pressedPoint > 0 && hoveredPoint > 0 && hoveredPoint != pressedPoint && choice.first() == pressedPoint) {
            take(hoveredPoint);
        } else if (pressedPoint == 0) {
            hovered.ifPresent(this::choose);
        }
        pressedPoint = 0;
        refreshTarget();
    }

    @Override
    protected boolean press(KeyCode key) {
        byKeyboard = true;
        boolean taken = pressed(key);
        refreshTarget();
        if (taken) {
            getSkinnable().cursorMoved();
        }
        return taken;
    }

    private boolean pressed(KeyCode key) {
        if (key == KeyCode.ENTER || key == KeyCode.SPACE) {
            take(choice.cursor());
            return true;
        }
        if (key == KeyCode.ESCAPE && choice.first() > 0) {
            choice.drop();
            return true;
        }
        if (key.isDigitKey()) {
            int point = GridCursor.digit(key);
            if (1 <= point && point <= SimGame.POINTS) {
                take(point);
            }
            return true;
        }
        return choice.move(key);
    }

    @Override
    public Bounds drawn() {
        return figure.geometry().frame();
    }

    @Override
    protected Optional<MovePlace> place(Move move) {
        return move instanceof SimMove line ? Optional.of(figure.geometry().place(line)) : Optional.empty();
    }

    @Override
    protected MovePlace placeAt(int place) {
        // A line's place is the number formed by its two points.
        return figure.geometry().place(SimMove.between(place / 10, place % 10));
    }

    @Override
    protected Node focusItem() {
        return choice.proposed().<Node>map(figure::line).orElseGet(() -> figure.point(choice.cursor()));
    }

    /** Returns a small area around the middle of the line. */
    @Override
    protected Optional<Bounds> placeOf(Move move) {
        if (!(move instanceof SimMove line)) {
            return Optional.empty();
        }
        Point2D middle =
                figure.geometry().point(line.from()).midpoint(figure.geometry().point(line.to()));
        double near = figure.geometry().lineWidth() * NEAR;
        return Optional.of(new BoundingBox(middle.getX() - near, middle.getY() - near, 2 * near, 2 * near));
    }

    @Override
    protected TurnAnimation animate(Turn turn) {
        return new SimAnimation(turn, figure);
    }

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        SimGeometry geometry = SimGeometry.fit(new BoundingBox(x, y, width, height));
        Bounds around = geometry.frame();
        frame.resizeRelocate(around.getMinX(), around.getMinY(), around.getWidth(), around.getHeight());
        figure.place(geometry, getSkinnable().isNumbered());
        refresh();
        showMarks();
    }

    /** The choice of a line by its two points: the first point, and the keyboard cursor. */
    private static final class SimChoice {
        private int first;
        private int cursor = 1;

        /** {@return the first point; 0 if none has been selected} */
        int first() {
            return first;
        }

        /** {@return the point with the keyboard cursor} */
        int cursor() {
            return cursor;
        }

        /** {@return the line from the first point to the cursor} */
        Optional<SimMove> proposed() {
            return line(first, cursor);
        }

        /**
         * Selects a point. Selecting the first point again cancels the choice.
         *
         * @return the line completed by this point, if it is the second
         */
        Optional<SimMove> take(int point) {
            Optional<SimMove> line = line(first, point);
            first = first == 0 ? point : 0;
            cursor = point;
            return line;
        }

        /** Cancels the choice. */
        void drop() {
            first = 0;
        }

        /** Moves the cursor if the key is an arrow key; returns whether it is one. */
        boolean move(KeyCode key) {
            int step = switch (key) {
                case RIGHT, DOWN, KP_RIGHT, KP_DOWN -> 1;
                case LEFT, UP, KP_LEFT, KP_UP -> SimGame.POINTS - 1;
                default -> 0;
            };
            cursor = (cursor - 1 + step) % SimGame.POINTS + 1;
            return step != 0;
        }

        private static Optional<SimMove> line(int point, int other) {
            return point == 0 || point == other ? Optional.empty() : Optional.of(SimMove.between(point, other));
        }
    }

    /** Animates a turn of Sim: the line is drawn from point to point; then the triangle that ends the game is filled. */
    static final class SimAnimation implements TurnAnimation {
        private static final double LINE_MILLIS = 300;
        private static final double TRIANGLE_MILLIS = 500;

        private final Turn turn;
        private final SimFigure figure;
        private final List<SimTriangle> closed;

        SimAnimation(Turn turn, SimFigure figure) {
            this.turn = turn;
            this.figure = figure;
            this.closed = ((SimPosition) turn.after()).triangles();
        }

        @Override
        public int stages() {
            return closed.isEmpty() ? 1 : 2;
        }

        @Override
        public double millis(int stage) {
            return stage == 0 ? LINE_MILLIS : TRIANGLE_MILLIS;
        }

        @Override
        public void show(int stage, double progress) {
            SimLine line = figure.line((SimMove) turn.move());
            line.show(((SimPosition) turn.after()).owner(line.move()));
            line.draw(stage == 0 ? 1 - (1 - progress) * (1 - progress) : 1);
            if (stage == 1) {
                figure.showTriangles(closed, turn.mover(), progress);
            }
        }

        @Override
        public void end() {
            figure.show((SimPosition) turn.before(), false);
        }
    }

    /** The texts of a Sim board about a position, its lines and points. */
    record SimTexts(BoardTexts texts, SimPosition position, boolean dangers) {
        /** Sets the accessible texts of the board. */
        void tell(SimBoard board, SimFigure figure) {
            String toMove = texts.side(Optional.of(position.toMove()), SimGame.INSTANCE);
            board.setAccessibleText(texts.get(
                    "board.position",
                    toMove,
                    position.lines(Side.FIRST).size(),
                    position.lines(Side.SECOND).size(),
                    texts.side(Optional.of(Side.FIRST), SimGame.INSTANCE),
                    texts.side(Optional.of(Side.SECOND), SimGame.INSTANCE)));
            figure.lines().forEach(line -> line.setAccessibleText(describe(line.move())));
        }

        /** {@return a description of a point} */
        String point(int number) {
            return texts.get("board.point", number);
        }

        /** {@return a description of a line, for example "Line 3 to 4: not drawn"} */
        String describe(SimMove line) {
            Optional<Side> owner = position.owner(line);
            if (owner.isPresent()) {
                return texts.get("board.line", line.from(), line.to(), texts.side(owner, SimGame.INSTANCE));
            }
            boolean danger = dangers && position.result().isEmpty() && position.losesAtOnce(line, position.toMove());
            return texts.get(danger ? "board.line.danger" : "board.line.open", line.from(), line.to());
        }

        /** {@return the status text of a line: the reason if it may not be drawn, otherwise its description} */
        String status(SimMove line, boolean open) {
            Optional<Refusal> refusal = open ? position.refusal(line) : Optional.empty();
            return refusal.map(reason -> named(reason, line).text(texts.locale()))
                    .orElseGet(() -> describe(line));
        }

        /** {@return a refusal that names the line as the window does} */
        private static Refusal named(Refusal reason, SimMove line) {
            return reason.quoting(name -> name.equals(line.notation()) ? line.from() + "–" + line.to() : name);
        }

        /** {@return a description of the selected point, also the status text while it is the only one} */
        String taken(int point) {
            return texts.get("board.taken", point);
        }
    }
}
