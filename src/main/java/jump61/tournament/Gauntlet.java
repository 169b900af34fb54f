package jump61.tournament;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The first player meets all others, who do not meet each other.
 *
 * @param players number of players
 * @param cycles how often the first player meets each opponent
 */
record Gauntlet(int players, int cycles) implements Pairings {
    @Override
    public List<Encounter> encounters(Scores scores) {
        return IntStream.range(0, cycles * (players - 1))
                .mapToObj(i -> new Encounter(i + 1, 0, 1 + i % (players - 1)))
                .toList();
    }
}
