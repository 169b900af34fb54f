package jump61.app.newgame;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.game.Tally;
import jump61.window.Choices;
import jump61.window.NameLimit;
import jump61.window.NodeVisibility;
import jump61.window.Texts;
import jump61.window.board.BoardPseudoClasses;
import jump61.window.match.Ladder;
import jump61.window.match.MatchTexts;

/** The part of the sheet for choosing the players: a person against a level, two people by name, or two levels. */
public final class OpponentChooser {
    private final Texts texts;
    private final MatchTexts words;
    private final Ladder ladder;
    private final ObjectProperty<Opponents> opponents =
            new SimpleObjectProperty<>(this, "opponents", Opponents.COMPUTER);
    private final ChangeListener<Ladder.Rungs> onLadder = (observable, before, now) -> showLevels();
    private ObservableValue<Ladder.Rungs> rungs;
    private NodeVisibility parts;
    private Game game;
    private Optional<String> program = Optional.empty();
    private String aboutProgram = "";

    @FXML
    private VBox who;

    @FXML
    private LevelPicker levels;

    @FXML
    private Label levelText;

    @FXML
    private Region names;

    @FXML
    private Region programs;

    @FXML
    private Region firstNameMarker;

    @FXML
    private Region secondNameMarker;

    @FXML
    private Region firstLevelMarker;

    @FXML
    private Region secondLevelMarker;

    @FXML
    private TextField firstName;

    @FXML
    private TextField secondName;

    @FXML
    private ChoiceBox<Level> firstLevel;

    @FXML
    private ChoiceBox<Level> secondLevel;

    public OpponentChooser(Texts texts, MatchTexts words, Ladder ladder) {
        this.texts = texts;
        this.words = words;
        this.ladder = ladder;
    }

    @FXML
    private void initialize() {
        parts = new NodeVisibility(who);
        NameLimit.apply(firstName);
        NameLimit.apply(secondName);
        opponents.subscribe(this::showOpponents);
        levels.levelProperty().addListener((observable, before, now) -> describeLevel());
    }

    /**
     * Shows the initial choice.
     *
     * @param last the last players
     * @param named two people, with the names they last used
     * @param level the last opponent's level
     */
    void begin(Players last, Players named, Level level) {
        List<Level> all = List.of(Level.values());
        Choices.fill(
                firstLevel, all, words::level, last.first().computersLevel().orElse(level));
        Choices.fill(
                secondLevel, all, words::level, last.second().computersLevel().orElse(level));
        levels.levelProperty()
                .set(last.second()
                        .computersLevel()
                        .or(last.first()::computersLevel)
                        .orElse(level));
        firstName.setText(named.first().givenName().orElse(""));
        secondName.setText(named.second().givenName().orElse(""));
        choose(Opponents.of(last));
    }

    /** Shows the controls for a kind of opponents. */
    void choose(Opponents kind) {
        opponents.set(kind);
    }

    private void showOpponents(Opponents now) {
        parts.set(levels, now == Opponents.COMPUTER);
        parts.set(levelText, now == Opponents.COMPUTER);
        parts.set(names, now == Opponents.PEOPLE);
        parts.set(programs, now == Opponents.WATCH);
    }

    /** Sets the colour that the computer would play against one person. */
    void setColour(Colour colour) {
        levels.setColour(colour);
    }

    /** Sets the action to run when a level is chosen. */
    void setOnLevel(Runnable action) {
        levels.setOnChosen(action);
    }

    /** Sets the action to run on a double click on a level. */
    void setOnDoubleClick(Runnable action) {
        levels.setOnDoubleClick(action);
    }

    /**
     * Shows that a program plays instead of a level; empty if none does.
     *
     * @param about a description of it
     */
    void showProgram(Optional<String> name, String about) {
        program = name;
        aboutProgram = about;
        levels.setFree(name.isPresent());
        describeLevel();
    }

    /** Adapts the names of sides and levels to a game. */
    void show(Game newGame) {
        game = newGame;
        mark(Side.FIRST, firstNameMarker, firstLevelMarker);
        mark(Side.SECOND, secondNameMarker, secondLevelMarker);
        String first = words.side(Side.FIRST, game);
        String second = words.side(Side.SECOND, game);
        firstName.setPromptText(texts.get("newGame.nameOf", first));
        secondName.setPromptText(texts.get("newGame.nameOf", second));
        firstName.setAccessibleText(firstName.getPromptText());
        secondName.setAccessibleText(secondName.getPromptText());
        firstLevel.setAccessibleText(first);
        secondLevel.setAccessibleText(second);
        rungs = ladder.of(game);
        // The ladder outlives the sheet.
        rungs.addListener(new WeakChangeListener<>(onLadder));
        showLevels();
    }

    private void mark(Side side, Region... markers) {
        for (Region marker : markers) {
            BoardPseudoClasses.setColour(marker, Optional.of(game.colour(side)));
        }
    }

    private void showLevels() {
        levels.show(this::caption, level -> Sentences.join(words.level(level), description(level)), rungs.getValue());
        describeLevel();
    }

    /** {@return the name of a level, and below it the results against it} */
    private String caption(Level level) {
        Tally score = rungs.getValue().scores().get(level);
        String name = words.level(level);
        // Once there is a result, a second line everywhere keeps the faces in one row; a line break alone would not do.
        return rungs.getValue().scores().isEmpty() ? name : name + "\n" + (score == null ? "\u00a0" : points(score));
    }

    private String points(Tally score) {
        return texts.get("newGame.score", score.wins(), score.losses());
    }

    private void describeLevel() {
        if (program.isPresent()) {
            levelText.setText(texts.get("newGame.level", program.get(), aboutProgram));
        } else if (game != null) {
            Level level = levels.levelProperty().get();
            levelText.setText(texts.get("newGame.level", words.level(level), description(level)));
        }
    }

    /** {@return what a level can do, the user's results against it, and whether it is recommended} */
    private String description(Level level) {
        Tally score = rungs.getValue().scores().get(level);
        String said = words.describeLevel(level, game);
        if (score != null) {
            said = texts.get("newGame.then", said, texts.get("newGame.record", score.wins(), score.losses()));
        }
        boolean suits = rungs.getValue().next().equals(Optional.of(level));
        return suits ? texts.get("newGame.then", said, texts.get("newGame.suits")) : said;
    }

    @FXML
    private void swapNames() {
        String first = firstName.getText();
        firstName.setText(secondName.getText());
        secondName.setText(first);
    }

    @FXML
    private void swapLevels() {
        Level first = firstLevel.getValue();
        firstLevel.setValue(secondLevel.getValue());
        secondLevel.setValue(first);
    }

    /** The kind of opponents chosen. */
    ObservableValue<Opponents> opponentsProperty() {
        return opponents;
    }

    /** {@return the chosen players, with a single person playing {@code own}} */
    Players chosen(Side own) {
        Player program = new Player.Computer(levels.levelProperty().get());
        return switch (opponents.get()) {
            case COMPUTER -> new Players(program, program).with(own, Player.HUMAN);
            case PEOPLE -> new Players(new Player.Human(firstName.getText()), new Player.Human(secondName.getText()));
            case WATCH ->
                new Players(new Player.Computer(firstLevel.getValue()), new Player.Computer(secondLevel.getValue()));
        };
    }
}
