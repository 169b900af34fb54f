package jump61.lab.strength;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.engine.Engine;
import jump61.engine.Limits;
import jump61.engine.SearchMonitor;
import jump61.engine.SearchResult;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.lab.usage.Usage;

/**
 * Counts how often each level errs, by the kind of error, in the same positions from games between the levels that err.
 * Arguments: the game's id, the board size ({@code 6}; {@code -} for the default), the number of positions of each
 * kind, a seed, and the levels.
 */
public final class Errors {
    private static final int OPENING = 4;
    private static final int PLAYED_BY = 4;
    /** The limits of the search that ranks moves. */
    private static final Limits RANKED = Limits.depth(3);
    /** One in this many positions is examined. */
    private static final int LOOKED_AT = 3;
    /** How much worse than the best, in hundredths, the worst moves must be. */
    private static final int MUCH = 100;

    /** What a player can do wrong in a position. */
    private enum Kind {
        /** Another move would have won at once, or left the opponent only moves that lose at once. */
        WIN_MISSED,
        /** The opponent can now win at once, and another move would have prevented that. */
        LOSS_ALLOWED,
        /** No other move is worse. */
        WORST
    }

    /**
     * A position in which an error can be made.
     *
     * @param last the previous move
     * @param wrong the moves that are errors
     */
    private record Trap(Position position, Optional<Move> last, List<Move> wrong) {}

    private final Game game;
    private final BoardSize size;
    private final Engine engine = new Engine();
    private final Random random;

    Errors(Game game, BoardSize size, Random random) {
        this.game = game;
        this.size = size;
        this.random = random;
    }

    /** Collects the positions, and prints a line for each level. */
    public static void main(String[] args) {
        Usage.require(Errors.class, args, 5, "GAME SIZE POSITIONS SEED LEVEL...");
        Game game = Games.byId(args[0]).orElseThrow();
        BoardSize size = BoardSize.parse(args[1]).orElse(game.sizes().usualSize());
        Errors errors = new Errors(game, size, new Random(Long.parseLong(args[3])));
        List<Level> levels = Arrays.stream(args)
                .skip(4)
                .map(level -> Level.of(Integer.parseInt(level)))
                .toList();
        errors.lines(Integer.parseInt(args[2]), levels).forEach(System.out::println);
    }

    /** {@return a line for each level} */
    Stream<String> lines(int positions, List<Level> levels) {
        Map<Kind, List<Trap>> traps = traps(positions);
        return levels.stream()
                .map(level -> game.id() + " " + size + ": level " + level.number() + ": "
                        + traps.entrySet().stream()
                                .map(kind -> count(kind.getKey(), kind.getValue(), level))
                                .collect(Collectors.joining(", ")));
    }

    private String count(Kind kind, List<Trap> traps, Level level) {
        long wrong = traps.stream()
                .filter(trap -> trap.wrong().contains(move(trap.position(), trap.last(), level)))
                .count();
        double percent = 100.0 * wrong / traps.size();
        return String.format(
                Locale.ROOT,
                "%s %d of %d (%.1f %%)",
                kind.name().toLowerCase(Locale.ROOT),
                wrong,
                traps.size(),
                percent);
    }

    private Move move(Position position, Optional<Move> last, Level level) {
        return engine.play(position, last, level, random.nextLong(), SearchMonitor.NONE)
                .best()
                .orElseThrow();
    }

    private Map<Kind, List<Trap>> traps(int number) {
        Map<Kind, List<Trap>> traps = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            traps.put(kind, new ArrayList<>());
        }
        // Only a few from each game, so that all games count about the same.
        for (int games = 0;
                games < number * 100 && traps.values().stream().anyMatch(all -> all.size() < number);
                games++) {
            Map<Kind, List<Trap>> found = game(traps.keySet().stream()
                    .filter(kind -> traps.get(kind).size() < number)
                    .toList());
            found.forEach((kind, some) -> {
                traps.get(kind).add(some.get(random.nextInt(some.size())));
            });
        }
        return traps;
    }

    /** {@return the traps of a game in which each move is made by a random level} */
    private Map<Kind, List<Trap>> game(List<Kind> wanted) {
        Map<Kind, List<Trap>> found = new EnumMap<>(Kind.class);
        Position position = game.start(size);
        Optional<Move> last = Optional.empty();
        for (int ply = 0; position.result().isEmpty(); ply++) {
            List<Move> legal = position.legalMoves();
            for (Kind kind : random.nextInt(LOOKED_AT) == 0 ? wanted : List.<Kind>of()) {
                List<Move> wrong = wrong(kind, position);
                if (!wrong.isEmpty() && wrong.size() < legal.size()) {
                    found.computeIfAbsent(kind, any -> new ArrayList<>()).add(new Trap(position, last, wrong));
                }
            }
            Move move = ply < OPENING
                    ? legal.get(random.nextInt(legal.size()))
                    : move(position, last, Level.of(1 + random.nextInt(PLAYED_BY)));
            position = position.play(move).after();
            last = Optional.of(move);
        }
        return found;
    }

    private List<Move> wrong(Kind kind, Position position) {
        List<Move> wins = winning(position);
        return switch (kind) {
            case WIN_MISSED ->
                wins.isEmpty()
                        ? List.of()
                        : position.legalMoves().stream()
                                .filter(move -> !wins.contains(move))
                                .toList();
            case LOSS_ALLOWED ->
                wins.isEmpty()
                        ? position.legalMoves().stream()
                                .filter(move -> loses(position, move))
                                .toList()
                        : List.of();
            case WORST -> worst(position);
        };
    }

    private List<Move> winning(Position position) {
        return position.legalMoves().stream()
                .filter(move -> winsAtOnce(position, move))
                .toList();
    }

    private static boolean winsAtOnce(Position position, Move move) {
        Side mover = position.toMove();
        Position after = position.play(move).after();
        return after.result().isPresent()
                ? isWon(after, mover)
                : after.legalMoves().stream()
                        .allMatch(reply -> isWon(after.play(reply).after(), mover));
    }

    private static boolean isWon(Position position, Side side) {
        return position.result().flatMap(result -> result.winner()).equals(Optional.of(side));
    }

    private boolean loses(Position position, Move move) {
        Position after = position.play(move).after();
        return after.result().isPresent()
                ? isWon(after, position.toMove().opponent())
                : !winning(after).isEmpty();
    }

    private List<Move> worst(Position position) {
        List<SearchResult.MoveScore> moves =
                engine.analyze(position, RANKED, SearchMonitor.NONE).moves();
        int best =
                moves.stream().mapToInt(scored -> scored.score().value()).max().orElse(0);
        int worst =
                moves.stream().mapToInt(scored -> scored.score().value()).min().orElse(0);
        return best - worst < MUCH
                ? List.of()
                : moves.stream()
                        .filter(scored -> scored.score().value() == worst)
                        .map(SearchResult.MoveScore::move)
                        .toList();
    }
}
