package jump61.review;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.games.checkers.CheckersGame;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

/**
 * Reads English sentences about moves of random games, and plays out what they say. Nothing but the rules and the
 * notation is asked, so a fact that proves itself wrongly is found, too.
 */
class ReviewSentencesTest {
    private static final int GAMES = 12;
    private static final int AT_LEAST = 25;

    /** A sentence, and whether it is true of a position: its groups are moves, sides, squares and numbers. */
    private record Sentence(Pattern pattern, BiPredicate<Position, Matcher> isTrue) {}

    private static Sentence sentence(String pattern, BiPredicate<Position, Matcher> isTrue) {
        return new Sentence(Pattern.compile(pattern), isTrue);
    }

    private static Position after(Position position, String move) {
        return position.play(position.game().parseMove(move)).after();
    }

    private static boolean winsAtOnce(Position position, String move) {
        return after(position, move)
                .result()
                .filter(result -> result.wonBy(position.toMove()))
                .isPresent();
    }

    private static String colour(Position position) {
        return position.game().colour(position.toMove()).title();
    }

    private static Stream<String> moves(Position position) {
        return position.legalMoves().stream().map(Move::notation);
    }

    private static int number(String word) {
        return List.of("nothing", "no", "none").contains(word) ? 0 : word.equals("one") ? 1 : Integer.parseInt(word);
    }

    // Jump61, whose squares are read from the notation of a position.

    private static long squares(Position position, char side) {
        return position.notation().chars().filter(letter -> letter == side).count();
    }

    private static long taken(Position position, String move) {
        char other = colour(position).equals("Red") ? 'b' : 'r';
        return squares(position, other) - squares(after(position, move), other);
    }

    private static boolean mostTaken(Position position, long most) {
        return moves(position).mapToLong(move -> taken(position, move)).max().orElseThrow() == most;
    }

    private static char owner(Position position, String square) {
        String[] at = square.split(":");
        String row = position.notation().split(" / ")[Integer.parseInt(at[0]) - 1];
        return row.split(" ")[Integer.parseInt(at[1]) - 1].charAt(1);
    }

    private static final List<String> CORNERS = List.of("1:1", "1:4", "4:1", "4:4");

    private static long freeCorners(Position position) {
        return CORNERS.stream().filter(corner -> owner(position, corner) == '-').count();
    }

    private static final String COUNT = "(nothing|one|\\d+)(?: squares?)?";

    @Test
    void whatIsSaidOfMovesOfJump61IsTrue() {
        check(
                CubesGame.INSTANCE.start(4),
                played -> Stream.concat(cubesMove(played).stream(), cubesOpening(played).stream())
                        .toList());
    }

    private List<Sentence> cubesMove(String played) {
        return List.of(
                sentence(
                        "(\\S+) (?:takes|would have taken) " + COUNT + "\\.",
                        (at, said) -> taken(at, said.group(1)) == number(said.group(2))),
                sentence(
                        "(\\S+) (?:wins: it takes the whole board|would have won at once)\\.",
                        (at, said) -> winsAtOnce(at, said.group(1))),
                sentence(
                        "It lets (\\w+) win at once with (\\S+)\\.",
                        (at, said) -> colour(after(at, played)).equals(said.group(1))
                                && winsAtOnce(after(at, played), said.group(2))),
                sentence(
                        "It lets (\\w+) take " + COUNT + " with (\\S+)\\.",
                        (at, said) -> colour(after(at, played)).equals(said.group(1))
                                && taken(after(at, played), said.group(3)) == number(said.group(2))),
                sentence("It leaves (\\w+) nothing to take\\.", (at, said) -> mostTaken(after(at, played), 0)),
                sentence(
                        "(\\S+) would have left (\\w+) nothing to take\\.",
                        (at, said) -> mostTaken(after(at, said.group(1)), 0)),
                sentence(
                        "After (\\S+), \\w+ could have taken at most " + COUNT + "\\.",
                        (at, said) -> mostTaken(after(at, said.group(1)), number(said.group(2)))),
                sentence(
                        "It leaves (a|\\d+) full squares? beside full ones of (\\w+)\\.",
                        (at, said) -> fullBesideFull(after(at, played))
                                == (said.group(1).equals("a") ? 1 : number(said.group(1)))),
                sentence(
                        "(\\w+) answers (\\S+) and takes " + COUNT + " in (one|\\d+) moves?; \\w+ wins back " + COUNT
                                + "\\.",
                        (at, said) -> {
                            long[] taken = taken(positions(after(at, played)), 2 * number(said.group(4)));
                            return isFirst(said.group(2))
                                    && taken[0] == number(said.group(3))
                                    && taken[1] == number(said.group(5));
                        }),
                sentence(
                        "(\\w+) answers (\\S+) and after (one|\\d+) moves? has " + COUNT + "; (\\w+) has (\\d+)\\.",
                        (at, said) -> {
                            Position end = positions(after(at, played)).get(2 * number(said.group(3)));
                            char theirs = said.group(1).toLowerCase(Locale.ROOT).charAt(0);
                            return isFirst(said.group(2))
                                    && squares(end, theirs) == number(said.group(4))
                                    && squares(end, theirs == 'r' ? 'b' : 'r') == number(said.group(6));
                        }));
    }

    private List<Sentence> cubesOpening(String played) {
        return List.of(
                sentence("(\\S+) bursts and takes nothing\\.", (at, said) -> {
                    String square = said.group(1);
                    int row = square.charAt(0) - '1';
                    int column = square.charAt(2) - '1';
                    return full(board(at), row, column, owner(at, square)) && taken(at, square) == 0;
                }),
                sentence(
                        "(\\S+) would have claimed a corner\\.",
                        (at, said) -> freeCorners(after(at, said.group(1))) < freeCorners(at)),
                sentence("It lets (\\w+) take the corner (\\S+) with (\\S+)\\.", (at, said) -> {
                    Position then = after(at, played);
                    char taker = said.group(1).toLowerCase(Locale.ROOT).charAt(0);
                    return CORNERS.contains(said.group(2))
                            && owner(then, said.group(2)) == (taker == 'r' ? 'b' : 'r')
                            && owner(after(then, said.group(3)), said.group(2)) == taker;
                }));
    }

    /** Counts what the first plies of a line take: of the side that begins it, and of the other. */
    private static long[] taken(List<Position> line, int plies) {
        long[] taken = new long[2];
        for (int ply = 0; ply + 1 < line.size() && ply < plies; ply++) {
            char loser = colour(line.get(ply)).equals("Red") ? 'b' : 'r';
            taken[ply % 2] += squares(line.get(ply), loser) - squares(line.get(ply + 1), loser);
        }
        return taken;
    }

    /** Counts full squares of the side that has moved beside full ones of the side to move, by reading the board. */
    private static int fullBesideFull(Position position) {
        String[][] board = board(position);
        char theirs = colour(position).toLowerCase(Locale.ROOT).charAt(0);
        char own = theirs == 'r' ? 'b' : 'r';
        int count = 0;
        for (int row = 0; row < board.length; row++) {
            for (int column = 0; column < board.length; column++) {
                boolean beside = full(board, row - 1, column, theirs)
                        || full(board, row + 1, column, theirs)
                        || full(board, row, column - 1, theirs)
                        || full(board, row, column + 1, theirs);
                count += full(board, row, column, own) && beside ? 1 : 0;
            }
        }
        return count;
    }

    private static String[][] board(Position position) {
        return Arrays.stream(position.notation().split(" / "))
                .map(row -> Arrays.copyOf(row.split(" "), row.split(" ").length))
                .toArray(String[][]::new);
    }

    private static boolean full(String[][] board, int row, int column, char owner) {
        int last = board.length - 1;
        if (row < 0 || row > last || column < 0 || column > last) {
            return false;
        }
        int neighbours = (row > 0 ? 1 : 0) + (row < last ? 1 : 0) + (column > 0 ? 1 : 0) + (column < last ? 1 : 0);
        return board[row][column].charAt(1) == owner && board[row][column].charAt(0) - '0' == neighbours;
    }

    // Sentences about what comes of a move are about a line of play, which the test chooses at random.

    private List<Move> line = List.of();

    private List<Position> positions(Position from) {
        List<Position> all = new ArrayList<>(List.of(from));
        line.forEach(move -> all.add(all.get(all.size() - 1).play(move).after()));
        return all;
    }

    private boolean isFirst(String move) {
        return line.get(0).notation().equals(move);
    }

    private static List<Move> randomLine(Position from, Random random) {
        List<Move> moves = new ArrayList<>();
        Position at = from;
        while (moves.size() < 8 && at.result().isEmpty()) {
            List<Move> legal = at.legalMoves();
            moves.add(legal.get(random.nextInt(legal.size())));
            at = at.play(moves.get(moves.size() - 1)).after();
        }
        return moves;
    }

    // Sim: a line is safe for a side if drawing it would not lose, no matter whose turn it is.

    private static String lines(Position position, String colour) {
        String[] sides = position.notation().split("/", -1);
        return colour.equals("Red") ? sides[0] : sides[1];
    }

    private static long safeLines(Position position, String colour) {
        return Stream.of("12 13 14 15 16 23 24 25 26 34 35 36 45 46 56".split(" "))
                .filter(line -> !position.notation().contains(line))
                .filter(line -> !closes(lines(position, colour), line))
                .count();
    }

    private static boolean closes(String own, String line) {
        return "123456"
                .chars()
                .mapToObj(point -> String.valueOf((char) point))
                .filter(point -> !line.contains(point))
                .anyMatch(point -> own.contains(ordered(line.substring(0, 1), point))
                        && own.contains(ordered(line.substring(1), point)));
    }

    private static String ordered(String one, String other) {
        return one.compareTo(other) < 0 ? one + other : other + one;
    }

    @Test
    void whatIsSaidOfMovesOfSimIsTrue() {
        check(SimGame.INSTANCE.start(SimGame.POINTS), this::simMove);
    }

    private List<Sentence> simMove(String played) {
        String count = "(no|one|\\d+) safe lines?";
        return List.of(
                sentence("(\\d\\d) closes the triangle (\\d)(\\d)(\\d) and loses\\.", (at, said) -> {
                    String own = lines(after(at, said.group(1)), colour(at));
                    return own.contains(said.group(2) + said.group(3))
                            && own.contains(said.group(2) + said.group(4))
                            && own.contains(said.group(3) + said.group(4));
                }),
                sentence(
                        "After (\\d\\d), every line .* triangle for (\\w+)\\.",
                        (at, said) -> safeLines(after(at, said.group(1)), said.group(2)) == 0),
                sentence(
                        "It leaves (\\w+) " + count + " to choose from\\.",
                        (at, said) -> safeLines(after(at, played), said.group(1)) == number(said.group(2))),
                sentence(
                        "(\\d\\d) would have left (\\w+) " + count + " to choose from\\.",
                        (at, said) -> safeLines(after(at, said.group(1)), said.group(2)) == number(said.group(3))),
                sentence(
                        "After (\\d\\d) and (\\d\\d), (\\w+) runs out of safe lines in (one|\\d+) moves?\\.",
                        (at, said) -> isFirst(said.group(2))
                                && safeLines(
                                                positions(after(at, played)).get(2 * number(said.group(4)) - 1),
                                                said.group(3))
                                        == 0),
                sentence(
                        "It leaves (\\w+) " + count + "\\.",
                        (at, said) -> safeLines(after(at, played), said.group(1)) == number(said.group(2))),
                sentence(
                        "(\\d\\d) would have left (\\w+) " + count + "\\.",
                        (at, said) -> safeLines(after(at, said.group(1)), said.group(2)) == number(said.group(3))));
    }

    // Checkers, whose pieces are the letters of a position.

    private static long pieces(Position position, String letters) {
        String board = position.notation().split(" ")[0];
        return board.chars().filter(piece -> letters.indexOf(piece) >= 0).count();
    }

    private static String own(Position position) {
        return colour(position).equals("Red") ? "rR" : "wW";
    }

    private static String others(Position position) {
        return colour(position).equals("Red") ? "wW" : "rR";
    }

    private static boolean captures(Position position, String move) {
        return pieces(after(position, move), others(position)) < pieces(position, others(position));
    }

    private static boolean crowns(Position position, String move) {
        String king = own(position).substring(1);
        return pieces(after(position, move), king) > pieces(position, king);
    }

    private static int middle(String move, int index) {
        String[] numbers = move.split(" ");
        return (Integer.parseInt(numbers[index]) + Integer.parseInt(numbers[index + 2])) / 2;
    }

    /** Whether the side to move has a jump over a square. */
    private static boolean canTakeOn(Position position, String square) {
        return moves(position)
                .filter(move -> !move.startsWith("-") && captures(position, move))
                .anyMatch(move -> square.equals(middle(move, 0) + " " + middle(move, 1)));
    }

    @Test
    void whatIsSaidOfMovesOfCheckersIsTrue() {
        check(
                CheckersGame.INSTANCE.start(8),
                played -> Stream.concat(checkersMove(played).stream(), checkersLine(played).stream())
                        .toList());
    }

    private static final String CHECKERS_MOVE = "(-?\\d \\S+ \\S+ -?\\d)";

    private List<Sentence> checkersLine(String played) {
        String move = CHECKERS_MOVE;
        return List.of(
                sentence(
                        "(\\w+) answers " + move + " and takes (one|\\d+) pieces? in (one|\\d+) moves?; \\w+ wins back"
                                + " (nothing|\\d+)\\.",
                        (at, said) -> {
                            List<Position> line = positions(after(at, played));
                            Position end = line.get(Math.min(line.size() - 1, 2 * number(said.group(4))));
                            String theirs = others(line.get(0));
                            String own = own(line.get(0));
                            return isFirst(said.group(2))
                                    && pieces(line.get(0), theirs) - pieces(end, theirs) == number(said.group(3))
                                    && pieces(line.get(0), own) - pieces(end, own) == number(said.group(5));
                        }),
                sentence(
                        "(\\w+) answers " + move
                                + " and after (one|\\d+) moves? has (one|\\d+) possible moves?; \\w+ has"
                                + " (\\d+)\\.",
                        (at, said) -> {
                            Position end = positions(after(at, played)).get(2 * number(said.group(3)));
                            Position other = end.passed().orElseThrow();
                            return isFirst(said.group(2))
                                    && mobility(end) == number(said.group(4))
                                    && mobility(other) == number(said.group(5));
                        }),
                sentence(
                        "(\\w+) answers " + move + "; after (one|\\d+) moves?, the score is \\1 (\\d+), \\w+ (\\d+)\\.",
                        (at, said) -> {
                            List<Position> all = positions(after(at, played));
                            Position end = all.get(Math.min(all.size() - 1, 2 * number(said.group(3))));
                            return isFirst(said.group(2))
                                    && (end.result().isPresent() || moves(end).noneMatch(next -> captures(end, next)))
                                    && score(end, others(at)) == number(said.group(4))
                                    && score(end, own(at)) == number(said.group(5));
                        }),
                sentence(
                        "(\\w+) answers " + move + " and makes (one|\\d+) kings? in (one|\\d+) moves?; \\w+ makes"
                                + " (none|\\d+)\\.",
                        (at, said) -> {
                            List<Position> all = positions(after(at, played));
                            Position end = all.get(Math.min(all.size() - 1, 2 * number(said.group(4))));
                            String theirs = own(all.get(0)).substring(1);
                            String own = others(all.get(0)).substring(1);
                            return isFirst(said.group(2))
                                    && pieces(end, theirs) - pieces(all.get(0), theirs) == number(said.group(3))
                                    && pieces(end, own) - pieces(all.get(0), own) == number(said.group(5));
                        }));
    }

    private List<Sentence> checkersMove(String played) {
        String move = CHECKERS_MOVE;
        return List.of(
                sentence(move + " (?:takes|would have taken) a piece\\.", (at, said) -> captures(at, said.group(1))),
                sentence(move + " (?:makes|would have made) a king\\.", (at, said) -> crowns(at, said.group(1))),
                sentence("It lets \\w+ take the piece on (\\d \\d) with " + move + " for nothing\\.", (at, said) -> {
                    Position then = after(at, played);
                    String target = said.group(2).substring(4);
                    return captures(then, said.group(2))
                            && said.group(1).equals(middle(said.group(2), 0) + " " + middle(said.group(2), 1))
                            && !canTakeOn(after(then, said.group(2)), target);
                }),
                sentence("After " + move + ", the piece on (\\d) (\\d) can never move again\\.", (at, said) -> {
                    Position then = after(at, said.group(1));
                    return isMan(then, said.group(2) + said.group(3), own(at))
                            && neverMoves(then, number(said.group(2)), number(said.group(3)), own(at));
                }),
                sentence(
                        "It lets \\w+ make a king with " + move + "\\.",
                        (at, said) -> crowns(after(at, played), said.group(1))),
                sentence(move + " (?:ends|would have ended) the game, (\\d+) to (\\d+)\\.", (at, said) -> {
                    Position end = after(at, said.group(1));
                    return (end.result().isPresent() || mobility(end) == 0)
                            && score(end, own(at)) == number(said.group(2))
                            && score(end, others(at)) == number(said.group(3));
                }));
    }

    private static char piece(Position position, int row, int column) {
        String letters = position.notation().split(" ")[0].split("/")[row];
        return letters.charAt(column / 2);
    }

    private static boolean isMan(Position position, String square, String own) {
        return piece(position, square.charAt(0) - '0', square.charAt(1) - '0') == own.charAt(0);
    }

    /** Whether only the edge and pieces of its side that never move are in front of a piece. */
    private static boolean neverMoves(Position position, int row, int column, String own) {
        int forward = row + (own.startsWith("r") ? 1 : -1);
        return piece(position, row, column) == own.charAt(1)
                || piece(position, row, column) == own.charAt(0)
                        && (column == 0 || neverMoves(position, forward, column - 1, own))
                        && (column == 7 || neverMoves(position, forward, column + 1, own));
    }

    private static long mobility(Position position) {
        return moves(position).filter(move -> !move.startsWith("-")).count();
    }

    private static long score(Position position, String letters) {
        return pieces(position, letters) + pieces(position, letters.substring(1));
    }

    private interface Meanings {
        List<Sentence> of(String played);
    }

    private void check(Position start, Meanings meanings) {
        Map<String, Integer> checked = new TreeMap<>();
        Random random = new Random(61);
        for (int seed = 0; seed < GAMES; seed++) {
            for (Position position : RandomPlay.positions(start, seed)) {
                if (position.result().isEmpty()) {
                    List<Move> moves = position.legalMoves();
                    Move played = moves.get(random.nextInt(moves.size()));
                    Move other = moves.get(random.nextInt(moves.size()));
                    line = randomLine(position.play(played).after(), random);
                    check(position, played, other, meanings.of(played.notation()), checked);
                }
            }
        }
        int all = checked.values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(all >= AT_LEAST && checked.size() >= 4, checked.toString());
    }

    private void check(Position position, Move played, Move other, List<Sentence> known, Map<String, Integer> checked) {
        Game game = position.game();
        ReviewWords words =
                new ReviewWords(Locale.ROOT, side -> game.colour(side).title());
        ReviewWords.Contrast contrast = ReviewWords.Contrast.of(position.play(played), other);
        List<Fact> comes = line.isEmpty() ? List.of() : game.consequences(position, played, line);
        assertTrue(comes.stream().allMatch(Fact::holds));
        Stream.concat(
                        Stream.concat(contrast.bad().stream(), comes.stream()).map(fact -> words.said(fact, "")),
                        contrast.missed().stream().map((Fact fact) -> words.said(fact, ".instead")))
                .flatMap(Optional::stream)
                .forEach(said -> {
                    Sentence meaning = Arrays.stream(known.toArray(Sentence[]::new))
                            .filter(any -> any.pattern().matcher(said).matches())
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("nobody knows what this means: " + said));
                    Matcher parts = meaning.pattern().matcher(said);
                    assertTrue(
                            parts.matches() && meaning.isTrue().test(position, parts),
                            said + " Played: " + played.notation() + " in " + position.notation());
                    checked.merge(meaning.pattern().pattern(), 1, Integer::sum);
                });
    }
}
