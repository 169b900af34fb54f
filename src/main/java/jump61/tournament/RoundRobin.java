package jump61.tournament;

import java.util.ArrayList;
import java.util.List;

/**
 * Every player meets every other player once per cycle. The circle method pairs all players in each round: one stays in
 * place, the others rotate. Who moves first alternates.
 *
 * @param players number of players
 * @param cycles how often each pair meets
 */
record RoundRobin(int players, int cycles) implements Pairings {
    @Override
    public List<Encounter> encounters(Scores scores) {
        int seats = players + players % 2;
        List<Encounter> encounters = new ArrayList<>();
        for (int round = 0; round < cycles * (seats - 1); round++) {
            for (int table = 0; table < seats / 2; table++) {
                add(encounters, round, table, seats);
            }
        }
        return encounters;
    }

    private void add(List<Encounter> encounters, int round, int table, int seats) {
        int one = table == 0 ? seats - 1 : (round + table) % (seats - 1);
        int other = (round + seats - 1 - table) % (seats - 1);
        if (one >= players || other >= players) {
            return;
        }
        int cycle = round / (seats - 1);
        int inCycle = round % (seats - 1);
        boolean swapped = (inCycle + (table == 0 ? 1 : table) + cycle) % 2 == 0;
        encounters.add(new Encounter(round + 1, swapped ? other : one, swapped ? one : other));
    }
}
