package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Languages;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.profile.Fault;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.record.AppDirectories;
import jump61.review.ui.LearnModel;
import jump61.review.ui.ReviewFeature;
import jump61.table.Extras;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.table.Wish;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.ui.TournamentDraft;
import jump61.tournament.ui.TournamentFeature;
import jump61.tournament.ui.TournamentModel;
import jump61.tournament.ui.TournamentState;
import jump61.window.Command;
import jump61.window.FxWait;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No text is cut short where there are long names and large numbers, in any language, beyond what WholeTextsTest sees. */
@Tag("slow")
class WholeTextsEverywhereTest extends WindowTest {
    /** A name of twenty letters, which may give way to what stands beside it. */
    private static final String LONG = "Wilhelmina Schreiber";

    private static final SimGame SIM = SimGame.INSTANCE;

    private final Map<String, List<String>> cut = new TreeMap<>();

    private void inEveryLanguage(String state, Runnable look) {
        for (String language : Languages.TAGS) {
            robot.interact(() -> desktopSettings().languageProperty().set(language));
            look.run();
            List<String> found = CutTexts.in(stage).stream()
                    .filter(text -> !text.contains(LONG))
                    .toList();
            if (!found.isEmpty()) {
                cut.put(language + " " + state, found);
            }
        }
        assertEquals(Map.of(), cut);
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void aGameByLetterAndTheEditor(double width, double height) {
        resize(width, height);
        Match match =
                new Match(CubesGame.INSTANCE.start(15), new Players(new Player.Human(LONG), new Player.ByLetter(LONG)));
        robot.interact(() -> {
            match().begin(match, TimeControl.NONE);
            match().play(match.position().legalMoves().get(0));
        });
        inEveryLanguage("letter", () -> {});
        robot.interact(() -> program().commands().run(Command.EDIT_POSITION));
        inEveryLanguage("editor", () -> {});
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void aNewGameAndTheLadder(double width, double height) {
        resize(width, height);
        inEveryLanguage("new game", () -> choose(stage, "newGame"));
        inEveryLanguage(
                "ladder", () -> robot.interact(() -> program().commands().runAnyway(Command.GO_YOU)));
    }

    /** With a first result, there is a second line below the faces. */
    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void theLevelsAfterTheFirstResult(double width, double height) {
        resize(width, height);
        ProfileModel profile = feature(ProfileFeature.class).model();
        BoardSize size = BoardSize.square(4);
        LocalDate day = LocalDate.of(2020, 9, 30);
        robot.interact(
                () -> profile.record(new ProfileEvent.Played(day, CubesGame.INSTANCE.id(), size, 1, 1, "3f2a", false)));
        inEveryLanguage("levels", () -> {
            choose(stage, "newGame");
            ToggleButton played = robot.lookup(".sheet #level1").query();
            assertTrue(played.getText().contains("\n"), "the result");
            robot.interact(
                    () -> robot.lookup(".sheet #level2").<ToggleButton>query().fire());
        });
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void theTableOfATournament(double width, double height) {
        resize(width, height);
        List<Entrant> players = new ArrayList<>();
        IntStream.rangeClosed(1, 7).forEach(i -> players.add(new Entrant(LONG + " " + i, "level:1")));
        players.add(new Entrant("Ada", Entrant.PERSON));
        TournamentDraft draft = new TournamentDraft(
                Format.ROUND_ROBIN, Games.all().get(0), BoardSize.square(2), 2, 2, players, List.of("1- 1- / 1- 1-"));
        TournamentModel tournament = feature(TournamentFeature.class).model();
        robot.interact(() -> tournament.start(draft, 1, true));
        waitUntil(() -> tournament.pictureProperty().get() != null
                && tournament.stateProperty().get() != TournamentState.OVER);
        choose(stage, "tournament");
        waitUntil(() -> isShown(".tournament #count"));
        inEveryLanguage("tournament", () -> choose(stage, "tournament"));
        robot.interact(tournament::stop);
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void thePracticeOfMistakes(double width, double height) {
        resize(width, height);
        ProfileModel profile = feature(ProfileFeature.class).model();
        Position third = after("12", "34");
        Position fifth = after("12", "34", "13", "24");
        LocalDate day = LocalDate.of(2020, 9, 30);
        robot.interact(() -> profile.record(
                new ProfileEvent.Played(day, SIM.id(), third.size(), 8, 0, "3f2a", false),
                fault(3, third, "13"),
                fault(5, fifth, "14")));
        waitUntil(() -> profile.profileProperty().get().practice().size() == 2);
        inEveryLanguage("home", () -> robot.interact(() -> program().commands().runAnyway(Command.GO_HOME)));
        inEveryLanguage(
                "puzzles", () -> robot.interact(() -> program().commands().runAnyway(Command.GO_PUZZLES)));
        robot.interact(() -> program().commands().runAnyway(Command.GO_HOME));
        waitUntil(() -> isShown("#mistakes"));
        robot.interact(() -> robot.lookup("#mistakes").<ButtonBase>query().fire());
        LearnModel learning = feature(ReviewFeature.class).learning();
        waitUntil(() -> learning.stage() == LearnModel.Stage.QUESTION);
        inEveryLanguage("practice", () -> {});
        robot.interact(() -> match().play(SIM.parseMove("13")));
        waitUntil(() -> learning.stage() == LearnModel.Stage.WRONG);
        inEveryLanguage("wrong", () -> {});
    }

    private static Position after(String... moves) {
        Position position = SIM.start(BoardSize.square(6));
        for (String move : moves) {
            position = position.play(SIM.parseMove(move)).after();
        }
        return position;
    }

    private static ProfileEvent fault(int ply, Position position, String move) {
        String note = "[blunder 1.0000 to 0.0000; best 56; depth 9]";
        return new ProfileEvent.FaultFound(
                LocalDate.now().minusDays(1), new Fault("3f2a", ply, SIM.id(), position.notation(), move, note));
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void atATable(double width, double height) {
        resize(width, height);
        inEveryLanguage("tables", this::goOnline);
        robot.interact(
                () -> robot.lookup(".sheet #tableName").queryAs(TextField.class).setText("Ann"));
        robot.interact(
                () -> robot.lookup(".sheet #openTable").<ButtonBase>query().fire());
        waitUntil(() ->
                !robot.lookup(".sheet #code").queryAs(TextField.class).getText().isEmpty());
        TableCode code = TableCode.read(FxWait.ask(() ->
                        robot.lookup(".sheet #code").queryAs(TextField.class).getText()))
                .orElseThrow();
        TableSettings settings = TableSettings.of(AppDirectories.in(home.resolve("friend")), LONG, true);
        Table friend =
                Table.join(settings, new TableCode("127.0.0.1", code.port()), Extras.NONE, Runnable::run, event -> {});
        try {
            waitUntil(() -> match().playersProperty().get().haveRemote());
            inEveryLanguage("table", () -> {});
            friend.say(4);
            friend.ask(Wish.DRAW, 0);
            friend.ask(Wish.TAKEBACK, 0);
            inEveryLanguage("offer", () -> {});
            friend.resign();
            waitUntil(() -> match().resultProperty().get() != null);
            inEveryLanguage("resigned", () -> {});
            friend.ask(Wish.REMATCH, 0);
            inEveryLanguage("rematch", () -> {});
        } finally {
            friend.leave();
        }
    }

    /** The codes at its end are what both players compare. */
    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void theNoteAboutASecurityCode(double width, double height) {
        resize(width, height);
        robot.interact(() -> program().commands().runAnyway(Command.GO_PLAY));
        inEveryLanguage("security code", () -> {
            robot.interact(() -> program()
                    .messages()
                    .note(program()
                            .texts()
                            .get("table.key.changed", "Wilhelmina", "QVDF-RE1Z-FZV8", "Y68W-5KFB-GYAQ")));
            assertTrue(isShown("#note"));
        });
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void watchingOthers(double width, double height) throws Exception {
        resize(width, height);
        Terms terms = new Terms(Games.usual(), BoardSize.square(4), Side.FIRST, Pace.NONE, Extras.ALL);
        BlockingQueue<TableEvent> heard = new LinkedBlockingQueue<>();
        Table host = Table.open(named("Ann"), terms, Runnable::run, heard::add);
        TableEvent.Opened opened = (TableEvent.Opened) heard.take();
        Table guest = Table.join(
                named(LONG),
                new TableCode("127.0.0.1", opened.codes().get(0).port()),
                Extras.ALL,
                Runnable::run,
                event -> {});
        try {
            goOnline();
            waitUntil(() -> watched().isPresent());
            inEveryLanguage("tables to watch", this::goOnline);
            waitUntil(() -> watched().isPresent());
            robot.interact(() -> watched().orElseThrow().fire());
            waitUntil(() -> isShown("#stopWatching"));
            inEveryLanguage("watching", () -> {});
            guest.resign();
            waitUntil(() -> match().resultProperty().get() != null);
            inEveryLanguage("watched", () -> {});
        } finally {
            guest.leave();
            host.leave();
        }
    }

    private Optional<ButtonBase> watched() {
        return robot.lookup(".table-row").<ButtonBase>queryAll().stream()
                .filter(row -> row.getAccessibleText().startsWith("Ann – "))
                .findFirst();
    }

    private TableSettings named(String name) {
        return TableSettings.of(AppDirectories.in(home.resolve(name.substring(0, 3))), name, true);
    }

    @ParameterizedTest
    @CsvSource({"480, 360", "1000, 700"})
    void theEndOfAGameAndSharingIt(double width, double height) {
        resize(width, height);
        Match match =
                new Match(CubesGame.INSTANCE.start(4), new Players(new Player.Human(LONG), new Player.Human("Ann")));
        Random random = new Random(5);
        while (!match.isOver()) {
            List<Move> moves = match.position().legalMoves();
            match.play(moves.get(random.nextInt(moves.size())));
        }
        robot.interact(() -> match().begin(match, TimeControl.NONE));
        waitUntil(() -> match().resultProperty().get() != null);
        inEveryLanguage("end", () -> {});
        inEveryLanguage("share", () -> choose(stage, "share"));
    }

    private void goOnline() {
        choose(stage, "newGame");
        robot.interact(
                () -> robot.lookup(".sheet #online").<ToggleButton>query().fire());
    }
}
