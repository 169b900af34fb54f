package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import jump61.game.Games;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Tally;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.profile.Fault;
import jump61.profile.ProfileEvent;
import jump61.profile.Profiles;
import jump61.profile.ui.ProfileModel;
import jump61.record.GameRecord;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.ReviewNotes;
import jump61.review.ReviewWords;
import jump61.review.Reviewer;
import jump61.window.DirectWorker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FinishedGamesTest {
    private static final String GAME = Games.all().get(0).id();

    @TempDir
    Path folder;

    private final MatchForTests window = new MatchForTests();
    private final List<Throwable> failures = new ArrayList<>();
    private boolean wanted = true;
    private ProfileModel profile;
    private FinishedGames finished;

    @BeforeEach
    void begin() {
        finished = keeping(window);
        window.begin(MatchForTests.AGAINST_CASUAL);
    }

    /** Another window, or the next start, on the same files. */
    private FinishedGames keeping(MatchForTests match) {
        profile = profiles("1");
        profile.refresh();
        return new FinishedGames(match.files, library(), profile, new DirectWorker(), () -> wanted, failures::add);
    }

    private ProfileModel profiles(String chosen) {
        return new ProfileModel(
                new Profiles(folder.resolve("profiles")),
                new SimpleStringProperty(chosen),
                new DirectWorker(),
                failures::add);
    }

    private GameLibrary library() {
        return new GameLibrary(folder.resolve("games"), GameLibrary.UNLIMITED);
    }

    private Tally score() {
        return profile.profileProperty().get().score(GAME, 3);
    }

    @Test
    void aFinishedGameIsStoredAndCounted() throws Exception {
        window.playToTheEnd(1);
        LibraryEntry kept = library().list().get(0);
        assertTrue(library().load(kept).isSameGame(window.record()));
        boolean won = kept.result().orElseThrow().wonBy(Side.FIRST);
        assertEquals(new Tally(won ? 1 : 0, 0, won ? 0 : 1), score());
    }

    @Test
    void aResignedGameCountsAsLost() throws Exception {
        window.now().play(window.now().position().legalMoves().get(0));
        window.resign(Side.FIRST);
        assertEquals(new Tally(0, 0, 1), score());
        assertEquals(1, library().list().size());
    }

    @Test
    void aGameAbandonedBeforeItsFirstMoveIsNeitherStoredNorCounted() throws Exception {
        window.resign(Side.FIRST);
        assertEquals(Tally.NONE, score());
        assertEquals(List.of(), library().list());
    }

    @Test
    void anEndThatIsUndoneAndReachedAgainCountsOnce() throws Exception {
        window.playToTheEnd(1);
        Tally before = score();
        window.match.undo();
        window.match.redo();
        window.match.undo();
        window.resign(Side.FIRST);
        assertEquals(before, score());
        assertEquals(2, library().list().size(), "the other end is another game");
    }

    @Test
    void aResignationThatIsUndoneDoesNotCountAndTheNextEndDoes() throws Exception {
        window.now().play(window.now().position().legalMoves().get(0));
        window.resign(Side.FIRST);
        window.match.undo();
        assertEquals(Tally.NONE, score());
        assertEquals(List.of(), library().list(), "the game goes on");
        window.now().end(new Result(Optional.of(Side.FIRST), Result.Reason.RESIGNATION));
        assertEquals(new Tally(1, 0, 0), score());
        assertEquals(1, library().list().size());
        assertTrue(library().list().get(0).result().orElseThrow().wonBy(Side.FIRST));
    }

    @Test
    void aResignationThatIsUndoneDoesNotCountAlsoIfAnotherProfileHasBeenChosenMeanwhile() {
        window.files.setOwners(profile, library());
        window.begin(MatchForTests.AGAINST_CASUAL);
        window.now().play(window.now().position().legalMoves().get(0));
        window.resign(Side.FIRST);
        assertEquals(new Tally(0, 0, 1), score());
        profile.create("Bea");
        window.match.undo();
        profile.choose(Profiles.FIRST);
        assertEquals(Tally.NONE, score());
    }

    @Test
    void aGameLeftAfterAResignationWasUndoneIsKeptOnce() throws Exception {
        window.now().play(window.now().position().legalMoves().get(0));
        window.resign(Side.FIRST);
        window.match.undo();
        finished.left(window.files.record());
        assertEquals(
                List.of(Optional.empty()),
                library().list().stream().map(LibraryEntry::result).toList());
    }

    @Test
    void undoingALaterResignationDoesNotUndoALoss() {
        window.playToTheEnd(1);
        Tally before = score();
        window.match.undo();
        window.resign(Side.FIRST);
        window.match.undo();
        window.resign(Side.SECOND);
        assertEquals(before, score());
    }

    @Test
    void aResignationIsFinalOnceTheGameHasLeftTheWindow() {
        window.now().play(window.now().position().legalMoves().get(0));
        window.resign(Side.FIRST);
        window.files.begin(window.files.record());
        window.match.undo();
        window.resign(Side.SECOND);
        assertEquals(new Tally(0, 0, 1), score());
    }

    @Test
    void aLoadedGameThatIsOverCountsNeverHoweverItIsPlayedOn() throws Exception {
        window.playToTheEnd(1);
        GameRecord friends = window.record();
        library().delete(library().list());
        Tally before = score();
        window.files.begin(friends);
        window.match.undo();
        window.playToTheEnd(2);
        assertEquals(before, score());
    }

    @Test
    void aGameContinuedAfterARestartCountsOnce() {
        window.now().play(window.now().position().legalMoves().get(0));
        GameRecord autosaved = window.files.record();
        window.playToTheEnd(1);
        MatchForTests next = new MatchForTests();
        keeping(next);
        next.files.begin(autosaved);
        next.playToTheEnd(2);
        assertEquals(1, score().games(), "the same game, though it ended otherwise the second time");
    }

    @Test
    void aGameWhoseWindowWasKilledAtItsEndIsRecoveredOnce() throws Exception {
        MatchForTests killed = new MatchForTests();
        killed.begin(MatchForTests.AGAINST_CASUAL);
        killed.playToTheEnd(1);
        finished.recover(killed.files.record());
        finished.recover(killed.files.record());
        assertEquals(1, score().games());
        assertEquals(1, library().list().size());
    }

    @Test
    void aRecoveredGameCountsForTheProfileThatPlayedIt() {
        MatchForTests killed = new MatchForTests();
        killed.begin(MatchForTests.AGAINST_CASUAL);
        killed.playToTheEnd(1);
        GameRecord record = killed.files.record();
        Map<String, String> tags = new HashMap<>(record.tags());
        tags.put(GameLibrary.PROFILE, Profiles.FIRST.id());
        profile.create("Bea");
        finished.recover(record.withTags(tags));
        assertEquals(Tally.NONE, score());
        assertEquals("Bea", profile.personProperty().get().name());
        profile.choose(Profiles.FIRST);
        assertEquals(1, score().games());
        tags.putAll(Map.of(GameLibrary.PROFILE, "9", GameLibrary.ID, "of9"));
        finished.recover(record.withTags(tags));
        assertEquals(1, score().games(), "that profile has been deleted");
    }

    @Test
    void twoGamesWithTheSameMovesAreTwoGames() throws Exception {
        window.playToTheEnd(1);
        window.begin(MatchForTests.AGAINST_CASUAL);
        window.playToTheEnd(1);
        assertEquals(2, score().games());
        assertEquals(2, library().list().size());
    }

    @Test
    void twoWindowsAddToTheSameProfileAndLibrary() throws Exception {
        MatchForTests other = new MatchForTests();
        keeping(other);
        other.begin(MatchForTests.AGAINST_CASUAL);
        window.playToTheEnd(1);
        other.playToTheEnd(2);
        assertEquals(2, score().games(), "the second window reads what the first one wrote");
        assertEquals(2, library().list().size());
    }

    @Test
    void onlyGamesOfOnePersonAgainstALevelFromTheUsualStartCount() throws Exception {
        window.begin(new Players(Player.HUMAN, Player.HUMAN));
        window.playToTheEnd(1);
        window.begin(new Players(new Player.Computer(1), new Player.Computer(2)));
        window.playToTheEnd(1);
        Position later = Games.all()
                .get(0)
                .start(3)
                .play(Games.all().get(0).start(3).legalMoves().get(0))
                .after();
        window.files.begin(new GameRecord(
                later,
                MatchForTests.AGAINST_CASUAL,
                List.of(),
                Optional.empty(),
                java.util.Map.of(),
                java.util.Map.of()));
        window.playToTheEnd(3);
        assertEquals(List.of(), profile.profileProperty().get().games(GAME));
        assertEquals(3, library().list().size());
    }

    @Test
    void gamesThatAreNotToBeStoredStillCount() throws Exception {
        wanted = false;
        window.playToTheEnd(1);
        assertEquals(List.of(), library().list());
        assertEquals(1, score().games());
    }

    @Test
    void aGameOpenedBeforeYourProfileIsReadIsYoursAsSoonAsItHasBeenRead() {
        window.playToTheEnd(1);
        MatchForTests next = new MatchForTests();
        ProfileModel unread = profiles("1");
        next.files.setOwners(unread, new GameLibrary(folder.resolve("none"), GameLibrary.UNLIMITED));
        next.files.beginFromElsewhere(window.files.record());
        assertTrue(next.now().players().areStrangers());
        unread.refresh();
        assertFalse(next.now().players().areStrangers());
    }

    @Test
    void whoseGameItIsIsKnownBeforeTheProfileIsRead() {
        window.playToTheEnd(1);
        GameRecord ofTheFirst = window.files.kept();
        MatchForTests next = new MatchForTests();
        next.files.setOwners(profiles("2"), new GameLibrary(folder.resolve("none"), GameLibrary.UNLIMITED));
        next.files.begin(ofTheFirst);
        assertTrue(next.now().players().areStrangers());
        next.begin(ofTheFirst.players());
        next.playToTheEnd(1);
        assertEquals("2", next.files.kept().tags().get(GameLibrary.PROFILE));
    }

    @Test
    void aGameBecomesYoursWithYourFirstMoveInItButNotWithTheComputers() {
        MatchForTests first = ownedBy("1");
        first.begin(MatchForTests.AGAINST_CASUAL);
        playOn(first);
        MatchForTests next = ownedBy("2");
        next.files.begin(first.files.kept());
        playOn(next);
        assertEquals("1", next.files.kept().tags().get(GameLibrary.PROFILE));
        playOn(next);
        assertEquals("2", next.files.kept().tags().get(GameLibrary.PROFILE));
    }

    private MatchForTests ownedBy(String id) {
        MatchForTests match = new MatchForTests();
        match.files.setOwners(profiles(id), new GameLibrary(folder.resolve("none"), GameLibrary.UNLIMITED));
        return match;
    }

    private static void playOn(MatchForTests match) {
        match.now().play(match.now().position().legalMoves().get(0));
    }

    /** The game on the board, reviewed in a hurry. */
    private GameRecord reviewed() {
        GameReview review =
                new Reviewer(ReviewLimits.of(2000)).review(window.now().played(), ReviewMonitor.NONE);
        return ReviewNotes.annotate(
                window.files.record(), review, 2000, new ReviewWords(Locale.ENGLISH, side -> side.name()));
    }

    @Test
    void theMistakesThatAReviewFindsInYourGameArePractisedOnce() throws Exception {
        window.playToTheEnd(1);
        GameRecord reviewed = reviewed();
        List<Integer> yours = ReviewNotes.read(reviewed).orElseThrow().moves().stream()
                .filter(move -> move.verdict().isSerious() && move.turn().mover() == Side.FIRST)
                .map(MoveReview::ply)
                .toList();
        assertFalse(yours.isEmpty(), "whoever moves at random makes mistakes");
        finished.reviewed(reviewed);
        finished.reviewed(reviewed);
        finished.practise(reviewed);
        LocalDate later = LocalDate.now().plusDays(3);
        List<Fault> due = profile.profileProperty().get().practice().due(later);
        assertEquals(yours, due.stream().map(Fault::ply).toList());
        assertEquals(
                yours.size(),
                log().stream()
                        .filter(event -> event instanceof ProfileEvent.FaultFound)
                        .count());
    }

    private List<ProfileEvent> log() throws IOException {
        return new Profiles(folder.resolve("profiles")).log(Profiles.FIRST).events();
    }

    @Test
    void theMistakesInAGameThatSomeoneElsePlayedAreNotPractised() throws Exception {
        window.playToTheEnd(1);
        GameRecord friends = reviewed();
        new Profiles(folder.resolve("profiles")).delete(Profiles.FIRST);
        profile.refresh();
        finished.reviewed(friends);
        assertEquals(List.of(), log());
    }

    @Test
    void aFailureToWriteIsReportedAndPlayContinues() throws IOException {
        Files.writeString(folder.resolve("games"), "in the way");
        Files.writeString(folder.resolve("profiles"), "in the way");
        window.playToTheEnd(1);
        assertEquals(2, failures.size(), failures::toString);
        assertTrue(window.now().isOver());
    }
}
