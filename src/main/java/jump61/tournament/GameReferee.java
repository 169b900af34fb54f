package jump61.tournament;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.record.GameRecord;
import jump61.tournament.PlayedGame.TimeUsed;

/** Plays one game of a match: asks each side in turn for a move, checks it, and keeps the time. */
final class GameReferee {
    private final Map<Side, Contestant> contestants = new EnumMap<>(Side.class);
    private final Map<Side, TimeUsed> used = new EnumMap<>(Side.class);
    private final Match match;
    private final long seed;
    private final Consumer<Move> onMove;
    private Side asked = Side.FIRST;

    GameReferee(ScheduledGame game, Contestant red, Contestant other, Consumer<Move> onMove) {
        this.onMove = onMove;
        seed = game.seed();
        contestants.put(Side.FIRST, red);
        contestants.put(Side.SECOND, other);
        contestants.keySet().forEach(side -> used.put(side, new TimeUsed(0, 0)));
        match = new Match(game.start(), new Players(red.player(), other.player()));
    }

    /**
     * Plays the game to its end.
     *
     * @return why a side forfeited the game; empty if neither did
     */
    Optional<Forfeit> play() {
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

    GameRecord record(Map<String, String> tags) {
        return GameRecord.of(match, tags);
    }

    TimeUsed used(Side side) {
        return used.get(side);
    }

    /** {@return the side's points: 1, ½ or 0} */
    double points(Side side) {
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
        Optional<Refusal> refusal = position.refusal(move);
        if (refusal.isPresent()) {
            throw Forfeit.illegal(move, refusal.get());
        }
        Turn turn = match.play(move);
        onMove.accept(move);
        if (!match.isOver()) {
            asked = match.position().toMove();
            contestants.get(asked).played(turn);
        }
    }
}
