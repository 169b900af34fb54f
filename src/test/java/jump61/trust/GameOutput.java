package jump61.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import jump61.game.BoardSize;
import jump61.game.Brush;
import jump61.game.Draft;
import jump61.game.Fact;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.puzzle.GamePuzzles;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;
import jump61.puzzle.TaskFinder;
import jump61.share.BoardDrawing;
import jump61.share.Drawing;
import org.junit.jupiter.api.Test;

/** What a game says and draws beyond its rules stays as it was, over some games of random moves. */
public abstract class GameOutput {
    private static final int MOST_MOVES = 4;
    private static final int PUZZLE_GAMES = 3;
    /** A large board is tested less, because it takes longer. */
    private static final int MOST_SQUARES = 9;

    private final Game game;
    private final BoardDrawing drawing;
    private final GamePuzzles puzzles;
    private final List<BoardSize> sizes;

    /** Tests a game on boards of some sizes. */
    protected GameOutput(Game game, BoardDrawing drawing, GamePuzzles puzzles, BoardSize... sizes) {
        this.game = game;
        this.drawing = drawing;
        this.puzzles = puzzles;
        this.sizes = List.of(sizes);
    }

    /** {@return some places of a draft of this size} */
    protected List<Integer> places(BoardSize size) {
        return IntStream.range(0, size.squares())
                .filter(place -> place % 3 != 1)
                .boxed()
                .toList();
    }

    private boolean isTestedMore(BoardSize size) {
        return size.squares() <= MOST_SQUARES || sizes.size() == 1;
    }

    private List<Turn> turns(BoardSize size) {
        return RandomPlay.from(game.start(size), 61);
    }

    @Test
    void whatItSaysAboutMovesStaysAsItWas() throws IOException {
        List<String> lines = new ArrayList<>();
        for (BoardSize size : sizes) {
            List<Turn> turns = turns(size);
            for (int ply = 0; ply < turns.size(); ply += 2) {
                Position before = turns.get(ply).before();
                lines.add("");
                lines.add(before.notation());
                for (Move move : before.legalMoves().stream().limit(MOST_MOVES).toList()) {
                    lines.add(move.notation() + ":" + said(game.facts(before, move)));
                }
                List<Move> reply = turns.subList(ply + 1, Math.min(ply + 5, turns.size())).stream()
                        .map(Turn::move)
                        .toList();
                if (!reply.isEmpty()) {
                    Move move = turns.get(ply).move();
                    lines.add("then " + move.notation() + ":" + said(game.consequences(before, move, reply)));
                }
            }
        }
        Golden.check(getClass(), "facts.txt", lines);
    }

    private static String said(List<Fact> facts) {
        return facts.stream()
                .map(fact -> " " + fact.key() + fact.arguments() + " " + fact.worth() + (fact.endsGame() ? "!" : "")
                        + (fact.holds() ? "" : "?"))
                .collect(Collectors.joining(";"));
    }

    @Test
    void whatItDrawsStaysAsItWas() throws IOException {
        assertEquals(drawing.getClass(), BoardDrawing.of(game).orElseThrow().getClass());
        ResourceBundle texts = ResourceBundle.getBundle(drawing.bundle(), Locale.ROOT);
        List<String> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            lines.add(side + " " + drawing.ink(side) + " " + drawing.hasOwnColours());
        }
        for (BoardSize size : sizes) {
            for (Turn turn : turns(size)) {
                lines.add(drawing.text(turn.after()));
                lines.add(drawing.move(turn.move(), texts));
                for (Drawing.Frame frame : drawing.frames(turn)) {
                    lines.add(frame.millis() + " ms, " + sum(frame.drawing()));
                }
            }
        }
        Turn turn = turns(sizes.get(0)).get(3);
        for (Drawing.Part part : drawing.draw(turn.after(), Optional.of(turn)).parts()) {
            lines.add("at " + part.at());
            part.shapes().forEach(shape -> lines.add(shape.toString()));
        }
        Golden.check(
                getClass(),
                "drawing.txt",
                lines.stream().map(GameOutput::rounded).toList());
    }

    private String evaluations(List<Position> positions) {
        return sum(positions.stream()
                .filter(position -> position.result().isEmpty())
                .map(game::searchState)
                .map(state -> state.evaluate() + " " + state.untrained().evaluate() + " "
                        + state.forProofs().evaluate())
                .toList()
                .toString());
    }

    private static String sum(Drawing picture) {
        return sum(rounded(picture.toString()));
    }

    private static String sum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    private static String rounded(String text) {
        return text.replaceAll("(\\d\\.\\d{4})\\d+(E-\\d+)?", "$1");
    }

    @Test
    void whatCanBeSetUpStaysAsItWas() throws IOException {
        List<String> lines = new ArrayList<>();
        for (BoardSize size : sizes) {
            List<Turn> turns = turns(size);
            List<Integer> places = isTestedMore(size) ? places(size) : List.of();
            for (Position position :
                    List.of(game.start(size), turns.get(turns.size() / 2).after())) {
                game.draft(position).ifPresent(draft -> setUp(draft, places, lines));
            }
            for (Side side : Side.values()) {
                game.headStarts(size, side).forEach(start -> lines.add("head start " + side + ": " + start.notation()));
            }
        }
        Golden.check(getClass(), "drafts.txt", lines);
    }

    private static void setUp(Draft draft, List<Integer> places, List<String> lines) {
        lines.add("");
        lines.add(told(draft) + ", turn follows: " + draft.turnFollows());
        for (Draft.Change change : Draft.Change.values()) {
            lines.add(
                    change + ": " + draft.changed(change).map(GameOutput::told).orElse("no"));
        }
        for (Side side : Side.values()) {
            lines.add(side + " to move: "
                    + draft.withToMove(side).map(GameOutput::told).orElse("no"));
        }
        for (Brush brush : draft.brushes()) {
            lines.add(brush + " everywhere: " + told(draft.filled(brush)));
            Draft painted = draft;
            for (int place : places) {
                Draft now = draft.paint(brush, place);
                lines.add(place + ": " + (now.equals(draft) ? "the same" : told(now)));
                painted = painted.paint(brush, place);
            }
            lines.add("all: " + told(painted));
        }
    }

    private static String told(Draft draft) {
        return draft.notation()
                + draft.problem()
                        .map(problem -> " " + problem.key() + draft.wrongPlaces())
                        .orElse("");
    }

    @Test
    void whatItAsksInPuzzlesStaysAsItWas() throws IOException {
        assertEquals(puzzles.getClass(), PuzzleGames.of(game).orElseThrow().getClass());
        assertEquals(game, puzzles.game());
        List<String> lines = new ArrayList<>();
        puzzles.kinds().forEach(kind -> lines.add(kind.toString()));
        TaskFinder finder = puzzles.finder(() -> false);
        Map<String, Integer> found = new TreeMap<>();
        for (BoardSize size : sizes) {
            List<Position> positions = RandomPlay.positions(game.start(size), 61);
            for (int seed = 0; seed < PUZZLE_GAMES && isTestedMore(size); seed++) {
                for (Position position : RandomPlay.positions(game.start(size), seed)) {
                    positions.add(position);
                }
            }
            for (Position position : positions) {
                if (position.result().isEmpty()) {
                    finder.find(position)
                            .filter(task -> found.merge(size + task.kind().id(), 1, Integer::sum) <= 2)
                            .ifPresent(task -> ask(
                                    new Puzzle("id", task.kind(), task.moves(), position, task.answer(), 1000), lines));
                }
            }
        }
        Golden.check(getClass(), "puzzles.txt", lines);
    }

    private static void ask(Puzzle puzzle, List<String> lines) {
        lines.add("");
        lines.add(puzzle.kind().id() + " in " + puzzle.moves() + ": "
                + puzzle.position().notation());
        Referee referee = Referee.of(puzzle);
        for (Move move : puzzle.position().legalMoves()) {
            lines.add(move.notation() + " " + told(referee.rule(puzzle.position(), move, 0)));
        }
        Position at = puzzle.position();
        for (int made = 0; made < puzzle.moves() && at.result().isEmpty(); made++) {
            Move move = referee.rightMove(at, made);
            Ruling ruling = referee.rule(at, move, made);
            lines.add("right: " + move.notation() + " " + told(ruling));
            at = at.play(move).after();
            if (!ruling.verdict().isRight() || ruling.line().isEmpty()) {
                break;
            }
            at = at.play(ruling.line().get(0)).after();
        }
    }

    private static String told(Ruling ruling) {
        return ruling.verdict() + " "
                + ruling.line().stream().map(Move::notation).toList();
    }

    @Test
    void howStronglyItIsPlayedStaysAsItWas() throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("slope " + game.winningSlope() + ", sizes " + game.sizes());
        for (Level level : Level.values()) {
            lines.add(level + " " + game.levelRating(level));
        }
        for (BoardSize size : sizes) {
            Position position = turns(size).get(2).after();
            SearchState state = game.searchState(position);
            lines.add(size + ": " + state.maxMoves() + " moves, " + state.maxPlies() + " plies, draws: "
                    + state.canBeDrawn());
            for (Level level : Level.values()) {
                lines.add(
                        String.format(Locale.ROOT, "%s %.3f %.3f", level, state.ease(level), state.nodesShare(level)));
            }
            int[] moves = new int[state.maxMoves()];
            int count = state.legalMoves(moves, 0);
            List<Integer> some =
                    Arrays.stream(moves, 0, Math.min(count, 6)).boxed().toList();
            lines.add(some.stream()
                    .flatMap(move ->
                            some.stream().map(at -> String.format(Locale.ROOT, "%.2f", state.effort(move, at))))
                    .collect(Collectors.joining(" ")));
            lines.add(Stream.of(state, state.untrained(), state.forProofs())
                    .map(SearchState::evaluate)
                    .toList()
                    .toString());
            lines.add(position.canonical().notation() + " "
                    + position.turned().map(Position::notation).orElse("-") + " "
                    + position.passed().map(Position::notation).orElse("-") + " "
                    + position.comparison().isPresent());
        }
        for (int seed = 0; seed < 12; seed++) {
            for (BoardSize size : sizes) {
                lines.add("game " + seed + " on " + size + ": "
                        + evaluations(RandomPlay.positions(game.start(size), seed)));
            }
        }
        Golden.check(getClass(), "strength.txt", lines);
    }
}
