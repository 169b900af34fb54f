package jump61.puzzle.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.GridPane;
import jump61.game.Game;
import jump61.game.Games;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.PuzzleKind;
import jump61.puzzle.ui.PuzzleTheme.Challenge;
import jump61.window.Choices;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** The choice boxes for the puzzles to practise. */
final class ThemeChoice {
    private final PuzzleModel model;
    private final Texts texts;
    private final ChoiceBox<Game> game;
    private final ChoiceBox<Optional<PuzzleKind>> kind;
    private final ChoiceBox<Challenge> challenge;
    private final List<Node> forPractice;
    private boolean filling;

    @SuppressWarnings("unchecked")
    ThemeChoice(GridPane form, PuzzleModel model, Texts texts, MatchTexts names) {
        this.model = model;
        this.texts = texts;
        game = (ChoiceBox<Game>) form.lookup("#puzzleGame");
        kind = (ChoiceBox<Optional<PuzzleKind>>) form.lookup("#puzzleKind");
        challenge = (ChoiceBox<Challenge>) form.lookup("#puzzleChallenge");
        forPractice = form.getChildren().stream()
                .filter(node -> GridPane.getRowIndex(node) != null && GridPane.getRowIndex(node) > 0)
                .toList();
        PuzzleTheme theme = model.theme();
        Choices.fill(game, games(), names::game, theme.game());
        Choices.fill(
                challenge,
                Arrays.asList(Challenge.values()),
                one -> texts.get("puzzle.challenge." + one.id()),
                theme.challenge());
        game.valueProperty().addListener((observable, before, now) -> choose());
        kind.valueProperty().addListener((observable, before, now) -> choose());
        challenge.valueProperty().addListener((observable, before, now) -> choose());
    }

    /** {@return the games that have puzzles} */
    static List<Game> games() {
        return Games.all().stream()
                .filter(one -> !PuzzleGames.kinds(one).isEmpty())
                .toList();
    }

    /** Shows the model's theme. */
    void show() {
        filling = true;
        PuzzleTheme theme = model.theme();
        List<Optional<PuzzleKind>> kinds = new ArrayList<>(List.of(Optional.empty()));
        PuzzleGames.kinds(theme.game()).forEach(one -> kinds.add(Optional.of(one)));
        if (!kind.getItems().equals(kinds)) {
            // Its kinds keep their names while the model has already turned to another game.
            Choices.fill(kind, kinds, one -> name(one, theme.game()), theme.kind());
        }
        game.setValue(model.game());
        kind.setValue(theme.kind());
        challenge.setValue(theme.challenge());
        boolean practice = model.activity() == Activity.PRACTICE;
        forPractice.forEach(node -> {
            node.setVisible(practice);
            node.setManaged(practice);
        });
        filling = false;
    }

    private String name(Optional<PuzzleKind> one, Game of) {
        return one.map(kind -> PuzzleTexts.ofKind("puzzle.kind.", kind, of, texts))
                .orElseGet(() -> texts.get("puzzle.kind.any"));
    }

    private void choose() {
        if (filling) {
            return;
        }
        if (model.activity() == Activity.DAILY) {
            model.chooseDaily(game.getValue());
        } else if (game.getValue() != null && challenge.getValue() != null) {
            Game wanted = game.getValue();
            Optional<PuzzleKind> of = kind.getValue() == null ? Optional.empty() : kind.getValue();
            boolean known = of.filter(PuzzleGames.kinds(wanted)::contains).isPresent();
            model.choose(new PuzzleTheme(wanted, known ? of : Optional.empty(), challenge.getValue()));
        }
    }
}
