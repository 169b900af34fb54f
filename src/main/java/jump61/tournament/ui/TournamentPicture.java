package jump61.tournament.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Side;
import jump61.tournament.ContestantSpec;
import jump61.tournament.Encounter;
import jump61.tournament.Entrant;
import jump61.tournament.Outcome;
import jump61.tournament.Setup;
import jump61.tournament.Standings;
import jump61.tournament.Tournament;

/**
 * The state of a tournament at one moment.
 *
 * @param setup its set-up
 * @param standings the table
 * @param left number of games not played yet; ties in a knockout may add more
 * @param underWay the games in progress
 * @param finished the games that have been played
 * @param forPeople the next game for people to play in the window
 */
public record TournamentPicture(
        Setup setup,
        Standings standings,
        int left,
        List<RunningGame> underWay,
        List<FinishedGame> finished,
        Optional<PeopleGame> forPeople) {
    /** The two players of a game, starting with the one who moves first. */
    public record Pairing(String first, String second) {
        private Pairing named(UnaryOperator<String> names) {
            return new Pairing(names.apply(first), names.apply(second));
        }
    }

    /**
     * A game that is being played.
     *
     * @param number its number in the tournament, from 0
     * @param names the players
     */
    public record RunningGame(int number, Pairing names) {}

    /**
     * A game that has been played.
     *
     * @param names the players
     * @param encounter the encounter that it belongs to
     */
    public record FinishedGame(Outcome outcome, Pairing names, Encounter encounter) {
        boolean isBetween(int player, int other) {
            return encounter.isOf(player) && encounter.isOf(other);
        }
    }

    /**
     * A game for people to play in the window.
     *
     * @param number its number in the tournament, from 0
     * @param names the players
     * @param firstBegins whether the first player of the encounter moves first
     * @param match the game, without moves
     * @param program the opponent, if that is another program
     */
    public record PeopleGame(
            int number, Pairing names, boolean firstBegins, Match match, Optional<ContestantSpec> program) {
        /** {@return the same game with moves already played} */
        PeopleGame with(Match begun) {
            return new PeopleGame(number, names, firstBegins, begun, program);
        }
    }

    /** {@return the current state of {@code tournament}} */
    static TournamentPicture of(Setup setup, Tournament tournament) {
        List<RunningGame> underWay = tournament.underWay().stream()
                .sorted()
                .map(number -> new RunningGame(number, pairing(setup, tournament, number)))
                .toList();
        List<FinishedGame> finished = tournament.outcomes().stream()
                .map(outcome -> new FinishedGame(
                        outcome,
                        pairing(setup, tournament, outcome.number()),
                        tournament.encounterOf(outcome.number())))
                .toList();
        var next = tournament.gameForPeople();
        return new TournamentPicture(
                setup,
                tournament.standings(),
                Math.max(
                        tournament.gamesLeft(),
                        leastGames(setup) - tournament.outcomes().size()),
                underWay,
                finished,
                next.isPresent() ? Optional.of(peopleGame(setup, tournament, next.getAsInt())) : Optional.empty());
    }

    private static int leastGames(Setup setup) {
        return setup.format().leastEncounters(setup.entrants().size(), setup.rounds()) * setup.games();
    }

    private static Pairing pairing(Setup setup, Tournament tournament, int number) {
        return new Pairing(
                setup.entrants().get(beginner(setup, tournament, number)).name(),
                setup.entrants().get(other(setup, tournament, number)).name());
    }

    private static int beginner(Setup setup, Tournament tournament, int number) {
        return setup.playerOf(Side.FIRST, tournament.encounterOf(number), number);
    }

    private static int other(Setup setup, Tournament tournament, int number) {
        return setup.playerOf(Side.SECOND, tournament.encounterOf(number), number);
    }

    private static PeopleGame peopleGame(Setup setup, Tournament tournament, int number) {
        int beginner = beginner(setup, tournament, number);
        int other = other(setup, tournament, number);
        return new PeopleGame(
                number,
                pairing(setup, tournament, number),
                setup.firstBegins(number),
                new Match(setup.openingOf(number), new Players(setup.player(beginner), setup.player(other))),
                setup.program(beginner).or(() -> setup.program(other)));
    }

    /** {@return the same with the players named as in the language of the window} */
    TournamentPicture named(LevelNames language) {
        List<Entrant> entrants = language.shown(setup.entrants());
        if (entrants.equals(setup.entrants())) {
            return this;
        }
        UnaryOperator<String> names = language.byName(setup.entrants())::get;
        return new TournamentPicture(
                setup.withEntrants(entrants),
                standings.named(names),
                left,
                underWay.stream()
                        .map(game -> new RunningGame(game.number(), game.names().named(names)))
                        .toList(),
                finished.stream()
                        .map(game ->
                                new FinishedGame(game.outcome(), game.names().named(names), game.encounter()))
                        .toList(),
                forPeople.map(game -> new PeopleGame(
                        game.number(), game.names().named(names), game.firstBegins(), game.match(), game.program())));
    }

    /** {@return the games between two players, given by their numbers, in the order in which they were scheduled} */
    List<FinishedGame> between(int player, int other) {
        return finished.stream()
                .filter(game -> game.isBetween(player, other))
                .sorted(Comparator.comparing(game -> game.outcome().number()))
                .toList();
    }

    /** {@return the number of games played} */
    public int played() {
        return standings.games();
    }

    /** {@return whether all games have been played} */
    public boolean isOver() {
        return left == 0;
    }
}
