package jump61.puzzle.ui;

import java.util.stream.Collectors;
import jump61.game.Game;
import jump61.game.Position;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/**
 * Puts into words what is known of a position.
 *
 * @param position the position asked about
 */
record AnswerTexts(Texts texts, MatchTexts words, Position position) {
    /** Number of moves of a line that are shown. */
    private static final int MOST_MOVES = 6;

    String of(Insight answer) {
        if (answer instanceof Insight.Solving solving) {
            return texts.get("editor.solving", solving.nodes());
        } else if (answer instanceof Insight.Win win) {
            return won(win);
        } else if (answer instanceof Insight.Draw) {
            return texts.get("editor.solved.draw");
        } else if (answer instanceof Insight.Unsolved) {
            return texts.get("editor.unsolved");
        } else if (answer instanceof Insight.Failed) {
            return texts.get("editor.failed");
        }
        return texts.get(answer instanceof Insight.Examining ? "editor.puzzle.examining" : "editor.puzzle.none");
    }

    private String won(Insight.Win win) {
        Game game = position.game();
        String winner = words.side(win.winner(), game);
        if (win.plies() == 0 || win.line().isEmpty()) {
            return texts.get("editor.solved.some", winner);
        }
        String line = win.line().stream()
                .limit(MOST_MOVES)
                .map(move -> words.move(move, game))
                .collect(Collectors.joining("  "));
        // Puzzles count the winner's moves only, so a longer win says what it counts.
        String key = win.plies() == 1 ? "editor.solved" : "editor.solved.both";
        return texts.get(key, winner, win.plies(), win.line().size() > MOST_MOVES ? line + " …" : line);
    }
}
