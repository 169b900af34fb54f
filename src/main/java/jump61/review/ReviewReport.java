package jump61.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import jump61.console.Json;
import jump61.console.JsonLines;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.record.GameRecord;

/** Formats a finished review for the command line. */
final class ReviewReport {
    private static final int TURNING_POINTS = 5;
    private static final int PERCENT = 100;
    private static final int LINE = 6;

    private final Game game;
    private final Optional<Result> result;
    private final GameReview review;
    private final ReviewWords words;

    ReviewReport(GameRecord record, GameReview review) {
        this.game = record.start().game();
        this.result = record.result();
        this.review = review;
        this.words = new ReviewWords(Locale.ROOT, this::title);
    }

    GameReview review() {
        return review;
    }

    ReviewWords words() {
        return words;
    }

    /** {@return a line for each move, with an explanation if there is one, and a summary} */
    String text() {
        StringBuilder text = new StringBuilder();
        for (MoveReview move : review.moves()) {
            text.append(line(move)).append('\n');
            String why = words.explanation(move);
            if (!why.isEmpty() && move.verdict() != MoveClass.FORCED && !move.isLostAnyway()) {
                text.append("      ").append(why).append('\n');
            }
            if (move.verdict().isFault() && move.bestLine().size() > 1) {
                text.append("      Best line: ").append(line(move.bestLine())).append('\n');
            }
        }
        text.append('\n');
        sides().stream()
                .filter(side ->
                        review.moves().stream().anyMatch(move -> move.turn().mover() == side))
                .forEach(side -> text.append(summary(side)).append('\n'));
        List<MoveReview> turning = review.turningPoints(TURNING_POINTS);
        if (!turning.isEmpty()) {
            text.append("\nWorst mistakes\n");
            turning.forEach(move -> text.append(String.format(
                    Locale.ROOT, "%4d. %s. %s%n", round(move), words.title(move), words.explanation(move))));
        }
        String story = words.story(review, result);
        return text.append(story.isEmpty() ? "" : "\n" + story + "\n").toString();
    }

    private String line(MoveReview move) {
        boolean better = move.verdict().isFault() || move.verdict() == MoveClass.GOOD;
        String best = better ? "  best " + move.best().notation() : "";
        return String.format(
                        Locale.ROOT,
                        "%4d. %-5s %-8s %-11s %3d%% -> %3d%%%s",
                        round(move),
                        title(move.turn().mover()),
                        move.turn().move().notation(),
                        move.verdict().title(),
                        Math.round(PERCENT * move.before()),
                        Math.round(PERCENT * move.after()),
                        best)
                .stripTrailing();
    }

    private int round(MoveReview move) {
        return Rounds.of(move.ply(), review.turns());
    }

    private static String line(List<Move> moves) {
        return moves.stream().limit(LINE).map(Move::notation).collect(Collectors.joining(", "));
    }

    private String summary(Side side) {
        List<String> counts = new ArrayList<>();
        for (MoveClass verdict : MoveClass.values()) {
            int count = review.count(side, verdict);
            if (count > 0) {
                counts.add(count + " " + verdict.title());
            }
        }
        return String.format(Locale.ROOT, "%-6s %s (%s)", title(side) + ":", accuracy(side), String.join(", ", counts));
    }

    /** Returns how accurate a side was. Where all is decided, a side that could only lose has no accuracy. */
    private String accuracy(Side side) {
        OptionalDouble accuracy = review.accuracy(side);
        String percent = accuracy.isPresent() ? Math.round(accuracy.getAsDouble()) + "%" : "-";
        if (!review.isDecided()) {
            return "accuracy " + percent;
        }
        return accuracy.isPresent() ? "kept the result with " + percent + " of its moves" : "had no result to keep";
    }

    /**
     * {@return the whole review as a JSON object on one line}
     *
     * @param number the number of the game in the file, from 1
     */
    String json(int number) {
        Map<String, Object> accuracy = new LinkedHashMap<>();
        for (Side side : sides()) {
            OptionalDouble percent = review.accuracy(side);
            accuracy.put(title(side), percent.isPresent() ? (Object) percent.getAsDouble() : null);
        }
        Map<String, Object> all = JsonLines.object("review");
        all.put("number", number);
        all.put("game", game.id());
        all.put("accuracy", accuracy);
        all.put("story", words.story(review, result));
        all.put("moves", review.moves().stream().map(this::json).toList());
        return Json.of(all) + "\n";
    }

    private Map<String, Object> json(MoveReview move) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("ply", move.ply());
        fields.put("side", title(move.turn().mover()));
        fields.put("move", move.turn().move().notation());
        fields.put("best", move.best().notation());
        fields.put("class", move.verdict().title());
        fields.put("before", move.before());
        fields.put("after", move.after());
        fields.put("proved", words.proof(move).orElse(null));
        fields.put("text", words.explanation(move));
        return fields;
    }

    private List<Side> sides() {
        return List.of(Side.values());
    }

    private String title(Side side) {
        return game.colour(side).title();
    }
}
