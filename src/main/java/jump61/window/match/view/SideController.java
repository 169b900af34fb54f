package jump61.window.match.view;

import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Languages;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;
import jump61.window.match.MatchEnd;
import jump61.window.match.MatchViewModel;
import jump61.window.match.SideLines;

/** The side panel: both players, the moves, the result. */
public final class SideController extends Controller {
    /** Minimum height, in pixels, at which the story of a game and its moves both fit. */
    private static final double HIGH = 860;

    /** Length of a picture of the example, in pixels. */
    private static final double EXAMPLE = 92;

    /** Minimum size, in pixels, of the space for the moves at which the example fits there. */
    private static final double HIGH_ENOUGH = 300;

    private static final double WIDE_ENOUGH = 250;

    /** Minimum height, in pixels, of the space for the moves at which the list fits there and, below, its buttons alone. */
    private static final double LIST = 72;

    private static final double WALK = 32;

    /** Height of a move in the list, in pixels, as in {@code window.css}. */
    private static final double ROW = 28;

    private final SideLines lines;
    private final MatchEnd ending;
    private final Wheel wheel;
    private NodeVisibility cards;
    private NodeVisibility lists;
    private NodeVisibility beginning;

    @FXML
    VBox panel;

    @FXML
    Node top;

    @FXML
    Node bottom;

    @FXML
    Node foot;

    @FXML
    PlayerController topController;

    @FXML
    PlayerController bottomController;

    @FXML
    VBox listed;

    @FXML
    ListView<MoveRow> moves;

    @FXML
    VBox noMoves;

    @FXML
    HBox example;

    @FXML
    Label aim;

    @FXML
    Label howToBegin;

    @FXML
    Button howToPlay;

    @FXML
    HBox walk;

    @FXML
    StackPane endingPlace;

    @FXML
    StackPane talkPlace;

    @FXML
    Button story;

    public SideController(Context context, SideLines lines, MatchEnd ending) {
        super(context);
        this.lines = lines;
        this.ending = ending;
        this.wheel = Wheel.walking(match);
    }

    @FXML
    void initialize() {
        topController.follow(program.seating().topProperty());
        bottomController.follow(program.seating().bottomProperty());
        listed.lookupAll(".button").forEach(button -> commands.bind((ButtonBase) button, texts));
        cards = new NodeVisibility(panel);
        lists = new NodeVisibility(listed);
        moves.setCellFactory(list -> new MoveCell(match, lines, texts, words));
        moves.addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        listed.addEventFilter(ScrollEvent.SCROLL, this::walk);
        subscriptions.onAny(this::showMoves, match.turns(), match.plyProperty(), lines.changes(), words.names());
        beginning = new NodeVisibility(noMoves);
        subscriptions.onAny(
                this::showHowToBegin,
                match.matchProperty(),
                match.playersProperty(),
                program.seating().boardTurnedProperty());
        // Not during a layout, which would leave the nodes without style and position until the next one.
        subscriptions.onChange(listed.heightProperty(), height -> Platform.runLater(this::fitBeginning));
        subscriptions.onChange(listed.heightProperty(), height -> Platform.runLater(this::fitMoves));
        subscriptions.onChange(listed.widthProperty(), width -> Platform.runLater(this::fitBeginning));
        subscriptions.onAny(this::showEnd, ending.toldProperty(), ending.resultProperty(), panel.heightProperty());
        subscriptions.onValue(match.playersProperty(), this::showTalk);
        // The list has less room while the result is shown.
        subscriptions.onChange(moves.heightProperty(), height -> Platform.runLater(this::scrollToCurrent));
    }

    /** Shows the talk of two people at different computers above the moves, which alone give way to an offer. */
    private void showTalk(Players players) {
        boolean remote = players != null && players.haveRemote();
        if (remote && talkPlace.getChildren().isEmpty()) {
            Parent talk = context.views().load(FxmlFile.TABLE_TALK);
            talkPlace.managedProperty().bind(Bindings.isNotEmpty(talk.getChildrenUnmodifiable()));
            talkPlace.getChildren().add(talk);
        }
        cards.set(talkPlace, remote);
    }

    /** Moves the focus from a row to the list, because new rows replace it. */
    private void keepFocus() {
        if (isFocusIn(MoveCell.class::isInstance)) {
            moves.requestFocus();
        }
    }

    private boolean isFocusIn(Predicate<Node> part) {
        Node owner = panel.getScene() == null ? null : panel.getScene().getFocusOwner();
        return Stream.iterate(owner, Objects::nonNull, Node::getParent).anyMatch(part);
    }

    private void showMoves() {
        keepFocus();
        boolean secondBegan = !match.turns().isEmpty() && match.turns().get(0).mover() != Side.FIRST;
        moves.getItems().setAll(MoveRow.rows(match.turns().size(), secondBegan, lines));
        lists.set(noMoves, match.turns().isEmpty());
        fitMoves();
        if (!match.turns().isEmpty()) {
            moves.refresh();
            scrollToCurrent();
            // Before its next layout, the list does not know how many of the new rows it shows.
            Platform.runLater(this::scrollToCurrent);
        }
    }

    /** Hides what does not fit: the list of moves first, then its buttons. */
    private void fitMoves() {
        boolean begun = !match.turns().isEmpty();
        lists.set(moves, begun && listed.getHeight() >= LIST);
        lists.set(walk, begun && listed.getHeight() >= WALK);
    }

    /** Shows how to begin in place of the moves, until there are any. */
    private void showHowToBegin() {
        Match now = match.matchProperty().get();
        if (now != null) {
            aim.setText(words.aim(now.game()));
            howToBegin.setText(howToBegin(now));
            NodeVisibility.show(howToBegin, !howToBegin.getText().isEmpty());
            showExample(GameViews.of(now.game()));
            if (noMoves.getScene() != null) {
                Platform.runLater(this::fitBeginning);
            }
        }
    }

    /** Returns nothing where somebody elsewhere begins, because the headline says whose turn it is. */
    private String howToBegin(Match now) {
        Side first = now.start().toMove();
        if (now.players().isPerson(first)) {
            return words.howToBegin(now.game());
        }
        boolean computer = now.players().of(first).isComputer();
        return computer ? texts.get("moves.none.watch") : "";
    }

    /** Shows an example of what a move can do. The pictures are turned like the board. */
    private void showExample(GameView view) {
        example.getChildren().clear();
        for (Position position : view.example()) {
            if (!example.getChildren().isEmpty()) {
                Label then = new Label(Languages.isFromRightToLeft(texts.locale()) ? "←" : "→");
                then.getStyleClass().add("muted");
                example.getChildren().add(then);
            }
            Miniature picture = new Miniature(EXAMPLE);
            view.draw(position, picture);
            picture.setRotate(program.seating().boardTurnedProperty().get() ? 180 : 0);
            example.getChildren().add(picture);
        }
    }

    /** Hides what does not fit: the pictures first, the aim last. */
    private void fitBeginning() {
        beginning.set(example, listed.getHeight() >= HIGH_ENOUGH && listed.getWidth() >= WIDE_ENOUGH);
        double width = noMoves.getWidth()
                - noMoves.getInsets().getLeft()
                - noMoves.getInsets().getRight();
        double room = listed.getHeight()
                - listed.getInsets().getTop()
                - listed.getInsets().getBottom()
                - noMoves.getInsets().getTop()
                - noMoves.getInsets().getBottom();
        for (Region line : List.of(aim, howToBegin, howToPlay)) {
            if (line.isManaged()) {
                room -= line.prefHeight(width);
                beginning.set(line, room >= 0 || line == aim);
                room -= noMoves.getSpacing();
            }
        }
    }

    private void scrollToCurrent() {
        int ply = match.plyProperty().get();
        List<MoveRow> rows = moves.getItems();
        int current = IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).contains(ply))
                .findFirst()
                .orElse(0);
        int before = (int) Math.max(0, Math.min(2, moves.getHeight() / ROW - 1));
        moves.scrollTo(Math.max(0, current - before));
    }

    /** Handles the wheel. The list follows the game, so the wheel need not scroll it. */
    private void walk(ScrollEvent event) {
        wheel.turned(event);
        event.consume();
    }

    private void walk(KeyEvent event) {
        Command command = switch (event.getCode()) {
            case LEFT, UP -> Command.PREVIOUS;
            case RIGHT, DOWN -> Command.NEXT;
            case HOME -> Command.FIRST;
            case END -> Command.LAST;
            case ESCAPE -> match.isBrowsing() ? Command.LAST : null;
            default -> null;
        };
        if (command != null) {
            commands.run(command);
            event.consume();
        }
    }

    /** Shows the story of the game in place of the moves; in a high window, above them. */
    private void showEnd() {
        boolean over = ending.resultProperty().get() != null;
        boolean told = ending.toldProperty().get();
        if (told && endingPlace.getChildren().isEmpty()) {
            endingPlace.getChildren().add(context.views().load(FxmlFile.ENDING));
        }
        boolean focusGoes = told && isFocusIn(foot::equals);
        cards.set(top, !told);
        cards.set(bottom, !told);
        cards.set(foot, !told);
        cards.set(endingPlace, told);
        cards.set(story, over && !told);
        cards.set(listed, !told || panel.getHeight() >= HIGH);
        if (focusGoes) {
            panel.getScene().lookup("#board").requestFocus();
        }
    }

    @FXML
    void backToTheStory() {
        ending.movesWantedProperty().set(false);
    }

    /** Counts mouse wheel notches. The small increments of a touch pad are added up to whole notches. */
    static final class Wheel {
        /** Scroll distance of one notch of a common wheel, as reported by the toolkit. */
        private static final double NOTCH = 40;

        private final IntConsumer onTurned;
        private double gathered;

        /** Creates a wheel that reports notches, positive towards the user. */
        Wheel(IntConsumer onTurned) {
            this.onTurned = onTurned;
        }

        /** {@return a wheel that steps through the match shown: towards the user is forward} */
        static Wheel walking(MatchViewModel match) {
            return new Wheel(notches -> match.walkTo(match.plyProperty().get() + notches));
        }

        void turned(ScrollEvent event) {
            if (!event.isInertia() && !event.isControlDown()) {
                turned(event.getDeltaY());
            }
        }

        void turned(double distance) {
            if (distance * gathered < 0) {
                gathered = 0;
            }
            gathered += distance;
            int notches = (int) (gathered / NOTCH);
            if (notches != 0) {
                gathered -= notches * NOTCH;
                onTurned.accept(-notches);
            }
        }
    }
}
