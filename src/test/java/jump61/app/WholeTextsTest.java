package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import jump61.engine.Engine;
import jump61.engine.SearchMonitor;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.match.MatchSetup;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No text is cut short, with the numbers and names that people get to see. */
@Tag("slow")
class WholeTextsTest extends WindowTest {
    /** {@return the languages whose texts are usually the longest, or run the other way} */
    List<String> languages() {
        return List.of("de", "ru", "es", "ar", "en");
    }

    private static final Players CASUAL = new Players(Player.HUMAN, new Player.Computer(3));
    private static final List<Command> PLACES =
            List.of(Command.GO_HOME, Command.GO_PUZZLES, Command.GO_GAMES, Command.GO_YOU, Command.SETTINGS);

    private final Map<String, List<String>> cut = new TreeMap<>();

    @ParameterizedTest
    @CsvSource({"480, 360, .*", "1000, 700, de|el|es|fr|pl|pt-BR|ru|uk", "790, 560, .*", "905, 640, .*"})
    void thePlacesCutNoTextShort(double width, double height, String languages) {
        resize(width, height);
        recordMonths();
        lose();
        inLanguages(languages, language -> {
            for (Command place : PLACES) {
                robot.interact(() -> program().commands().runAnyway(place));
                note(language + " " + place.id());
            }
        });
    }

    @Test
    void aLongNameOfAProfileCutsNoneOfTheGamesBesideIt() {
        resize(1000, 700);
        String name = "Wolfeschlegelsteinhausenbergerdorff-Sen.";
        robot.interact(() -> feature(ProfileFeature.class).model().rename(name));
        robot.interact(() -> program().commands().runAnyway(Command.GO_YOU));
        waitUntil(() -> isShown("#person") && text("#person").equals(name));
        assertEquals(
                List.of(),
                CutTexts.in(stage).stream().filter(text -> !text.equals(name)).toList());
    }

    @Test
    void aHintAClockAndAScoreCutNoTextShort() {
        resize(480, 360);
        lose();
        robot.interact(
                () -> match().begin(played(20), TimeControl.total(Duration.ofMinutes(90), Duration.ofSeconds(30))));
        robot.interact(() -> program().commands().run(Command.HINT));
        waitUntil(() -> match().advice().hintProperty().get() != null);
        inEveryLanguage(language -> note(language + " hint"));
    }

    @Test
    void theEndOfAGameCutsNoTextShort() {
        resize(480, 360);
        lose();
        waitUntil(() -> isShown("#turning") || isShown("#biggest"));
        inEveryLanguage(language -> note(language + " end"));
    }

    @Test
    void theTabsOfANewGameCutNoTextShort() {
        resize(480, 360);
        inEveryLanguage(language -> {
            choose(stage, "newGame");
            for (String button : List.of("#more", "#people", "#watch", "#online")) {
                robot.interact(() -> robot.from(robot.lookup(".sheet").queryAll())
                        .lookup(button)
                        .<ToggleButton>query()
                        .fire());
                note(language + " " + button);
            }
            robot.push(KeyCode.ESCAPE);
        });
    }

    private interface Look {
        void at(String language);
    }

    private void inEveryLanguage(Look look) {
        inLanguages(".*", look);
    }

    private void inLanguages(String tags, Look look) {
        languages().stream().filter(tag -> tag.matches(tags)).forEach(language -> {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            look.at(language);
        });
        cut.values().removeIf(List::isEmpty);
        assertEquals(Map.of(), cut);
    }

    private void note(String state) {
        cut.put(state, CutTexts.in(stage));
    }

    private static Match played(int plies) {
        Engine engine = new Engine();
        Match match = new Match(CubesGame.INSTANCE.start(6), CASUAL);
        while (match.played().size() < plies && !match.isOver()) {
            Level level = Level.of(match.position().toMove() == Side.FIRST ? 1 : 4);
            match.play(engine.play(match.position(), level, match.played().size(), SearchMonitor.NONE)
                    .best()
                    .orElseThrow());
        }
        return match;
    }

    /** Loses a game, the last move of which is made in the window. */
    private void lose() {
        Match whole = played(300);
        assertEquals(Optional.of(Side.SECOND), whole.result().flatMap(Result::winner));
        Match match = new Match(whole.start(), new Players(Player.HUMAN, Player.HUMAN));
        whole.played().stream().limit(whole.played().size() - 1).forEach(turn -> match.play(turn.move()));
        robot.interact(() -> {
            program().newGame().begin(new MatchSetup(whole.game(), whole.start().size(), CASUAL, TimeControl.NONE));
            match().begin(match, TimeControl.NONE);
            match().pausedProperty().set(true);
            match.setPlayers(CASUAL);
            match.play(whole.played().get(whole.played().size() - 1).move());
        });
        waitUntil(() -> match().resultProperty().get() != null);
    }

    /** Games, puzzles and runs of some months, with numbers of two to four digits. */
    private void recordMonths() {
        LocalDate today = LocalDate.now();
        for (int ago = 40; ago > 0; ago--) {
            LocalDate day = today.minusDays(ago);
            String id = "game" + ago;
            int level = 1 + (40 - ago) / 10;
            record(new ProfileEvent.Played(
                    day, "jump61", CubesGame.INSTANCE.start(6).size(), level, ago % 3 == 0 ? 0 : 1, id, false));
            record(new ProfileEvent.Reviewed(day, id, 87));
            record(new ProfileEvent.Tried(day, "puzzle" + ago, 1100, true, 0, Optional.of(day)));
        }
        record(new ProfileEvent.Run(today, "streak", 114));
        record(new ProfileEvent.Run(today, "rush", 111));
    }

    private void record(ProfileEvent event) {
        robot.interact(() -> feature(ProfileFeature.class).model().record(event));
    }

    /** It is a name, not a text with a letter to press. */
    @Test
    void aLineInTheNameOfAProfileIsSeen() {
        robot.interact(() -> {
            feature(ProfileFeature.class).model().create("a_b_c");
            program().commands().run(Command.GO_YOU);
        });
        waitUntil(() -> FxWait.ask(
                        () -> robot.lookup("#person > .label").<Label>query().getText())
                .equals("a_b_c"));
        assertEquals(
                "a_b_c",
                FxWait.ask(
                        () -> ((Text) robot.lookup("#person > .label > .text").query()).getText()));
    }
}
