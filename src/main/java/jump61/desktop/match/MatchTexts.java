package jump61.desktop.match;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.Observable;
import javafx.beans.value.ObservableValue;
import jump61.checkers.CheckersMove;
import jump61.checkers.CheckersPosition;
import jump61.cubes.CubesPosition;
import jump61.desktop.settings.Palette;
import jump61.desktop.shell.Texts;
import jump61.engine.Level;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.sim.SimPosition;

/** The match in words. */
public final class MatchTexts {
    private static final int LINE_MOVES = 6;

    private final Texts texts;
    private final ObservableValue<Palette> palette;

    /** Makes texts that name the sides by the colours of a palette. */
    public MatchTexts(Texts texts, ObservableValue<Palette> palette) {
        this.texts = texts;
        this.palette = palette;
    }

    /** {@return the palette whose colours a game's sides are drawn in, as the names of texts end; empty where it has none} */
    public String colours(Game game) {
        // Draughtsmen are of wood, whatever the palette.
        return game.colour(Side.SECOND).equals(Colour.WHITE)
                ? ""
                : palette.getValue().name().toLowerCase(Locale.ROOT);
    }

    /** Tells when sides get other names. */
    public Observable names() {
        return palette;
    }

    public String game(Game game) {
        return texts.get("game." + game.id());
    }

    /** {@return the colour a side is drawn in} */
    public String side(Side side, Game game) {
        String key = "side." + game.colour(side).id();
        return texts.get(own(key + "." + colours(game), key));
    }

    public String level(int number) {
        return texts.get(new Level(number).key());
    }

    /** {@return who plays, for example {@code Computer · Expert}} */
    public String player(Player player) {
        if (player instanceof Player.Computer computer) {
            return texts.get("player.computer", level(computer.level()));
        } else if (player instanceof Player.Remote remote) {
            return texts.get("player.remote", remote.address());
        }
        return texts.get("player.human");
    }

    /** {@return the name of a side, and what it has on the board} */
    public String sideAndCount(Side side, Position position) {
        String count = count(position, side);
        String name = side(side, position.game());
        return count.isEmpty() ? name : texts.get("player.count", name, count);
    }

    /** {@return what a side has on the board; empty if its game counts nothing} */
    private String count(Position position, Side side) {
        if (position instanceof CubesPosition cubes) {
            int size = cubes.size();
            int spots = IntStream.range(0, size * size)
                    .mapToObj(cubes::move)
                    .filter(at -> cubes.owner(at.row(), at.column())
                            .filter(side::equals)
                            .isPresent())
                    .mapToInt(at -> cubes.spots(at.row(), at.column()))
                    .sum();
            return counts(texts.counted("count.squares", cubes.squares(side)), texts.counted("count.spots", spots));
        }
        if (position instanceof CheckersPosition checkers) {
            return counts(
                    texts.counted("count.points", checkers.score(side)),
                    texts.counted("count.kings", checkers.kings(side)));
        }
        if (position instanceof SimPosition sim) {
            return texts.counted("count.lines", sim.lines(side).size());
        }
        return "";
    }

    private String counts(String one, String other) {
        return texts.get("count.two", one, other);
    }

    public String turn(Position position, Player player) {
        String side = side(position.toMove(), position.game());
        if (player instanceof Player.Remote remote) {
            return texts.get("status.waitsForRemote", side, remote.address());
        }
        String key = player instanceof Player.Human ? "status.toMove" : "status.waitsFor";
        return texts.get(key, side);
    }

    /** {@return a move as the move list tells it} */
    public String move(Move move) {
        return move.equals(CheckersMove.CANNOT_MOVE) ? texts.get("moves.cannotMove") : move.notation();
    }

    /** {@return a move with its number and its side, for assistive devices} */
    public String move(Turn turn, int ply) {
        return texts.get("moves.spoken", ply, side(turn.mover(), turn.after().game()), move(turn.move()));
    }

    /** {@return who won} */
    public String title(Result result, Game game) {
        if (result.winner().isPresent()) {
            return texts.get("result.wins", side(result.winner().get(), game));
        }
        return result.reason() == Result.Reason.CONNECTION
                ? texts.get("result.undecided")
                : texts.get(own("result.shared." + game.id(), "result.shared"));
    }

    /** {@return the key that a game has for itself, if it has a text, or else the one for all} */
    private String own(String key, String forAll) {
        return texts.has(key) ? key : forAll;
    }

    /** {@return how the match ended, and after how many moves} */
    public String detail(Result result, Position last, int moves) {
        String reason = result.reason() == Result.Reason.RULES
                ? byTheRules(result, last)
                : texts.get("result.reason." + result.reason().name().toLowerCase(Locale.ROOT));
        return texts.get("result.detail", reason, moves);
    }

    /** {@return what it was that ended the game} */
    private String byTheRules(Result result, Position last) {
        Side winner = result.winner().orElse(Side.FIRST);
        Side loser = winner.opponent();
        String usual = "result.rules." + last.game().id();
        String key = result.winner().isPresent() ? usual : own(usual + ".shared", usual);
        return last instanceof CheckersPosition checkers
                ? texts.get(key, checkers.score(winner), checkers.score(loser))
                : texts.get(key, side(winner, last.game()), side(loser, last.game()));
    }

    /** {@return a score in words, from the view of the side with this name} */
    private String score(Score score, String side) {
        if (score.isWin()) {
            return score.distance() == 0
                    ? texts.get("result.wins", side)
                    : texts.get("score.wins", side, score.distance());
        } else if (score.isLoss()) {
            return texts.get("score.loses", side, score.distance());
        }
        return estimate(score);
    }

    /** {@return a score in at most five characters: {@code +1.3}, or {@code #7} for an end in 7 plies; empty at the end} */
    public String shortScore(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.distance() == 0 ? "" : "#" + score.distance();
        }
        return estimate(score);
    }

    private String estimate(Score score) {
        double rounded = Math.round(score.value() / 10.0) / 10.0;
        return rounded == 0
                ? String.format(texts.locale(), "%.1f", 0.0)
                : String.format(texts.locale(), "%+.1f", rounded);
    }

    /** {@return depth, nodes and line of a search} */
    public String thought(SearchResult soFar) {
        return texts.get("thought.line", soFar.depth(), nodes(soFar.nodes()), line(soFar.line()));
    }

    public String hint(SearchResult hint, Position position) {
        String best = hint.best().map(this::move).orElse("–");
        String score = score(hint.score(), side(position.toMove(), position.game()));
        String others = hint.moves().stream()
                .filter(other -> other.score().equals(hint.score()))
                .map(other -> move(other.move()))
                .filter(move -> !move.equals(best))
                .limit(LINE_MOVES)
                .collect(Collectors.joining(", "));
        return others.isEmpty()
                ? texts.get("hint.text", best, score, hint.depth())
                : texts.get("hint.several", best, others, score);
    }

    private String line(List<Move> line) {
        return line.stream().limit(LINE_MOVES).map(this::move).collect(Collectors.joining("  "));
    }

    private String nodes(long nodes) {
        if (nodes >= 1_000_000) {
            return String.format(texts.locale(), "%.1f M", nodes / 1e6);
        }
        return nodes >= 1000 ? nodes / 1000 + " k" : String.valueOf(nodes);
    }
}
