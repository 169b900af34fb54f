package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.Outcome;
import jump61.tournament.TournamentException;
import jump61.tournament.TournamentException.Reason;
import jump61.tournament.ui.TournamentDraft.Problem;
import jump61.tournament.ui.TournamentPicture.PeopleGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentModelTest {
    private static final Game JUMP61 = Games.all().get(0);

    @TempDir
    Path folder;

    /** What is to be done on the FX thread, which is the thread of the test here. */
    private final BlockingQueue<Runnable> fx = new LinkedBlockingQueue<>();

    private final List<Throwable> failures = new ArrayList<>();
    private final Set<Integer> reported = new HashSet<>();
    private GameLibrary library;
    private TournamentModel model;

    @BeforeEach
    void open() {
        library = new GameLibrary(folder.resolve("games"), GameLibrary.UNLIMITED);
        model = newModel();
    }

    private TournamentModel newModel() {
        return new TournamentModel(
                folder.resolve("tournaments"), library, fx::add, failures::add, () -> 7, LocalDate::now);
    }

    @AfterEach
    void close() {
        model.close();
    }

    @Test
    void whatAKilledSaveLeftInATournamentsFolderIsSweptAway() throws Exception {
        Path kept = Files.createDirectories(folder.resolve("tournaments").resolve("20260101-120000"));
        Path left = Files.writeString(kept.resolve(".tournament.txt.jump61-1abc.new"), "half");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(600)));
        KeptTournament.list(folder.resolve("tournaments"));
        assertFalse(Files.exists(left));
    }

    private static TournamentDraft draft(Format format, int games, String... entrants) {
        return new TournamentDraft(
                format,
                JUMP61,
                BoardSize.square(3),
                1,
                games,
                List.of(entrants).stream().map(Entrant::parse).toList(),
                List.of());
    }

    private void runUntil(BooleanSupplier reached) throws InterruptedException {
        while (!reached.getAsBoolean()) {
            Runnable next = fx.poll(30, TimeUnit.SECONDS);
            assertTrue(next != null, () -> "nothing happens: " + failures);
            next.run();
        }
    }

    private void runUntil(TournamentState wanted) throws InterruptedException {
        runUntil(() -> model.stateProperty().get() == wanted);
    }

    @Test
    void aTournamentThatWasBeingPreparedWhenTheProgramEndedIsNotBegun() throws Exception {
        model.start(draft(Format.ROUND_ROBIN, 1, "level:1", "level:2"), 1, true);
        Runnable prepared = fx.poll(30, TimeUnit.SECONDS);
        model.close();
        prepared.run();
        assertEquals(TournamentState.OPENING, model.stateProperty().get());
    }

    @Test
    void aTournamentIsPlayedToItsEndAndItsGamesAreKeptInTheLibrary() throws Exception {
        model.start(draft(Format.ROUND_ROBIN, 2, "level:1", "Two=level:2", "level:3"), 2, true);
        runUntil(TournamentState.OVER);
        TournamentPicture end = model.pictureProperty().get();
        assertEquals(6, end.played());
        assertEquals(3, end.standings().rows().size());
        assertTrue(end.underWay().isEmpty());
        assertEquals(6, library.list().size());
        assertEquals(List.of(), failures);
    }

    /** It waits for a person, so it cannot end before it is stopped. */
    @Test
    void aStoppedTournamentIsFoundAtTheNextStartAndResumed() throws Exception {
        model.start(draft(Format.ROUND_ROBIN, 2, "Ada=person", "level:1", "level:2"), 1, true);
        runUntil(() -> model.pictureProperty().get() != null
                && model.pictureProperty().get().played() > 0);
        model.stop();
        runUntil(TournamentState.STOPPED);
        int played = model.pictureProperty().get().played();
        model.close();
        model = newModel();
        model.refresh();
        runUntil(() -> !model.all().isEmpty());
        model.show(model.all().get(0));
        runUntil(TournamentState.STOPPED);
        assertEquals(played, model.pictureProperty().get().played());
        model.resume(2, true);
        for (int game = 0; game < 4; game++) {
            playForAda();
        }
        runUntil(TournamentState.OVER);
        assertEquals(6, model.pictureProperty().get().played());
        assertEquals(List.of(), failures);
    }

    @Test
    void peoplePlayTheirGamesInTheWindow() throws Exception {
        model.start(draft(Format.GAUNTLET, 2, "Ada=person", "Casual=level:3"), 1, true);
        assertTrue(playForAda(), "Ada begins");
        assertFalse(playForAda(), "Ada begins again");
        runUntil(TournamentState.OVER);
        assertEquals(
                "Ada", model.pictureProperty().get().standings().rows().get(0).name());
        assertEquals(2, model.pictureProperty().get().standings().rows().get(0).points());
    }

    /** Waits for a game of Ada's that has not been reported yet, and wins it; {@return whether she began} */
    private boolean playForAda() throws InterruptedException {
        runUntil(() -> model.stateProperty().get() == TournamentState.RUNNING
                && forPeople().filter(next -> !reported.contains(next.number())).isPresent());
        PeopleGame next = forPeople().orElseThrow();
        reported.add(next.number());
        boolean begins = next.names().first().equals("Ada");
        Side ada = begins ? Side.FIRST : Side.SECOND;
        next.match().end(new Result(Optional.of(ada), Result.Reason.RESIGNATION));
        model.report(model.shown().orElseThrow(), next, Optional.empty(), () -> {});
        return begins;
    }

    private Optional<PeopleGame> forPeople() {
        return Optional.ofNullable(model.pictureProperty().get()).flatMap(TournamentPicture::forPeople);
    }

    @Test
    void aDeletedTournamentIsGoneAndItsGamesStay() throws Exception {
        model.start(draft(Format.ROUND_ROBIN, 1, "level:1", "level:2"), 1, true);
        runUntil(TournamentState.OVER);
        KeptTournament kept = model.all().get(0);
        model.delete(kept);
        assertEquals(TournamentState.NONE, model.stateProperty().get());
        runUntil(() -> !model.deleted().isEmpty());
        assertEquals(List.of(), model.all());
        assertEquals(1, library.list().size());
    }

    @Test
    void aDeletedTournamentIsInTheBinUntilItIsRestoredOrTheBinEmptied() throws Exception {
        model.start(draft(Format.ROUND_ROBIN, 1, "level:1", "level:2"), 1, true);
        runUntil(TournamentState.OVER);
        KeptTournament kept = model.all().get(0);
        model.delete(kept);
        runUntil(() -> !model.deleted().isEmpty());
        assertEquals(kept.setup(), model.deleted().get(0).setup());
        model.restore(model.deleted().get(0));
        runUntil(() -> model.deleted().isEmpty());
        assertEquals(List.of(kept), model.all());
        model.show(kept);
        runUntil(TournamentState.OVER);
        model.delete(kept);
        runUntil(() -> !model.deleted().isEmpty());
        model.emptyBin();
        runUntil(() -> model.deleted().isEmpty());
        assertEquals(List.of(), model.all());
    }

    @Test
    void aDamagedTournamentIsListedReportedAndKept() throws Exception {
        Path good = Files.createDirectories(folder.resolve("tournaments/20260102-030405"));
        Path broken = Files.createDirectories(folder.resolve("tournaments/20260102-030406"));
        Path lost = Files.createDirectories(folder.resolve("tournaments/20260102-030407"));
        Path newer = Files.createDirectories(folder.resolve("tournaments/20260102-030408"));
        Files.createDirectories(folder.resolve("tournaments/something else"));
        Files.writeString(newer.resolve("tournament.txt"), "Jump61 tournament 2\nWeather: fine\n");
        String text = "Jump61 tournament 1\nSize: 3\nPlayer: level:1\nPlayer: level:2\n";
        Files.writeString(good.resolve("tournament.txt"), text);
        Files.writeString(broken.resolve("tournament.txt"), text.replace("level:2", "lev"));
        Files.writeString(lost.resolve("tournament.journal"), "Jump61 journal 1 0\n");
        model.refresh();
        runUntil(() -> !model.all().isEmpty());
        assertEquals(
                List.of("20260102-030405"),
                model.all().stream().map(KeptTournament::name).toList());
        assertEquals(
                List.of(newer, lost, broken),
                model.unreadable().stream()
                        .map(file -> Path.of(file.detail()).getParent())
                        .toList());
        assertEquals(
                List.of(Reason.NEWER, Reason.DAMAGED, Reason.DAMAGED),
                model.unreadable().stream().map(TournamentException::reason).toList());
        model.tellOf(model.unreadable().get(2));
        assertEquals(List.of(model.unreadable().get(2)), failures);
        assertTrue(Files.exists(broken.resolve("tournament.txt")));
    }

    @Test
    void aTournamentThatAnotherWindowPlaysIsRefused() throws Exception {
        model.start(draft(Format.GAUNTLET, 2, "Ada=person", "level:1"), 1, true);
        runUntil(() -> model.pictureProperty().get() != null);
        TournamentModel other = newModel();
        other.show(model.all().get(0));
        runUntil(() -> !failures.isEmpty());
        assertEquals(Reason.IN_USE, ((TournamentException) failures.get(0)).reason());
        other.close();
    }

    @Test
    void anInvalidOpeningIsReportedAndNothingStarts() throws Exception {
        TournamentDraft wrong = new TournamentDraft(
                Format.SWISS,
                JUMP61,
                BoardSize.square(3),
                1,
                1,
                List.of(Entrant.parse("level:1"), Entrant.parse("level:2")),
                List.of("nonsense"));
        model.start(wrong, 1, true);
        runUntil(() -> !failures.isEmpty());
        assertEquals("nonsense", ((TournamentException) failures.get(0)).detail());
        runUntil(TournamentState.NONE);
        assertEquals(
                new KeptTournament.Listing(List.of(), List.of(), List.of()),
                KeptTournament.list(folder.resolve("tournaments")));
    }

    @Test
    void problemsWithASetUpAreKnownBeforeTheStart() {
        assertEquals(
                Optional.of(Problem.TOO_FEW), draft(Format.SWISS, 1, "level:1").problem());
        assertEquals(
                Optional.of(Problem.SAME_NAME),
                draft(Format.SWISS, 1, "A=level:1", "A=level:2").problem());
        TournamentDraft sim = new TournamentDraft(
                Format.SWISS,
                Games.byId("sim").orElseThrow(),
                BoardSize.square(6),
                1,
                1,
                List.of(Entrant.parse("level:1"), Entrant.parse("X=program:./x")),
                List.of());
        assertEquals(Optional.of(Problem.BOARD_FOR_PROGRAMS), sim.problem());
        assertEquals(
                Optional.empty(),
                draft(Format.SWISS, 1, "Ada=person", "X=program:./x").problem());
        assertEquals(
                12,
                draft(Format.ROUND_ROBIN, 2, "a=level:1", "b=level:1", "c=level:1", "d=level:1")
                        .leastGames());
        TournamentDraft knockout = draft(Format.KNOCKOUT, 2, "a=level:1", "b=level:1", "c=level:1");
        assertEquals(4, knockout.leastGames());
        assertTrue(knockout.mayHaveMoreGames());
        assertFalse(draft(Format.SWISS, 2, "a=level:1", "b=level:1").mayHaveMoreGames());
    }

    @Test
    void whoeverWatchesAGameSeesItsEndWhenTheTournamentIsNoLongerPlayed() throws Exception {
        model.start(draft(Format.ROUND_ROBIN, 1, "Ada=person", "a=level:1", "b=level:1"), 1, true);
        runUntil(() -> forPeople().isPresent() && model.pictureProperty().get().played() == 1);
        Outcome played = model.pictureProperty().get().finished().get(0).outcome();
        var watched = model.progress(played.number());
        var abandoned = model.progress(forPeople().orElseThrow().number());
        assertTrue(abandoned.get().isPresent());
        model.stop();
        runUntil(TournamentState.STOPPED);
        assertEquals(played.moves(), watched.get().orElseThrow().moves());
        assertEquals(Optional.empty(), abandoned.get());
    }

    @Test
    void theNumberOfGamesIsKnownFromTheFirstRoundOn() throws Exception {
        model.start(draft(Format.KNOCKOUT, 1, "Ada=person", "a=level:1", "b=level:1", "c=level:1"), 1, true);
        runUntil(() -> forPeople().isPresent() && model.pictureProperty().get().played() == 1);
        assertEquals(2, model.pictureProperty().get().left());
        assertFalse(model.pictureProperty().get().isOver());
        playForAda();
        playForAda();
        runUntil(TournamentState.OVER);
        assertEquals(3, model.pictureProperty().get().played());
        assertTrue(model.pictureProperty().get().isOver());
    }

    @Test
    void namesAreMadeToDiffer() {
        List<Entrant> entrants = new ArrayList<>();
        IntStream.range(0, 3).forEach(i -> entrants.add(new Entrant(TournamentDraft.freeName("A=B:", entrants), "x")));
        assertEquals(
                List.of("A B", "A B 2", "A B 3"),
                entrants.stream().map(Entrant::name).toList());
    }

    @Test
    void theListOfProgramsIsReadAsItWasWritten() {
        List<KnownProgram> programs = List.of(
                new KnownProgram("Mine", "program", "java -cp x Main"),
                new KnownProgram("New\nline", "program2021", "./a\tb"));
        assertEquals(programs, KnownProgram.read(KnownProgram.write(programs) + "\nnonsense\nx\ty\tz"));
        assertEquals("New line", programs.get(1).name());
    }
}
