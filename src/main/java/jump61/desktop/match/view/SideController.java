package jump61.desktop.match.view;

import javafx.application.Platform;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.VBox;
import jump61.desktop.board.BoardPseudoClasses;
import jump61.desktop.match.Headline;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.Seating;
import jump61.desktop.shell.Command;
import jump61.desktop.shell.Commands;
import jump61.desktop.shell.NodeVisibility;
import jump61.desktop.shell.Subscriptions;
import jump61.desktop.shell.Texts;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Side;

/** The side panel: both players, the moves, the result. */
public final class SideController {
    private final MatchViewModel match;
    private final Seating seating;
    private final Commands commands;
    private final Texts texts;
    private final MatchTexts words;
    private final Headline headline;
    private final Subscriptions subscriptions;
    private final Wheel wheel;
    private NodeVisibility cards;
    private NodeVisibility lists;

    @FXML
    private VBox panel;

    @FXML
    private PlayerController topController;

    @FXML
    private PlayerController bottomController;

    @FXML
    private VBox listed;

    @FXML
    private ListView<MoveRow> moves;

    @FXML
    private VBox noMoves;

    @FXML
    private Label howToBegin;

    @FXML
    private Label walked;

    @FXML
    private VBox resultCard;

    @FXML
    private Label resultTitle;

    @FXML
    private Label resultDetail;

    public SideController(
            MatchViewModel match,
            Seating seating,
            Commands commands,
            Texts texts,
            MatchTexts words,
            Subscriptions subscriptions) {
        this.match = match;
        this.seating = seating;
        this.commands = commands;
        this.texts = texts;
        this.words = words;
        this.headline = new Headline(match, texts, words);
        this.subscriptions = subscriptions;
        this.wheel = Wheel.walking(match);
    }

    @FXML
    private void initialize() {
        topController.follow(seating.topProperty(), false);
        bottomController.follow(seating.bottomProperty(), false);
        panel.lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(ButtonBase.class::cast)
                .forEach(button -> commands.bind(button, texts));
        cards = new NodeVisibility(panel);
        lists = new NodeVisibility(listed);
        moves.setCellFactory(list -> new MoveCell(match, words));
        moves.addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        listed.addEventFilter(ScrollEvent.SCROLL, this::walk);
        subscriptions.onAny(this::showMoves, match.turns(), match.plyProperty(), words.names());
        subscriptions.onAny(this::showHowToBegin, match.matchProperty(), match.playersProperty());
        subscriptions.onAny(this::showResult, match.resultProperty(), words.names());
        // The list has less room while the result is told.
        subscriptions.onChange(moves.heightProperty(), height -> Platform.runLater(this::scrollToCurrent));
    }

    private void showMoves() {
        boolean secondBegan = !match.turns().isEmpty() && match.turns().get(0).mover() != Side.FIRST;
        moves.getItems().setAll(MoveRow.rows(match.turns().size(), secondBegan));
        lists.set(moves, !match.turns().isEmpty());
        lists.set(noMoves, match.turns().isEmpty());
        int ply = match.plyProperty().get();
        walked.setText(texts.get("moves.walked", ply, match.turns().size()));
        if (!match.turns().isEmpty()) {
            moves.refresh();
            scrollToCurrent();
        }
    }

    /** What stands in place of the moves until there are some. */
    private void showHowToBegin() {
        Match now = match.matchProperty().get();
        if (now != null) {
            boolean hand = now.players().of(now.start().toMove()) instanceof Player.Human;
            howToBegin.setText(hand ? words.howToBegin(now.game()) : texts.get("moves.none.watch"));
        }
    }

    private void scrollToCurrent() {
        boolean secondBegan = !match.turns().isEmpty() && match.turns().get(0).mover() != Side.FIRST;
        moves.scrollTo(Math.max(0, MoveRow.rowOf(match.plyProperty().get(), secondBegan) - 2));
    }

    /** The list follows the game, so the wheel need not scroll it. */
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
            default -> null;
        };
        if (command != null) {
            commands.run(command);
            event.consume();
        }
    }

    private void showResult() {
        Result result = match.resultProperty().get();
        cards.set(resultCard, result != null);
        if (result != null) {
            Game game = match.positionProperty().get().game();
            resultTitle.setText(headline.text());
            BoardPseudoClasses.setColour(resultCard, result.winner().map(game::colour));
            resultDetail.setText(words.detail(
                    result, match.positionProperty().get(), match.turns().size()));
            resultCard.setAccessibleText(resultTitle.getText() + ". " + resultDetail.getText());
        }
    }
}
