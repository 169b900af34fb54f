package jump61.tournament;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Side;
import jump61.tournament.TournamentException.Reason;

/**
 * Everything that determines the course of a tournament, so that it can be resumed.
 *
 * @param format its format
 * @param entrants the players, in seeding order
 * @param rounds number of rounds, or of cycles if all players meet the same opponents; ignored in a knockout
 * @param games games per encounter; two consecutive games share an opening, with sides swapped
 * @param game the game played
 * @param size the board size
 * @param openings the positions that games start from, in turn; at least one
 * @param seed random seed for levels
 * @param patience how long an external program may take for a move
 * @param tieBreaks the tie-breaks that rank players with equal points, before their ratings do
 */
public record Setup(
        Format format,
        List<Entrant> entrants,
        int rounds,
        int games,
        Game game,
        BoardSize size,
        List<Position> openings,
        long seed,
        Duration patience,
        List<TieBreak> tieBreaks) {
    public Setup {
        entrants = List.copyOf(entrants);
        openings = List.copyOf(openings);
        tieBreaks = List.copyOf(tieBreaks);
        check(entrants, openings, game);
    }

    private static void check(List<Entrant> entrants, List<Position> openings, Game game) {
        if (entrants.size() < 2) {
            throw new IllegalArgumentException("a tournament needs two players at least");
        }
        Set<String> names = new HashSet<>();
        for (Entrant entrant : entrants) {
            if (!names.add(entrant.name())) {
                throw new IllegalArgumentException(
                        "two players are called \"" + entrant.name() + "\"; name them, as in A=" + entrant.spec());
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("there is no open position to begin with");
        }
        for (Position opening : openings) {
            if (!opening.game().equals(game) || opening.result().isPresent()) {
                throw new TournamentException(
                        Reason.OPENING,
                        opening.notation(),
                        "an opening is over already, or is one of another game: " + opening.notation());
            }
        }
    }

    /** {@return the same tournament with other names for its players} */
    public Setup withEntrants(List<Entrant> others) {
        return new Setup(format, others, rounds, games, game, size, openings, seed, patience, tieBreaks);
    }

    /** {@return this set-up with other tie-breaks} They have no influence on the games. */
    Setup withTieBreaks(List<TieBreak> others) {
        return new Setup(format, entrants, rounds, games, game, size, openings, seed, patience, others);
    }

    /**
     * {@return the contestants, by player number}
     *
     * @throws IllegalArgumentException if one is unknown or does not play this game
     */
    public List<ContestantSpec> contestants() {
        return entrants.stream().map(this::contestant).toList();
    }

    /** {@return whether people take part; their games are played in the window} */
    public boolean hasPeople() {
        return entrants.stream().anyMatch(Entrant::isPerson);
    }

    private ContestantSpec contestant(Entrant entrant) {
        if (entrant.isPerson()) {
            return new ContestantSpec(entrant.name(), Optional.empty(), List.of(), () -> {
                throw new IllegalStateException("people play in the window");
            });
        }
        ContestantSpec spec = ContestantSpec.parse(entrant.spec(), patience);
        spec.requireToPlay(game, size);
        return spec;
    }

    /** {@return whether people play the games of an encounter} */
    public boolean isForPeople(Encounter encounter) {
        return entrants.get(encounter.first()).isPerson()
                || entrants.get(encounter.second()).isPerson();
    }

    /** {@return the number of the player on a side of a game} */
    public int playerOf(Side side, Encounter encounter, int number) {
        return (side == Side.FIRST) == firstBegins(number) ? encounter.first() : encounter.second();
    }

    /** {@return the side that won a game, which must not be a draw} */
    public Side winnerOf(Outcome outcome) {
        boolean firstWon = outcome.pointsOfFirst() > 0;
        return firstWon == firstBegins(outcome.number()) ? Side.FIRST : Side.SECOND;
    }

    /** {@return the player with this number, from 0, as named in game records} */
    public Player player(int number) {
        Entrant entrant = entrants.get(number);
        if (entrant.isPerson()) {
            return new Player.Human(entrant.name());
        }
        ContestantSpec spec = contestant(entrant);
        if (spec.external()) {
            return new Player.Program(entrant.name());
        }
        try (Contestant contestant = spec.maker().get()) {
            return contestant.player();
        }
    }

    /** {@return the external program with this number, from 0; empty if the player is not a program} */
    public Optional<ContestantSpec> program(int number) {
        return Optional.of(contestant(entrants.get(number))).filter(ContestantSpec::external);
    }

    Pairings pairings() {
        return format.pairings(entrants.size(), rounds);
    }

    /** {@return the encounter that a game belongs to; both are numbered from 0} */
    public int encounterOf(int number) {
        return number / games;
    }

    /** {@return whether the first player of its encounter moves first in this game} */
    public boolean firstBegins(int number) {
        return number % games % 2 == 0;
    }

    /** {@return the game with this number, from 0} */
    ScheduledGame scheduled(int number) {
        int told = number + 1;
        return new ScheduledGame(told, openingOf(number), firstBegins(number), ScheduledGame.seed(seed, told));
    }

    /** {@return the position with which the game with this number begins} */
    public Position openingOf(int number) {
        int pairsEach = (games + 1) / 2;
        int pair = encounterOf(number) * pairsEach + number % games / 2;
        return openings.get(pair % openings.size());
    }
}
