package jump61.desktop.editor.view;

import java.util.stream.Collectors;
import jump61.desktop.editor.Answer;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.shell.Texts;
import jump61.game.Game;
import jump61.game.Position;

/**
 * Puts into words what is known of a position.
 *
 * @param position the position asked about
 */
record AnswerTexts(Texts texts, MatchTexts words, Position position) {
    /** Number of moves of a line that are shown. */
    private static final int MOST_MOVES = 6;

    String of(Answer answer) {
        if (answer instanceof Answer.Solving solving) {
            return texts.get("editor.solving", solving.nodes());
        } else if (answer instanceof Answer.Win win) {
            return won(win);
        } else if (answer instanceof Answer.Draw) {
            return texts.get("editor.solved.draw");
        } else if (answer instanceof Answer.Unsolved) {
            return texts.get("editor.unsolved");
        } else if (answer instanceof Answer.Failed) {
            return texts.get("editor.failed");
        }
        return texts.get(answer instanceof Answer.Examining ? "editor.puzzle.examining" : "editor.puzzle.none");
    }

    private String won(Answer.Win win) {
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
