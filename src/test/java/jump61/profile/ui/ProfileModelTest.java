package jump61.profile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.profile.Person;
import jump61.profile.ProfileEvent;
import jump61.profile.Profiles;
import jump61.window.DirectWorker;
import jump61.window.match.Ladder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileModelTest {
    private static final LocalDate DAY = LocalDate.of(2026, 6, 1);
    private static final Game GAME = Games.all().get(0);

    @TempDir
    Path folder;

    private final StringProperty chosen = new SimpleStringProperty("1");
    private final List<Throwable> failures = new ArrayList<>();

    private ProfileModel model() {
        var model =
                new ProfileModel(new Profiles(folder.resolve("profiles")), chosen, new DirectWorker(), failures::add);
        model.refresh();
        return model;
    }

    private static ProfileEvent played(String id, int size, int level, double score) {
        return new ProfileEvent.Played(DAY, GAME.id(), BoardSize.square(size), level, score, id, false);
    }

    private static int games(ProfileModel model) {
        return model.profileProperty().get().games(GAME.id()).size();
    }

    @Test
    void recordedGamesAreThereAtTheNextStartAndCountOnce() {
        ProfileModel model = model();
        model.record(played("a", 6, 1, 1));
        model.record(played("a", 6, 1, 0));
        model.record(played("b", 6, 1, 1));
        assertEquals(2, games(model));
        assertEquals(2, games(model()));
        assertEquals(List.of(), failures);
    }

    /** At the start, games are told before the profile is read. */
    @Test
    void whoseGamesAreOwnIsKnownBeforeTheProfileIsRead() {
        chosen.set("2");
        var unread =
                new ProfileModel(new Profiles(folder.resolve("profiles")), chosen, new DirectWorker(), failures::add);
        assertTrue(unread.own().test("2", "a"));
        assertFalse(unread.own().test("1", "a"));
    }

    @Test
    void everybodyHasAProfileOfTheirOwn() {
        ProfileModel model = model();
        model.record(played("a", 6, 1, 1));
        model.create("Bea");
        assertEquals("Bea", model.personProperty().get().name());
        assertEquals(0, games(model));
        model.record(played("b", 6, 1, 1));
        model.record(played("c", 6, 1, 1));
        model.choose(Profiles.FIRST);
        assertEquals(1, games(model));
        model.rename("Ada");
        assertEquals(
                List.of("Ada", "Bea"), model.people().stream().map(Person::name).toList());
        assertEquals("1", chosen.get());
    }

    @Test
    void whoeverIsLeftPlaysAfterAProfileIsDeleted() {
        ProfileModel model = model();
        model.record(played("a", 6, 1, 1));
        model.create("Bea");
        model.delete();
        assertEquals(List.of(Profiles.FIRST), model.people());
        assertEquals(1, games(model));
        chosen.set("77");
        assertEquals(1, games(model()), "somebody whom another window has deleted");
    }

    @Test
    void aProfileGoesToAnotherMachineInAFile() throws Exception {
        ProfileModel model = model();
        model.record(played("a", 6, 1, 1));
        Path file = folder.resolve("me.jump61-profile");
        model.export(file, () -> {}, failures::add);
        model.importFrom(file, "You", failures::add);
        assertEquals("2", chosen.get());
        assertEquals(1, games(model));
        model.importFrom(Files.writeString(folder.resolve("none"), "nothing"), "You", failures::add);
        assertInstanceOf(Profiles.NotAProfileException.class, failures.get(0));
        assertEquals(2, model.people().size(), "a file that holds no profile changes nothing");
    }

    @Test
    void theLadderShowsTheScoreOnAllBoardsAndProposesTheNextOpponent() {
        ProfileModel model = model();
        ObservableValue<Ladder.Rungs> ladder = new ProfileFeature.ProfileLadder(model).of(GAME);
        assertEquals(new Ladder.Rungs(Map.of(), Optional.empty()), ladder.getValue());
        model.record(played("a", 6, 1, 1));
        model.record(played("b", 5, 1, 1));
        model.record(played("c", 5, 2, 0));
        assertEquals(
                Map.of(Level.BEGINNER, new Tally(2, 0, 0), Level.IMPROVER, new Tally(0, 0, 1)),
                ladder.getValue().scores());
        assertEquals(Optional.of(Level.IMPROVER), ladder.getValue().next());
    }

    @Test
    void theChartsShowScoresByLevelAndBoardAndTheRatingAfterEachGame() {
        ProfileModel model = model();
        model.record(played("a", 6, 1, 1));
        model.record(played("b", 4, 1, 0.5));
        model.record(played("c", 4, 8, 0));
        model.record(new ProfileEvent.Reviewed(DAY, "b", 60));
        model.record(new ProfileEvent.Reviewed(DAY, "c", 80));
        GameStatistics shown = GameStatistics.of(model.profileProperty().get(), GAME);
        assertEquals(new Tally(1, 1, 1), shown.total());
        assertEquals(new Tally(1, 1, 0), shown.levels().get(0).score());
        assertEquals(
                List.of(BoardSize.square(4), BoardSize.square(6)),
                shown.boards().stream().map(GameStatistics.OnBoard::size).toList());
        assertEquals(3, shown.ratings().size());
        assertTrue(shown.ratings().get(0).margin() > shown.ratings().get(2).margin(), "every game makes it surer");
        assertTrue(shown.recentAccuracy().isEmpty(), "one review says too little");
        assertFalse(shown.isRated(), "three games say too little");
        assertEquals(3, shown.lastTen().size());
        assertEquals(1, shown.bestStreak());
    }
}
