package jump61.games.cubes.ui;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.animation.Transition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import jump61.game.Move;
import jump61.game.Refusal;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.board.BoardTexts;
import jump61.window.board.GridBoardSkin;
import jump61.window.board.GridGeometry;
import jump61.window.board.Help;
import jump61.window.board.TurnAnimation;

/** Draws a Jump61 board and handles input. */
final class CubesBoardSkin extends GridBoardSkin<CubesBoard> {
    /** The size of a square while it is pressed, relative to its normal size. */
    private static final double SQUEEZED = 0.96;

    private final FlyingPips flying = new FlyingPips();
    private final Region lastRing = ring("last-ring");
    private final Region hintRing = ring("hint-ring");
    private final Crossings crossings = new Crossings();
    private final CascadeTally tally;
    private CubesSquares squares;
    private Celebration celebration = Celebration.none();
    private Tremble tremble = Tremble.none();

    CubesBoardSkin(CubesBoard board) {
        super(board);
        addAbove(lastRing);
        addAbove(hintRing);
        addAbove(crossings);
        addAbove(flying);
        tally = new CascadeTally(board);
        addAbove(tally.node());
        follow();
        registerChangeListener(board.helpProperty(), change -> refresh());
        registerChangeListener(board.marksProperty(), change -> markLastTurn());
    }

    private CubesTexts cubesTexts() {
        return new CubesTexts(texts(), position());
    }

    private CubesPosition position() {
        return getSkinnable().cubes();
    }

    @Override
    protected void refresh() {
        celebration.stop();
        tremble.stop();
        if (squares == null || !squares.size().equals(position().size())) {
            squares = new CubesSquares(position());
            squares.all().forEach(square -> square.setOnFire(() -> choose(square.index())));
            setSquares(position().size(), 1, squares.all());
        }
        if (!getSkinnable().isAnimating()) {
            squares.show(position());
            getSkinnable().setTerritory(Holdings.of(position()));
        }
        cubesTexts().tell(getSkinnable(), squares);
        markThreats();
        refreshTarget();
    }

    /** Updates other marks, whose rings give way to the ring of the pointer. */
    @Override
    protected void targeted() {
        markHint();
        markLastTurn();
    }

    private void markThreats() {
        List<Integer> threats = getSkinnable().gives(Help.ALL) && isOpen()
                ? FullSquares.of(position(), position().toMove().opponent())
                : List.of();
        squares.all().forEach(square -> square.threaten(threats.contains(square.index())));
    }

    private void markLastTurn() {
        Turn turn = getSkinnable().getLastTurn();
        boolean led = turn != null
                && turn.after().equals(position())
                && turn.move() instanceof CubesMove
                && getSkinnable().getMarks().stream()
                        .noneMatch(mark -> mark.move().equals(turn.move()))
                && !getSkinnable().isAnimating();
        int square = led ? position().square((CubesMove) turn.move()) : -1;
        surround(lastRing, led && !isTargeted(square) ? square : -1);
    }

    private void markHint() {
        boolean shown = !getSkinnable().isAnimating()
                && getSkinnable().getHint() instanceof CubesMove move
                && position().refusal(move).isEmpty();
        int square = shown ? position().square((CubesMove) getSkinnable().getHint()) : -1;
        surround(hintRing, shown && !isTargeted(square) ? square : -1);
    }

    @Override
    protected TurnAnimation animate(Turn turn) {
        celebration.stop();
        return new CascadeAnimation(new CascadeWaves(turn), squares, flying, tally);
    }

    @Override
    protected void turnShown(Turn turn) {
        if (getSkinnable().getAnimationSpeed() > 0) {
            tremble = Tremble.of(
                    FullSquares.filledBy(turn).stream().map(squares::get).toList());
        }
        if (turn.after().result().isPresent() && getSkinnable().getAnimationSpeed() > 0) {
            celebration = Celebration.from(position().square((CubesMove) turn.move()), squares);
            celebration.play();
        }
    }

    @Override
    protected String preview(int square) {
        if (square < 0) {
            squares.endPreview();
            crossings.hide();
            return "";
        }
        MovePreview preview = MovePreview.of(position(), position().move(square));
        squares.preview(preview);
        if (preview.bursts()) {
            crossings.show(geometry(), square, preview.mover());
        }
        return cubesTexts().tag(preview);
    }

    @Override
    protected void squeeze(int square, boolean squeezed) {
        if (!squeezed) {
            squares.get(square).swell(1);
        } else if (getSkinnable().getAnimationSpeed() > 0) {
            squares.get(square).swell(SQUEEZED);
        }
    }

    @Override
    protected void choose(int square) {
        if (isChoosable(square)) {
            play(square, position().move(square));
        }
    }

    @Override
    protected boolean isChoosable(int square) {
        return isOpen() && refusal(square).isEmpty();
    }

    @Override
    protected String describe(int square) {
        return isOpen() && !getSkinnable().isEditing()
                ? cubesTexts().status(square, refusal(square))
                : cubesTexts().describe(square);
    }

    @Override
    protected List<Integer> squaresOf(Move move) {
        return move instanceof CubesMove at && position().contains(at.row(), at.column())
                ? List.of(position().square(at))
                : List.of();
    }

    private Optional<Refusal> refusal(int square) {
        return position().refusal(position().move(square));
    }

    @Override
    public void dispose() {
        celebration.stop();
        tremble.stop();
        super.dispose();
    }

    /** Finds full squares: one more spot makes them burst. */
    static final class FullSquares {
        private FullSquares() {}

        /** {@return the full squares of a side, by number; an empty list once the game is over} */
        static List<Integer> of(CubesPosition position, Side side) {
            return IntStream.range(0, position.size().squares())
                    .filter(square -> position.isFull(position.move(square)))
                    .filter(square -> {
                        CubesMove at = position.move(square);
                        return position.owner(at).filter(side::equals).isPresent();
                    })
                    .boxed()
                    .toList();
        }

        /** {@return the squares that a turn has filled, by number} */
        static List<Integer> filledBy(Turn turn) {
            CubesPosition before = (CubesPosition) turn.before();
            CubesPosition after = (CubesPosition) turn.after();
            return IntStream.range(0, after.size().squares())
                    .filter(square -> after.isFull(after.move(square)) && !before.isFull(before.move(square)))
                    .boxed()
                    .toList();
        }
    }

    /** Makes squares tremble once when they become full, as if they could hardly hold their spots. */
    private static final class Tremble {
        private static final double PIXELS = 1.5;
        private static final double BEAT = 24;
        private static final double[] PLACES = {PIXELS, -PIXELS, PIXELS, -PIXELS, 0};

        private final Timeline motion = new Timeline();
        private final List<? extends Node> squares;

        private Tremble(List<? extends Node> squares) {
            this.squares = squares;
        }

        private void begin() {
            for (int i = 0; i < PLACES.length; i++) {
                double place = PLACES[i];
                motion.getKeyFrames()
                        .add(new KeyFrame(
                                Duration.millis(BEAT * (i + 1)),
                                squares.stream()
                                        .map(square -> new KeyValue(square.translateXProperty(), place))
                                        .toArray(KeyValue[]::new)));
            }
            motion.play();
        }

        /** {@return an empty animation} */
        static Tremble none() {
            return new Tremble(List.of());
        }

        /** {@return an animation of these squares, already started} */
        static Tremble of(List<? extends Node> squares) {
            Tremble tremble = new Tremble(squares);
            tremble.begin();
            return tremble;
        }

        /** Ends the animation at once and returns the squares to their places. */
        void stop() {
            motion.stop();
            squares.forEach(square -> square.setTranslateX(0));
        }
    }

    /** Spots on the edges of a square, where the spots of a move would cross to its neighbours. */
    static final class Crossings extends Group {
        private static final double RADIUS = 0.1;
        private static final double OUTLINE = 0.028;
        private static final List<Point2D> WAYS =
                List.of(new Point2D(0, -0.5), new Point2D(0, 0.5), new Point2D(-0.5, 0), new Point2D(0.5, 0));

        Crossings() {
            getStyleClass().add("crossings");
            setMouseTransparent(true);
            setAutoSizeChildren(false);
        }

        /** Shows where the spots of a square would cross. */
        void show(GridGeometry geometry, int square, Side mover) {
            BoardPseudoClasses.setColour(this, Optional.of(CubesGame.INSTANCE.colour(mover)));
            Bounds from = geometry.square(square);
            double length = from.getWidth();
            getChildren()
                    .setAll(WAYS.stream()
                            .filter(way -> geometry.squareAt(
                                            from.getCenterX() + 2 * way.getX() * length,
                                            from.getCenterY() + 2 * way.getY() * length)
                                    >= 0)
                            .map(way -> spot(
                                    from.getCenterX() + way.getX() * length,
                                    from.getCenterY() + way.getY() * length,
                                    length))
                            .toList());
        }

        private static Circle spot(double x, double y, double length) {
            Circle spot = new Circle(x, y, length * RADIUS);
            spot.getStyleClass().add("crossing");
            spot.setStrokeWidth(Math.max(1, length * OUTLINE));
            return spot;
        }

        void hide() {
            getChildren().clear();
        }
    }

    /** The celebration of a won Jump61 board: a gentle swell that spreads from the winning square. */
    static final class Celebration {
        private final Animation animation;

        private Celebration(Animation animation) {
            this.animation = animation;
        }

        /** {@return an empty celebration} */
        static Celebration none() {
            return new Celebration(null);
        }

        /** {@return a swell that spreads from {@code origin}} */
        static Celebration from(int origin, CubesSquares squares) {
            return new Celebration(new Swell(origin, squares));
        }

        void play() {
            animation.play();
        }

        /** Ends the celebration at once. No effect if it is over. */
        void stop() {
            if (animation != null) {
                animation.jumpTo(animation.getTotalDuration());
                animation.stop();
            }
        }

        /** A gentle swell that spreads from one square over a Jump61 board. */
        private static final class Swell extends Transition {
            private static final double MILLIS = 1100;
            private static final double SWELLING = 0.07;
            /** The fraction of the duration that the swell of one square takes. */
            private static final double BREADTH = 0.35;

            private final int origin;
            private final CubesSquares squares;

            Swell(int origin, CubesSquares squares) {
                this.origin = origin;
                this.squares = squares;
                setCycleDuration(Duration.millis(MILLIS));
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double progress) {
                for (CubesSquare square : squares.all()) {
                    double begin = (1 - BREADTH)
                            * distance(square.index())
                            / (squares.size().rows() + squares.size().columns());
                    double own = (progress - begin) / BREADTH;
                    square.swell(own <= 0 || own >= 1 ? 1 : 1 + SWELLING * Math.sin(Math.PI * own));
                }
            }

            private int distance(int square) {
                int columns = squares.size().columns();
                return Math.abs(square / columns - origin / columns) + Math.abs(square % columns - origin % columns);
            }
        }
    }

    /** The texts of a Jump61 board about a position and its squares. */
    record CubesTexts(BoardTexts texts, CubesPosition position) {
        /** Sets the accessible texts of the board. */
        void tell(CubesBoard board, CubesSquares squares) {
            board.setAccessibleText(texts.get(
                    "board.position",
                    position.size().rows(),
                    position.size().columns(),
                    texts.side(Optional.of(position.toMove()), CubesGame.INSTANCE)));
            squares.all().forEach(square -> square.setSpoken(() -> describe(square.index())));
        }

        /** {@return a description of a square, for example "Row 3, column 4: red, 2 spots, full"} */
        String describe(int square) {
            CubesMove at = position.move(square);
            String key = position.isFull(at) ? "board.square.full" : "board.square";
            return texts.get(
                    key, at.row(), at.column(), texts.side(position.owner(at), CubesGame.INSTANCE), position.spots(at));
        }

        /** {@return the status text of a square for the side to move, with the reason if it is illegal} */
        String status(int square, Optional<Refusal> refusal) {
            CubesMove at = position.move(square);
            boolean opponents = position.owner(at)
                    .filter(owner -> owner != position.toMove())
                    .isPresent();
            if (refusal.isPresent() && opponents) {
                return texts.get("board.opponents");
            }
            return refusal.map(reason -> reason.text(texts.locale())).orElseGet(() -> playable(square));
        }

        /** {@return the status text of a legal square: its description, and the effect of a click} */
        private String playable(int square) {
            CubesMove at = position.move(square);
            int spots = position.spots(at);
            int capacity = position.capacity(at);
            MovePreview preview = MovePreview.of(position, at);
            boolean own = position.owner(at).isPresent();
            return texts.get(preview.effect().key(own), at.row(), at.column(), spots, capacity, preview.taken());
        }

        /** {@return the effect of a move, in two or three words; empty if it only adds a spot} */
        String tag(MovePreview preview) {
            return switch (preview.effect()) {
                case ADDS -> "";
                case BURSTS -> texts.get("board.tag.bursts");
                case TAKES -> texts.get("board.tag.takes", preview.taken());
                case WINS -> texts.get("board.tag.wins");
            };
        }
    }
}
