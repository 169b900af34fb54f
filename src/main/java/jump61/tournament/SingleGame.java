package jump61.tournament;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.tournament.PlayedGame.TimeUsed;

/** One game between two contestants: asks each side in turn for a move, checks it, and keeps the time. */
final class SingleGame {
    private final Map<Side, Contestant> contestants = new EnumMap<>(Side.class);
    private final Map<Side, TimeUsed> used = new EnumMap<>(Side.class);
    private final Match match;
    private final long seed;
    private final Consumer<Move> onMove;
    private Side asked = Side.FIRST;

    private SingleGame(ScheduledGame game, Contestant beginner, Contestant other, Consumer<Move> onMove) {
        this.onMove = onMove;
        seed = game.seed();
        contestants.put(Side.FIRST, beginner);
        contestants.put(Side.SECOND, other);
        contestants.keySet().forEach(side -> used.put(side, new TimeUsed(0, 0)));
        match = new Match(game.start(), new Players(beginner.player(), other.player()));
    }

    /**
     * Plays a game to its end.
     *
     * @param first the contestant from whose point of view the result is given
     * @param tags additional tags for the record
     * @param onMove receives each legal move
     * @return the game, with points and times from the point of view of {@code first}
     */
    static PlayedGame play(
            ScheduledGame game, Contestant first, Contestant second, Map<String, String> tags, Consumer<Move> onMove) {
        boolean firstBegins = game.firstBegins();
        var played = new SingleGame(game, firstBegins ? first : second, firstBegins ? second : first, onMove);
        Optional<Forfeit> forfeit = played.play();
        Side mySide = firstBegins ? Side.FIRST : Side.SECOND;
        Map<String, String> all = new LinkedHashMap<>(tags);
        forfeit.ifPresent(reason -> all.put("Forfeit", reason.conduct()));
        return new PlayedGame(
                game,
                GameRecord.of(played.match, all),
                played.points(mySide),
                forfeit,
                played.used.get(mySide),
                played.used.get(mySide.opponent()));
    }

    /** {@return why a side forfeited the game, which is over now; empty if neither did} */
    private Optional<Forfeit> play() {
        try {
            for (Map.Entry<Side, Contestant> entry : contestants.entrySet()) {
                asked = entry.getKey();
                entry.getValue().begin(match.start(), asked, seed);
            }
            while (!match.isOver()) {
                playTurn();
            }
            return Optional.empty();
        } catch (Forfeit forfeit) {
            match.end(new Result(Optional.of(asked.opponent()), Result.Reason.FORFEIT));
            return Optional.of(forfeit);
        }
    }

    /** {@return the side's points: 1, ½ or 0} */
    private double points(Side side) {
        return match.result()
                .map(result -> result.winner().isEmpty() ? 0.5 : result.wonBy(side) ? 1.0 : 0.0)
                .orElseThrow();
    }

    private void playTurn() throws Forfeit {
        Position position = match.position();
        asked = position.toMove();
        long began = System.nanoTime();
        Move move = contestants.get(asked).choose(position);
        long nanos = System.nanoTime() - began;
        used.compute(asked, (side, sum) -> sum.plusMove(nanos));
        Forfeit.requireLegal(move, position);
        Turn turn = match.play(move);
        onMove.accept(move);
        if (!match.isOver()) {
            asked = match.position().toMove();
            contestants.get(asked).played(turn);
        }
    }
}
