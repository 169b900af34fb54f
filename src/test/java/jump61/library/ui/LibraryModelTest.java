package jump61.library.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.review.ReviewNotes;
import jump61.window.DirectWorker;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryModelTest {
    private static final Instant MONDAY = Instant.parse("2026-11-16T20:15:00Z");
    private static final Game JUMP61 = Games.all().get(0);
    private static final Game OTHER = Games.all().get(1);

    @TempDir
    Path folder;

    private final List<Throwable> failures = new ArrayList<>();
    private final Set<LibraryEntry> strangers = new HashSet<>();
    private GameLibrary library;
    private LibraryModel model;

    @BeforeEach
    void keepThreeGames() throws Exception {
        library = new GameLibrary(folder.resolve("games"), GameLibrary.UNLIMITED);
        keep(JUMP61, new Players(Player.HUMAN, new Player.Computer(3)), Side.FIRST);
        keep(JUMP61, new Players(new Player.Computer(5), Player.HUMAN), Side.FIRST);
        keep(OTHER, new Players(Player.HUMAN, Player.HUMAN), Side.SECOND);
        model = new LibraryModel(
                library,
                new DirectWorker(),
                Runnable::run,
                entry -> !strangers.contains(entry),
                LocalDate::now,
                failures::add);
        model.setTold(entry -> entry.end().game().id() + " " + entry.players().first());
        model.refresh();
    }

    private void keep(Game game, Players players, Side winner) throws Exception {
        library.add(
                givenUp(game, players, winner),
                MONDAY.plusSeconds(library.list().size()));
    }

    private static GameRecord givenUp(Game game, Players players, Side winner) {
        Match match = new Match(game.start(game.sizes().smallest()), players);
        match.play(match.position().legalMoves().get(0));
        match.end(new Result(Optional.of(winner), Result.Reason.RESIGNATION));
        return GameRecord.of(match, Map.of());
    }

    private List<String> shown() {
        return model.shown().stream().map(entry -> entry.end().game().id()).toList();
    }

    private void filter(String words, Optional<Game> game, GameEnding ending) {
        model.filterProperty().set(new GameFilter(words, game, ending, false));
    }

    @Test
    void allGamesAreShownTheLatestFirst() {
        assertEquals(List.of(OTHER.id(), JUMP61.id(), JUMP61.id()), shown());
        assertEquals(3, model.totalProperty().get());
        assertTrue(model.loadedProperty().get());
    }

    @Test
    void aSearchFindsAllWordsInAnyOrderAndCase() {
        filter("COMPUTER " + JUMP61.id(), Optional.empty(), GameEnding.ANY);
        assertEquals(List.of(JUMP61.id()), shown());
        filter("nowhere", Optional.empty(), GameEnding.ANY);
        assertEquals(List.of(), shown());
        assertEquals(3, model.totalProperty().get(), "they are only not shown");
    }

    @Test
    void gamesAreFilteredByGameAndByHowTheyEndedForThePerson() {
        filter("", Optional.of(JUMP61), GameEnding.ANY);
        assertEquals(2, shown().size());
        filter("", Optional.empty(), GameEnding.WON);
        assertEquals(
                List.of(Player.HUMAN),
                model.shown().stream().map(e -> e.players().first()).toList());
        filter("", Optional.empty(), GameEnding.LOST);
        assertEquals(1, shown().size());
        filter("", Optional.of(OTHER), GameEnding.LOST);
        assertEquals(List.of(), shown(), "of two people nobody is you");
    }

    @Test
    void aGameOverTheNetworkIsWonOrLostAsAnyOther() throws Exception {
        keep(OTHER, new Players(new Player.Remote("Anna"), Player.HUMAN), Side.SECOND);
        model.refresh();
        filter("", Optional.of(OTHER), GameEnding.WON);
        assertEquals(1, shown().size());
    }

    @Test
    void gamesOfOthersAreNotWonOrLostByYou() {
        strangers.addAll(model.shown());
        filter("", Optional.empty(), GameEnding.WON);
        assertEquals(List.of(), shown());
        filter("", Optional.empty(), GameEnding.LOST);
        assertEquals(List.of(), shown());
        filter("", Optional.empty(), GameEnding.ANY);
        assertEquals(3, shown().size());
    }

    @Test
    void theFirstGamesAreShownWhileTheOthersAreRead() throws Exception {
        for (int more = 0; more < 57; more++) {
            GameRecord game = givenUp(JUMP61, new Players(Player.HUMAN, new Player.Computer(1)), Side.FIRST);
            library.add(game.withTags(Map.of(GameLibrary.ID, "game" + more)), MONDAY);
        }
        LibraryModel fresh = new LibraryModel(
                new GameLibrary(folder.resolve("games"), 0),
                new DirectWorker(),
                Runnable::run,
                entry -> true,
                LocalDate::now,
                failures::add);
        List<String> seen = new ArrayList<>();
        fresh.progressProperty()
                .subscribe(read -> seen.add(fresh.shown().size() + " shown, all read: " + (read.doubleValue() == 1)));
        fresh.refresh();
        assertEquals(List.of("0 shown, all read: true", "0 shown, all read: false", "50 shown, all read: true"), seen);
        assertEquals(60, fresh.shown().size());
    }

    /** The list shows a game until it has been deleted, so that the key may be pressed once more. */
    @Test
    void aGameThatIsDeletedTwiceComesBack() throws Exception {
        List<LibraryEntry> all = library.list();
        model.delete(all.subList(0, 1));
        model.delete(all.subList(0, 1));
        model.undoDelete();
        assertEquals(all, library.list());
    }

    @Test
    void theBinShowsWhatWasDeletedUntilItIsRestoredOrEmptied() throws Exception {
        keep(JUMP61, new Players(new Player.Computer(1), new Player.Computer(2)), Side.FIRST);
        List<LibraryEntry> all = library.list();
        model.delete(all);
        model.binShownProperty().set(true);
        assertEquals(4, model.shown().size(), "those of computers, too");
        model.restore(model.shown().subList(0, 1));
        assertEquals(3, model.inBinProperty().get());
        assertEquals(all.subList(0, 1), library.list());
        model.emptyBin();
        assertFalse(model.binShownProperty().get(), "there is nothing more to see");
        assertEquals(0, model.deletedProperty().get(), "nothing can be undone");
        assertEquals(all.subList(0, 1), library.list());
    }

    @Test
    void onceTheGameThatWasDeletedIsPutBackNothingIsLeftToUndo() {
        model.delete(model.shown().subList(0, 1));
        model.binShownProperty().set(true);
        model.restore(model.shown());
        assertEquals(0, model.deletedProperty().get());
    }

    @Test
    void gamesOfComputersAreBehindTheirFilter() throws Exception {
        keep(JUMP61, new Players(new Player.Computer(1), new Player.Computer(2)), Side.FIRST);
        model.refresh();
        assertEquals(3, model.shown().size());
        model.filterProperty().set(new GameFilter("", Optional.empty(), GameEnding.ANY, true));
        assertTrue(model.shown().stream().allMatch(LibraryEntry::isOfComputers));
        assertEquals(1, model.shown().size());
    }

    @Test
    void gamesBehindTheFilterOfComputersAreNotCounted() throws Exception {
        keep(JUMP61, new Players(new Player.Computer(1), new Player.Computer(2)), Side.FIRST);
        model.refresh();
        assertEquals(3, model.totalProperty().get());
        model.filterProperty().set(new GameFilter("nowhere", Optional.empty(), GameEnding.ANY, true));
        assertEquals(0, model.shown().size());
        assertEquals(1, model.totalProperty().get());
        model.filterProperty().set(GameFilter.ALL);
        model.delete(model.shown());
        assertEquals(1, model.totalProperty().get());
        assertEquals(1, model.shown().size(), "those of computers, as there are no others");
        filter("nowhere", Optional.empty(), GameEnding.ANY);
        assertEquals(0, model.shown().size());
    }

    @Test
    void gamesThatWereLeftAreFoundAsUnfinished() throws Exception {
        Match left = new Match(JUMP61.start(JUMP61.sizes().smallest()), new Players(Player.HUMAN, Player.HUMAN));
        left.play(left.position().legalMoves().get(0));
        library.add(GameRecord.of(left, Map.of()), MONDAY);
        model.refresh();
        filter("", Optional.empty(), GameEnding.UNFINISHED);
        assertEquals(1, model.shown().size());
    }

    @Test
    void aGameIsPicturedWhereItTurnedAndNotAtItsEnd() throws Exception {
        Match whole = new Match(JUMP61.start(JUMP61.sizes().usualSize()), new Players(Player.HUMAN, Player.HUMAN));
        while (!whole.isOver()) {
            whole.play(whole.position().legalMoves().get(0));
        }
        LibraryEntry entry = library.add(GameRecord.of(whole, Map.of()), MONDAY);
        List<Moment> moments = new ArrayList<>();
        model.moment(entry, moments::add);
        assertTrue(entry.end().result().isPresent());
        assertTrue(moments.get(0).position().result().isEmpty());
        model.delete(List.of(entry));
        model.moment(entry, moments::add);
        assertEquals(moments.get(0), moments.get(1), "known, though its file is gone");
        assertEquals(List.of(), failures);
    }

    @Test
    void deletedGamesCanBeRestoredUnchanged() throws Exception {
        List<LibraryEntry> before = List.copyOf(model.shown());
        model.delete(before.subList(0, 2));
        assertEquals(1, model.shown().size());
        assertEquals(2, model.deletedProperty().get());
        model.undoDelete();
        assertEquals(before, model.shown());
        assertEquals(0, model.deletedProperty().get());
        assertEquals(before, library.list());
    }

    @Test
    void manyFilesAreImportedOnceAndThoseThatHoldNoGameAreNamed() throws Exception {
        Path game = folder.resolve("elsewhere/a.jump61");
        RecordFiles.save(givenUp(JUMP61, new Players(Player.HUMAN, Player.HUMAN), Side.SECOND), game);
        Path none = Files.writeString(folder.resolve("elsewhere/b.jump61"), "no game");
        List<String> told = new ArrayList<>();
        model.importAll(List.of(game, none, game), (added, refused) -> told.add(added + " " + refused));
        model.importAll(List.of(game), (added, refused) -> told.add(added + " " + refused));
        assertEquals(List.of("1 [" + none + "]", "0 []"), told);
        assertEquals(4, model.shown().size());
    }

    @Test
    void gamesThatAreImportedAreShownInPlaceOfTheBin() throws Exception {
        Path game = folder.resolve("a.jump61");
        RecordFiles.save(givenUp(JUMP61, new Players(Player.HUMAN, Player.HUMAN), Side.SECOND), game);
        model.delete(model.shown().subList(0, 1));
        model.binShownProperty().set(true);
        model.importAll(List.of(game), (added, refused) -> {});
        assertEquals(library.list(), model.shown());
        model.binShownProperty().set(true);
        model.importAll(List.of(game), (added, refused) -> {});
        assertTrue(model.binShownProperty().get(), "nothing was added");
    }

    @Test
    void anImportOfManyFilesTellsHowFarItIs() throws Exception {
        List<Path> files = new ArrayList<>();
        for (int number = 0; number < 40; number++) {
            files.add(Files.writeString(folder.resolve(number + ".jump61"), "no game"));
        }
        List<Double> seen = new ArrayList<>();
        model.progressProperty().subscribe(read -> seen.add(read.doubleValue()));
        model.importAll(files, (added, refused) -> assertEquals(40, refused.size()));
        assertEquals(List.of(1.0, 19 / 40.0, 39 / 40.0, 1.0), seen);
    }

    @Test
    void exportedGamesAreTheSameFilesAndCountedAlsoWhenTheyAreThereAlready() throws Exception {
        Path out = folder.resolve("out");
        List<Integer> told = new ArrayList<>();
        model.exportAll(model.shown(), out, told::add, failures::add);
        model.exportAll(model.shown(), out, told::add, failures::add);
        assertEquals(library.list(), new GameLibrary(out, 0).list());
        Path changed = Files.writeString(out.resolve(model.shown().get(0).name()), "mine");
        model.exportAll(model.shown(), out, told::add, failures::add);
        assertEquals(List.of(3, 3, 2), told);
        assertEquals("mine", Files.readString(changed), "nothing is written over");
    }

    @Test
    void exportingAGameThatWasReviewedSinceBringsTheReview() throws Exception {
        Path out = folder.resolve("out");
        List<Integer> told = new ArrayList<>();
        model.exportAll(model.shown(), out, told::add, failures::add);
        LibraryEntry entry = model.shown().get(0);
        Path copy = out.resolve(entry.name());
        String written = Files.readString(copy);
        GameRecord game = library.load(entry);
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.put(ReviewNotes.TAG, "1000 nodes");
        library.replace(entry, game.withTags(tags));
        model.exportAll(model.shown(), out, told::add, failures::add);
        assertTrue(Files.readString(copy).contains("1000 nodes"));
        String reviewed = Files.readString(copy);
        for (String mine : List.of(
                reviewed + "# mine\n",
                written.replace("\n\n", "\nEvent: mine\n\n"),
                written.replace("\n\n", "\nReview: 5 nodes\n\n"))) {
            Files.writeString(copy, mine);
            model.exportAll(model.shown(), out, told::add, failures::add);
            assertEquals(mine, Files.readString(copy), "what is not in Games stays");
        }
        assertEquals(List.of(3, 3, 2, 2, 2), told);
    }

    @Test
    void aGameDeletedInAnotherWindowIsReportedAndDisappears() throws Exception {
        LibraryEntry entry = model.shown().get(0);
        library.remove(entry);
        model.load(entry, record -> failures.add(new AssertionError("it is gone")));
        assertEquals(1, failures.size());
        assertFalse(failures.get(0) instanceof AssertionError);
        assertEquals(2, model.shown().size());
    }
}
