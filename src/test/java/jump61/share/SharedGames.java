package jump61.share;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.record.GameRecord;
import jump61.review.ReviewLimits;
import jump61.review.ReviewMonitor;
import jump61.review.Reviewer;

/** Games to be shown, played at random. */
final class SharedGames {
    private SharedGames() {}

    static SharedGame random(Game game, int edge, long seed) {
        Random random = new Random(seed);
        Match match = new Match(game.start(edge), new Players(Player.HUMAN, Player.HUMAN));
        while (!match.isOver()) {
            List<Move> moves = match.position().legalMoves();
            match.play(moves.get(random.nextInt(moves.size())));
        }
        return SharedGame.of(GameRecord.of(match, Map.of()));
    }

    /** {@return a game in which each side puts off whatever takes more than one step, as long as it can} */
    static SharedGame slow(Game game, int edge, long seed) {
        Random random = new Random(seed);
        Match match = new Match(game.start(edge), new Players(Player.HUMAN, Player.HUMAN));
        while (!match.isOver()) {
            List<Move> moves = new ArrayList<>(match.position().legalMoves());
            Collections.shuffle(moves, random);
            match.play(moves.stream()
                    .filter(move -> match.position().play(move).events().size() == 1)
                    .findFirst()
                    .orElse(moves.get(0)));
        }
        return SharedGame.of(GameRecord.of(match, Map.of()));
    }

    static SharedGame random(Game game) {
        return random(game, game.sizes().usual(), 1);
    }

    static SharedGame reviewed(SharedGame game) {
        return reviewed(game, 200);
    }

    static SharedGame reviewed(SharedGame game, long nodes) {
        return game.with(new Reviewer(ReviewLimits.of(nodes)).review(game.turns(), ReviewMonitor.NONE));
    }

    /** {@return a game with names and a comment that somebody else wrote} */
    static SharedGame written(Game game, String text) {
        SharedGame played = random(game);
        GameRecord record = played.record();
        Position start = record.start();
        return SharedGame.of(new GameRecord(
                start,
                new Players(new Player.Human(text), new Player.Program(text)),
                record.moves(),
                Optional.empty(),
                Map.of("Date", text),
                Map.of(0, List.of(text), record.moves().size(), List.of(text))));
    }
}
