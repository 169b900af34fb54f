package jump61.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FormatTest {
    private static final Scores NOTHING_PLAYED = new Scores(2, Map.of());

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 8, 11})
    void inARoundRobinEachTwoMeetOnceAndNobodyPlaysTwiceInARound(int players) {
        List<Encounter> encounters = Format.ROUND_ROBIN.pairings(players, 1).encounters(NOTHING_PLAYED);
        assertEquals(players * (players - 1) / 2, encounters.size());
        Set<Set<Integer>> met = new HashSet<>();
        Set<List<Integer>> seats = new HashSet<>();
        for (Encounter encounter : encounters) {
            assertTrue(met.add(Set.of(encounter.first(), encounter.second())), encounter::toString);
            assertTrue(seats.add(List.of(encounter.round(), encounter.first())), encounter::toString);
            assertTrue(seats.add(List.of(encounter.round(), encounter.second())), encounter::toString);
        }
    }

    @Test
    void inASecondCycleTheOtherPlayerMovesFirst() {
        List<Encounter> encounters = Format.ROUND_ROBIN.pairings(4, 2).encounters(NOTHING_PLAYED);
        for (int i = 0; i < 6; i++) {
            assertEquals(encounters.get(i).first(), encounters.get(i + 6).second());
            assertEquals(encounters.get(i).second(), encounters.get(i + 6).first());
        }
    }

    @Test
    void inAGauntletOnlyTheFirstPlayerMeetsTheOthers() {
        assertEquals(
                List.of(new Encounter(1, 0, 1), new Encounter(2, 0, 2), new Encounter(3, 0, 3)),
                Format.GAUNTLET.pairings(4, 1).encounters(NOTHING_PLAYED));
    }

    @Test
    void theNextSwissRoundIsOpenUntilTheLastOneIsOver() {
        Pairings swiss = Format.SWISS.pairings(4, 3);
        assertEquals(2, swiss.encounters(NOTHING_PLAYED).size());
        Map<Integer, Double> points = new HashMap<>(Map.of(0, 1.0, 1, 1.0, 2, 1.0));
        assertEquals(2, swiss.encounters(new Scores(2, points)).size());
        points.put(3, 1.0);
        assertEquals(4, swiss.encounters(new Scores(2, points)).size());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8})
    void inASwissTournamentNobodyMeetsTwiceAndTheStrongMeetTheStrong(int players) {
        Pairings swiss = Format.SWISS.pairings(players, 3);
        List<Encounter> encounters = played(swiss);
        Set<Set<Integer>> met = new HashSet<>();
        encounters.forEach(e -> assertTrue(met.add(players(e)), () -> "again: " + e));
        assertEquals(3 * (players / 2), encounters.size());
        for (int player = 0; player < players; player++) {
            assertTrue(swiss.byes(player, encounters) <= 1);
        }
        int strongest = players - 1;
        assertTrue(
                encounters.stream().anyMatch(e -> players(e).equals(Set.of(strongest, strongest - 1))),
                encounters::toString);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 8})
    void theStrongestWinsTheKnockout(int players) {
        List<Encounter> encounters = played(Format.KNOCKOUT.pairings(players, 1));
        assertEquals(players - 1, encounters.size());
        Encounter last = encounters.get(encounters.size() - 1);
        assertTrue(last.first() == players - 1 || last.second() == players - 1);
    }

    private static Set<Integer> players(Encounter encounter) {
        return Set.of(encounter.first(), encounter.second());
    }

    @Test
    void theFirstTwoOfAKnockoutMeetInTheFinalOnly() {
        List<Encounter> first = Format.KNOCKOUT.pairings(8, 1).encounters(NOTHING_PLAYED);
        assertEquals(
                List.of(new Encounter(1, 0, 7), new Encounter(1, 3, 4), new Encounter(1, 1, 6), new Encounter(1, 2, 5)),
                first);
    }

    @Test
    void aTieIsReplayedAndFinallyThePlayerListedEarlierAdvances() {
        Map<Integer, Double> points = new HashMap<>();
        for (int game = 0; game < 8; game++) {
            points.put(game, 0.5);
        }
        List<Encounter> encounters = Format.KNOCKOUT.pairings(2, 1).encounters(new Scores(2, points));
        assertEquals(4, encounters.size());
        List<Encounter> three = Format.KNOCKOUT.pairings(3, 1).encounters(new Scores(2, points));
        assertEquals(Set.of(0, 1), players(three.get(4)), three::toString);
    }

    @Test
    void whoWinsTheFinalWinsTheKnockoutWhateverTheScoresInTieBreaks() {
        Map<Integer, Double> points = new HashMap<>();
        assertEquals(OptionalInt.empty(), Format.KNOCKOUT.pairings(2, 1).winner(new Scores(2, points)));
        for (int game = 0; game < 8; game++) {
            points.put(game, 0.5);
        }
        assertEquals(OptionalInt.of(0), Format.KNOCKOUT.pairings(2, 1).winner(new Scores(2, points)));
        points.put(6, 0.0);
        assertEquals(OptionalInt.of(1), Format.KNOCKOUT.pairings(2, 1).winner(new Scores(2, points)));
        assertEquals(
                OptionalInt.empty(), Format.SWISS.pairings(2, 1).winner(new Scores(2, points)), "there, points decide");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2, 1", "3, 2", "4, 2", "5, 3", "8, 3", "9, 4", "16, 4", "17, 5"})
    void aSwissTournamentIsProposedWithTheFewestRoundsThatLeaveOnePerfectScore(int players, int rounds) {
        assertEquals(rounds, Format.SWISS.usualRounds(players));
        assertEquals(1, Format.ROUND_ROBIN.usualRounds(players));
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 15, 22})
    void aSwissTournamentAsLongAsARoundRobinIsPairedWithFewMeetingsAgain(int players) {
        Random random = new Random(players);
        Map<Integer, Double> points = new HashMap<>();
        Pairings swiss = Format.SWISS.pairings(players, players - 1);
        List<Encounter> encounters = swiss.encounters(new Scores(1, points));
        while (points.size() < encounters.size()) {
            IntStream.range(points.size(), encounters.size())
                    .forEach(game -> points.put(game, random.nextInt(3) / 2.0));
            encounters = swiss.encounters(new Scores(1, points));
        }
        assertEquals((players - 1) * (players / 2), encounters.size());
        Set<Set<Integer>> met = new HashSet<>();
        long again = encounters.stream().filter(e -> !met.add(players(e))).count();
        assertTrue(again <= players / 2, again + " meet again");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 8})
    void aLongSwissTournamentGoesOnFromWhatIsKnownAndPairsAsFromItsBeginning(int players) {
        Random random = new Random(players);
        Map<Integer, Double> points = new HashMap<>();
        Pairings swiss = Format.SWISS.pairings(players, 30);
        List<Encounter> encounters = swiss.encounters(new Scores(1, points));
        for (int round = 1; round <= 30; round++) {
            IntStream.range(points.size(), encounters.size())
                    .forEach(game -> points.put(game, random.nextInt(3) / 2.0));
            Scores scores = new Scores(1, points);
            List<Encounter> next = swiss.encounters(encounters, scores);
            assertEquals(swiss.encounters(scores), next);
            encounters = next;
        }
        assertEquals(30 * (players / 2), encounters.size());
        List<Encounter> known = List.of(new Encounter(1, 1, 0));
        Scores played = new Scores(1, Map.of(0, 1.0));
        Encounter first = Format.SWISS.pairings(2, 2).encounters(known, played).get(0);
        assertEquals(known.get(0), first, "what is known is not paired again");
    }

    /** Plays to the end; who has the higher number wins. */
    private static List<Encounter> played(Pairings pairings) {
        Map<Integer, Double> points = new HashMap<>();
        List<Encounter> encounters = pairings.encounters(NOTHING_PLAYED);
        while (points.size() < 2 * encounters.size()) {
            List<Encounter> settled = encounters;
            IntStream.range(0, settled.size() * 2)
                    .forEach(game -> points.put(
                            game,
                            settled.get(game / 2).first()
                                            > settled.get(game / 2).second()
                                    ? 1.0
                                    : 0.0));
            List<Encounter> next = pairings.encounters(new Scores(2, points));
            assertEquals(encounters, next.subList(0, encounters.size()));
            encounters = next;
        }
        return encounters;
    }
}
