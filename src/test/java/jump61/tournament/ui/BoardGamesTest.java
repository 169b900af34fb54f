package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;
import jump61.tournament.Contestant;
import jump61.tournament.ContestantSpec;
import jump61.tournament.Entrant;
import jump61.tournament.Forfeit;
import jump61.tournament.Format;
import jump61.tournament.ProgramDialect;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import jump61.window.match.ManualMatch;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardGamesTest {
    @TempDir
    Path folder;

    /** What is to be done on the FX thread, which is the thread of the test here. */
    private final BlockingQueue<Runnable> fx = new LinkedBlockingQueue<>();

    private MatchViewModel view = ManualMatch.model();
    private final List<String> forfeits = new ArrayList<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private TournamentModel tournament;
    private BoardGames games;
    private Tags notes;

    /** A program that plays the first legal move, breaks the rules, crashes, or never answers. */
    private final class Program implements Contestant {
        private final String conduct;

        Program(String conduct) {
            this.conduct = conduct;
        }

        @Override
        public void begin(Position start, Side side, long seed) throws Forfeit {
            if (conduct.equals("crashes")) {
                throw new Forfeit(Forfeit.Kind.CRASH, "has ended");
            }
        }

        @Override
        public Move choose(Position position) throws Forfeit {
            if (conduct.equals("hangs")) {
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException stopped) {
                    throw new Forfeit(Forfeit.Kind.HANG, "was stopped");
                }
            }
            Move first = position.legalMoves().get(0);
            return conduct.equals("cheats") ? position.game().parseMove("9:9") : first;
        }

        @Override
        public void played(Turn turn) {}

        @Override
        public void close() {
            closed.countDown();
        }
    }

    /** Tags of the match on the board. */
    private final class Tags implements BoardGames.Notes {
        private final MatchViewModel board;
        private Map<String, String> tags = Map.of();

        Tags(MatchViewModel board) {
            this.board = board;
            board.matchProperty().subscribe(() -> tags = Map.of());
        }

        @Override
        public GameRecord record() {
            return GameRecord.of(board.matchProperty().get(), tags);
        }

        @Override
        public void add(Map<String, String> more) {
            tags = more;
        }
    }

    @BeforeEach
    void open() {
        view = ManualMatch.model();
        notes = new Tags(view);
        var library = new GameLibrary(folder.resolve("games"), GameLibrary.UNLIMITED);
        tournament = new TournamentModel(
                folder.resolve("tournaments"), library, fx::add, problem -> {}, () -> 7, LocalDate::now);
        games = new BoardGames(
                view,
                notes,
                tournament,
                (time, action) -> {
                    action.run();
                    return () -> {};
                },
                fx::add,
                (name, forfeit) -> forfeits.add(name + " " + forfeit.kind()));
    }

    @AfterEach
    void close() {
        games.close();
        tournament.close();
    }

    private void runUntil(BooleanSupplier reached) throws InterruptedException {
        while (!reached.getAsBoolean()) {
            Runnable next = fx.poll(30, TimeUnit.SECONDS);
            assertTrue(next != null, "nothing happens");
            next.run();
        }
    }

    /** Starts a tournament of one game, in which the program moves first, and puts it on the board. */
    private Match begin(String conduct) throws InterruptedException {
        var draft = new TournamentDraft(
                Format.GAUNTLET,
                Games.usual(),
                BoardSize.square(3),
                1,
                1,
                List.of(new Entrant("Rex", "program:./rex"), new Entrant("Ada", Entrant.PERSON)),
                List.of("1- 1- 1- / 1- 1- 1- / 1- 1- 1-"));
        assertEquals(Optional.empty(), draft.problem());
        tournament.start(draft, 1, false);
        runUntil(() -> tournament.pictureProperty().get() != null
                && tournament.pictureProperty().get().forPeople().isPresent());
        PeopleGame game = tournament.pictureProperty().get().forPeople().orElseThrow();
        assertTrue(game.program().isPresent());
        var stand = new ContestantSpec(
                "Rex", Optional.of(ProgramDialect.all().get(0)), List.of("rex"), () -> new Program(conduct));
        games.play(new PeopleGame(game.number(), game.names(), game.firstBegins(), game.match(), Optional.of(stand)));
        runUntil(() -> games.isGame(view.matchProperty().get()) || !forfeits.isEmpty());
        return game.match();
    }

    /** Starts a tournament of one game between two people, and shows it on the board after two moves. */
    private void beginForTwo() throws InterruptedException {
        startForTwo();
        playNow();
        view.play(view.matchProperty().get().position().legalMoves().get(0));
        view.play(view.matchProperty().get().position().legalMoves().get(0));
    }

    private void startForTwo() {
        tournament.start(
                new TournamentDraft(
                        Format.GAUNTLET,
                        Games.usual(),
                        BoardSize.square(3),
                        1,
                        1,
                        List.of(new Entrant("Ada", Entrant.PERSON), new Entrant("Bob", Entrant.PERSON)),
                        List.of("1- 1- 1- / 1- 1- 1- / 1- 1- 1-")),
                1,
                false);
    }

    private void playNow() throws InterruptedException {
        runUntil(() -> tournament.stateProperty().get() == TournamentState.RUNNING
                && tournament.pictureProperty().get() != null
                && tournament.pictureProperty().get().forPeople().isPresent());
        games.play(tournament.pictureProperty().get().forPeople().orElseThrow());
        runUntil(() -> games.isGame(view.matchProperty().get()));
    }

    private void resignAndExpectOneGame() throws InterruptedException {
        resign(view.matchProperty().get());
        runUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        assertEquals(1, tournament.pictureProperty().get().played());
        assertEquals(
                "Bob",
                tournament.pictureProperty().get().standings().rows().get(0).name());
    }

    @Test
    void nobodyIsHelpedInATournamentGameAndNoMoveIsTakenBackUntilItIsOver() throws Exception {
        tournament.start(
                new TournamentDraft(
                        Format.GAUNTLET,
                        Games.usual(),
                        BoardSize.square(3),
                        1,
                        1,
                        List.of(new Entrant("Ada", Entrant.PERSON), new Entrant("Eve", "level:1")),
                        List.of("1- 1- 1- / 1- 1- 1- / 1- 1- 1-")),
                1,
                false);
        playNow();
        assertNoHelp();
        view.play(view.matchProperty().get().position().legalMoves().get(0));
        assertNoHelp();
        GameRecord saved = notes.record();
        close();
        fx.clear();
        open();
        view.begin(saved.toMatch(), TimeControl.NONE);
        assertTrue(view.canUndoProperty().get());
        notes.add(saved.tags());
        runUntil(() -> games.isGame(view.matchProperty().get()));
        assertNoHelp();
        view.matchProperty().get().end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
        assertTrue(view.matchProperty().get().allowsHelp());
        assertFalse(view.canUndoProperty().get());
    }

    private void assertNoHelp() {
        Match match = view.matchProperty().get();
        assertFalse(match.allowsHelp() || match.allowsStudy() || match.allowsTakingBack());
        assertFalse(view.canHintProperty().get() || view.canUndoProperty().get() || view.givesAdvice());
    }

    @Test
    void aGameThatWasLeftIsContinuedAndNotRepeated() throws Exception {
        beginForTwo();
        var left = view.matchProperty().get().played();
        view.begin(new Match(Games.usual().start(3), new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
        playNow();
        assertEquals(left, view.matchProperty().get().played());
        resignAndExpectOneGame();
    }

    private static void resign(Match match) {
        match.end(new Result(Optional.of(Side.SECOND), Result.Reason.RESIGNATION));
    }

    @Test
    void aGameThatEndedWhileItsTournamentWasStoppedCountsWhenThatGoesOn() throws Exception {
        beginForTwo();
        tournament.stop();
        runUntil(TournamentState.STOPPED);
        resign(view.matchProperty().get());
        tournament.resume(1, false);
        runUntil(TournamentState.OVER);
        assertEquals(1, tournament.pictureProperty().get().played());
    }

    @Test
    void aGameNeverCountsInAnotherTournament() throws Exception {
        beginForTwo();
        KeptTournament first = tournament.shown().orElseThrow();
        Match match = view.matchProperty().get();
        tournament.stop();
        runUntil(TournamentState.STOPPED);
        tournament.forget();
        startForTwo();
        runUntil(() -> tournament.pictureProperty().get() != null
                && tournament.stateProperty().get() == TournamentState.RUNNING);
        resign(match);
        tournament.stop();
        runUntil(TournamentState.STOPPED);
        assertEquals(0, tournament.pictureProperty().get().played());
        tournament.show(first);
        runUntil(TournamentState.STOPPED);
        tournament.resume(1, false);
        runUntil(TournamentState.OVER);
        assertEquals(1, tournament.pictureProperty().get().played());
    }

    @Test
    void aDeletedTournamentIsPutBackAlsoIfItsGameWentOnMeanwhile() throws Exception {
        startForTwo();
        playNow();
        tournament.stop();
        runUntil(TournamentState.STOPPED);
        tournament.deleteShown();
        runUntil(() -> tournament.deleted().size() == 1);
        view.play(view.matchProperty().get().position().legalMoves().get(0));
        // The move has been written then, if it ever is.
        games.close();
        tournament.restore(tournament.deleted().get(0));
        runUntil(() -> tournament.all().size() == 1);
        assertEquals(List.of(), tournament.deleted());
    }

    @Test
    void aGameInWhichTheProgramWasKilledIsContinuedAtTheNextStart() throws Exception {
        beginForTwo();
        var left = view.matchProperty().get().played();
        KeptTournament kept = tournament.shown().orElseThrow();
        close();
        fx.clear();
        open();
        tournament.show(kept);
        runUntil(TournamentState.STOPPED);
        tournament.resume(1, false);
        playNow();
        assertEquals(left, view.matchProperty().get().played());
        resignAndExpectOneGame();
    }

    @Test
    void aGameRestoredToTheBoardResumesItsTournamentAndCounts() throws Exception {
        beginForTwo();
        GameRecord saved = notes.record();
        close();
        fx.clear();
        open();
        view.begin(saved.toMatch(), TimeControl.NONE);
        notes.add(saved.tags());
        runUntil(() -> games.isGame(view.matchProperty().get()));
        assertEquals(2, view.matchProperty().get().played().size());
        resignAndExpectOneGame();
    }

    private void runUntil(TournamentState wanted) throws InterruptedException {
        runUntil(() -> tournament.stateProperty().get() == wanted);
    }

    @Test
    void aPersonPlaysAProgramOnTheBoardAndTheResultCounts() throws Exception {
        Match match = begin("plays");
        assertEquals(new Players(new Player.Program("Rex"), new Player.Human("Ada")), match.players());
        while (!match.isOver()) {
            runUntil(() -> view.userToMoveProperty().get() || match.isOver());
            if (!match.isOver()) {
                assertFalse(view.canUndoProperty().get(), "a program cannot take back its moves");
                view.play(match.position().legalMoves().get(0));
            }
        }
        runUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        assertEquals(1, tournament.pictureProperty().get().played());
        assertEquals(List.of(), forfeits);
        closed.await();
    }

    @Test
    void aProgramThatCrashesOrBreaksTheRulesForfeitsTheGame() throws Exception {
        begin("crashes");
        runUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        begin("cheats");
        runUntil(() -> tournament.stateProperty().get() == TournamentState.OVER);
        assertEquals(List.of("Rex CRASH", "Rex ILLEGAL_MOVE"), forfeits);
        var last = tournament.pictureProperty().get().standings().rows().get(1);
        assertEquals("Rex", last.name());
        assertEquals(1, last.forfeits());
    }

    @Test
    void leavingTheGameEndsAProgramThatHangsAndTheGameCanBePlayedAgain() throws Exception {
        Match match = begin("hangs");
        view.begin(new Match(Games.usual().start(3), new Players(Player.HUMAN, Player.HUMAN)), TimeControl.NONE);
        closed.await();
        assertFalse(match.isOver());
        assertTrue(tournament.pictureProperty().get().forPeople().isPresent());
        assertEquals(List.of(), forfeits);
    }
}
