package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import jump61.game.Games;
import jump61.profile.Practice.Answer;
import jump61.profile.ProfileEvent.FaultFound;
import jump61.profile.ProfileEvent.FaultPractised;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PracticeTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 6, 1);
    private static final String GAME = Games.all().get(0).id();
    private static final Fault FAULT = new Fault("3f2a", 5, GAME, "first position", "1:1", "[blunder]");
    private static final Fault OTHER = new Fault("3f2a", 9, GAME, "another position", "2:1", "[mistake]");

    private final List<ProfileEvent> events = new ArrayList<>();

    private Practice practice() {
        return Profile.of(events).practice();
    }

    private void find(Fault fault, LocalDate day) {
        events.add(new FaultFound(day, fault));
    }

    private void answer(Answer answer, int day) {
        events.add(new FaultPractised(MONDAY.plusDays(day), FAULT.id(), FAULT.ply(), answer));
    }

    /** {@return the days on which the mistake is asked from now on, counted from that Monday, as far as day 40} */
    private List<Integer> daysAsked() {
        int now = (int) MONDAY.until(events.get(events.size() - 1).date(), ChronoUnit.DAYS);
        return IntStream.range(now, 41)
                .filter(day -> practice().due(MONDAY.plusDays(day)).contains(FAULT))
                .boxed()
                .toList();
    }

    @Test
    void aMistakeIsAskedFromTheNextDayOn() {
        find(FAULT, MONDAY);
        assertEquals(List.of(), practice().due(MONDAY));
        assertEquals(Optional.of(MONDAY.plusDays(1)), practice().nextAfter(MONDAY));
        assertEquals(List.of(FAULT), practice().due(MONDAY.plusDays(1)));
        assertEquals(1, daysAsked().get(0));
        assertEquals(40, daysAsked().get(39));
    }

    @Test
    void solvedTwiceItIsGone() {
        find(FAULT, MONDAY);
        answer(Answer.SOLVED, 1);
        assertEquals(4, daysAsked().get(0));
        assertEquals(1, practice().size());
        answer(Answer.SOLVED, 4);
        assertEquals(List.of(), daysAsked());
        assertEquals(0, practice().size());
        assertEquals(Optional.empty(), practice().nextAfter(MONDAY));
    }

    @Test
    void helpedAnswersComeBackAfterThreeSevenAndTwentyOneDays() {
        find(FAULT, MONDAY);
        answer(Answer.HELPED, 1);
        assertEquals(4, daysAsked().get(0));
        answer(Answer.HELPED, 4);
        assertEquals(11, daysAsked().get(0));
        answer(Answer.HELPED, 11);
        assertEquals(32, daysAsked().get(0));
        answer(Answer.HELPED, 32);
        assertEquals(Optional.of(MONDAY.plusDays(53)), practice().nextAfter(MONDAY.plusDays(32)));
    }

    @Test
    void aWrongAnswerBringsItBackTheNextDayAndNothingSolvedBeforeCounts() {
        find(FAULT, MONDAY);
        answer(Answer.SOLVED, 1);
        answer(Answer.WRONG, 4);
        assertEquals(5, daysAsked().get(0));
        answer(Answer.SOLVED, 5);
        assertEquals(8, daysAsked().get(0));
        answer(Answer.SOLVED, 8);
        assertEquals(0, practice().size());
    }

    @Test
    void answersBeforeTheirTimeDoNotCount() {
        find(FAULT, MONDAY);
        answer(Answer.SOLVED, 0);
        answer(Answer.SOLVED, 1);
        answer(Answer.SOLVED, 1);
        answer(Answer.WRONG, 2);
        assertEquals(4, daysAsked().get(0));
    }

    @Test
    void theSameGameReviewedAgainAddsNothingEvenAfterItWasSolved() {
        find(FAULT, MONDAY);
        find(FAULT, MONDAY.plusDays(1));
        assertEquals(1, daysAsked().get(0));
        answer(Answer.SOLVED, 1);
        answer(Answer.SOLVED, 4);
        find(FAULT, MONDAY.plusDays(5));
        assertEquals(0, practice().size());
        assertTrue(Profile.of(events).isKnown(new FaultFound(MONDAY.plusDays(6), FAULT)));
        assertFalse(Profile.of(events).isKnown(new FaultFound(MONDAY.plusDays(6), OTHER)));
    }

    @Test
    void theSameMistakeInAnotherGameIsPractisedAnew() {
        find(FAULT, MONDAY);
        answer(Answer.SOLVED, 1);
        Fault again = new Fault("77aa", 5, GAME, FAULT.position(), "1:1", "[blunder]");
        find(again, MONDAY.plusDays(2));
        assertEquals(1, practice().size());
        assertEquals(List.of(again), practice().due(MONDAY.plusDays(3)));
    }

    @Test
    void whatHasWaitedLongestIsAskedFirst() {
        find(OTHER, MONDAY.plusDays(2));
        find(FAULT, MONDAY);
        assertEquals(List.of(FAULT, OTHER), practice().due(MONDAY.plusDays(9)));
    }

    @Test
    void aClockThatWasSetBackDelaysNothing() {
        find(FAULT, MONDAY.plusYears(10));
        assertEquals(List.of(FAULT), practice().due(MONDAY));
    }

    @Test
    void mistakesInAGameThatThisProgramDoesNotHaveAreLeftOut() {
        find(new Fault("3f2a", 5, "no such game", "somewhere", "1:1", "[blunder]"), MONDAY);
        assertEquals(0, practice().size());
    }

    @Test
    void theyAreKeptInTheLogWhichEarlierLinesAndUnknownOnesDoNotDisturb(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("events.log");
        Files.writeString(file, "played\t2026-06-01\tjump61\t6\t3\t0.5\tdba45237\n");
        var log = new EventLog(file);
        var found = new FaultFound(MONDAY, FAULT);
        var practised = new FaultPractised(MONDAY.plusDays(1), FAULT.id(), FAULT.ply(), Answer.HELPED);
        log.add(found);
        String later = "invented later\t2026-06-01\tx";
        Files.writeString(file, later + "\t" + EventLine.sum(later) + "\n", StandardOpenOption.APPEND);
        log.add(practised);
        assertEquals(
                List.of(found, practised), log.events().subList(1, log.events().size()));
    }
}
