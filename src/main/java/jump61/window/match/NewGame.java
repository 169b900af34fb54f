package jump61.window.match;

import java.util.function.UnaryOperator;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Side;
import jump61.window.board.GameViews;
import jump61.window.settings.Settings;

/** Starts matches, and remembers the settings of the last one. */
public final class NewGame {
    private final MatchViewModel match;
    private final Settings settings;
    private boolean online;

    public NewGame(MatchViewModel match, Settings settings) {
        this.match = match;
        this.settings = settings;
    }

    /** Runs an action that opens the new-game sheet, which then starts with the choices for playing over the network. */
    public void online(Runnable opening) {
        online = true;
        try {
            opening.run();
        } finally {
            online = false;
        }
    }

    /** {@return whether the new-game sheet starts with the choices for playing over the network} */
    public boolean isOnline() {
        return online;
    }

    /** {@return the last choice} */
    public MatchSetup last() {
        MatchSetup setup = MatchSetup.read(settings.lastSetupProperty().get()).orElse(MatchSetup.FIRST);
        if (setup.players().areByLetter()) {
            return setup.withPlayers(named()).byLetter();
        }
        return setup.players().arePeople() ? setup.withPlayers(named()) : setup;
    }

    /** {@return two people, with the names they last used} */
    public Players named() {
        return new Players(
                new Player.Human(settings.firstNameProperty().get()),
                new Player.Human(settings.secondNameProperty().get()));
    }

    /**
     * Starts a game like the last one, but with at least one person, so that nothing plays before the user asks for it.
     */
    public void beginFirst() {
        MatchSetup setup = last();
        Players players = setup.players();
        Players first = players.areComputers() ? players.with(Side.FIRST, Player.HUMAN) : players;
        match.begin(setup.withPlayers(first).start(), setup.time());
    }

    public void begin(MatchSetup setup) {
        settings.lastSetupProperty().set(setup.text());
        Players players = setup.players();
        if (players.arePeople() || players.areByLetter()) {
            settings.firstNameProperty().set(players.first().givenName().orElse(""));
            settings.secondNameProperty().set(players.second().givenName().orElse(""));
        }
        match.begin(setup.start(), setup.time());
    }

    /** Starts the game that follows a lesson: against the weakest level, on a beginner's board. */
    public void beginFirst(Game game) {
        BoardSize size = GameViews.of(game)
                .lesson()
                .map(lesson -> lesson.get().firstGame())
                .orElse(game.sizes().usualSize());
        begin(new MatchSetup(
                game, size, new Players(Player.HUMAN, new Player.Computer(Level.BEGINNER)), TimeControl.NONE));
    }

    /** Starts a match from a position that was set up, with the players of the match on the board. */
    public void beginAt(Position start) {
        // A remote opponent is no longer connected.
        match.begin(new Match(start, match.playersProperty().get().withoutRemote(Player.HUMAN)), TimeControl.NONE);
    }

    /** {@return the computer player last chosen; by default, a friendly opponent} */
    public Player.Computer computer() {
        Players players = last().players();
        return new Player.Computer(players.second()
                .computersLevel()
                .or(players.first()::computersLevel)
                .orElse(MatchSetup.FRIENDLY));
    }

    /** Starts a game like the one on the board, but against another level. */
    public void beginAgainAt(Level level) {
        beginAgain(setup -> at(level, setup));
    }

    private static MatchSetup at(Level level, MatchSetup setup) {
        Player computer = new Player.Computer(level);
        Players players = setup.players();
        for (Side side : Side.values()) {
            players = players.of(side).isComputer() ? players.with(side, computer) : players;
        }
        return setup.withPlayers(players);
    }

    /**
     * {@return a game against a level, set up so that its result counts: like the last one if that was the same game
     * against the computer; otherwise, on the default board}
     */
    public MatchSetup against(Game game, Level level) {
        boolean same =
                last().game().equals(game) && last().players().onlyComputer().isPresent();
        return same
                ? at(level, swapped(last())).withAssistance(Assistance.USUAL)
                : new MatchSetup(
                        game,
                        game.sizes().usualSize(),
                        new Players(Player.HUMAN, new Player.Computer(level)),
                        last().time());
    }

    /** Starts a game {@linkplain #against against} a level. */
    public void beginAgainst(Game game, Level level) {
        begin(against(game, level));
    }

    /**
     * Starts a game like the one on the board, from the same position and with the same clock; if no move has been played
     * there, like the last one chosen.
     */
    public void beginAgain() {
        beginAgain(UnaryOperator.identity());
    }

    private void beginAgain(UnaryOperator<MatchSetup> change) {
        Match now = match.matchProperty().get();
        if (now.played().isEmpty()) {
            begin(change.apply(swapped(last())));
            return;
        }
        TimeControl time = match.clock().control();
        MatchSetup setup = withHeadStartOf(now, like(now.start(), now.players(), time));
        MatchSetup next = change.apply(swapped(setup));
        if (setup.start().start().equals(now.start())) {
            begin(next);
        } else {
            match.begin(new Match(now.start(), next.players()), time);
        }
    }

    /** Gives the person the head start of a match, which goes with them when sides are switched. */
    private static MatchSetup withHeadStartOf(Match match, MatchSetup setup) {
        int headStart = match.players()
                .personAgainstComputer()
                .map(side -> match.game().headStarts(setup.size(), side).indexOf(match.start()) + 1)
                .orElse(0);
        Assistance had = setup.assistance();
        return setup.withAssistance(new Assistance(had.helpForBoth(), had.warnings(), headStart));
    }

    /** Starts a game, from the usual start, like one that had this position and these players. */
    public void beginLike(Position any, Players players) {
        TimeControl time = isLast(any, players) ? last().time() : TimeControl.NONE;
        begin(swapped(like(any, players, time)));
    }

    /** Returns the last choice, unless another game has been opened or set up since then. */
    private MatchSetup like(Position position, Players players, TimeControl time) {
        return isLast(position, players) && last().time().equals(time)
                ? last()
                : new MatchSetup(position.game(), position.size(), players.withoutConnection(Player.HUMAN), time);
    }

    private boolean isLast(Position position, Players players) {
        MatchSetup last = last();
        return last.game().equals(position.game())
                && last.size().equals(position.size())
                && last.players().equals(players);
    }

    /** Returns the same set-up, with the sides swapped if the user has chosen that. */
    private MatchSetup swapped(MatchSetup setup) {
        return settings.swapSidesProperty().get() ? setup.withSidesSwapped() : setup;
    }
}
