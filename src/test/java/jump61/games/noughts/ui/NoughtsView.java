package jump61.games.noughts.ui;

import java.util.List;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Side;
import jump61.games.noughts.NoughtsGame;
import jump61.games.noughts.NoughtsPosition;
import jump61.window.Texts;
import jump61.window.board.BoardControl;
import jump61.window.board.GameView;
import jump61.window.board.RulesParagraph;

/** Noughts and crosses in the window. */
public final class NoughtsView implements GameView {
    @Override
    public Game game() {
        return NoughtsGame.INSTANCE;
    }

    @Override
    public BoardControl newBoard() {
        return new NoughtsBoard();
    }

    @Override
    public String count(Position position, Side side, Texts texts) {
        NoughtsPosition noughts = (NoughtsPosition) position;
        int marks = side == Side.FIRST ? noughts.crosses() : noughts.noughts();
        return texts.get("count.squares", Integer.bitCount(marks));
    }

    @Override
    public List<RulesParagraph> rules() {
        return List.of(
                RulesParagraph.of(game(), "rules.move", ".../.../...", ".../.x./..."),
                RulesParagraph.of(game(), "rules.end", "xx./oo./...", "xxx/oo./..."));
    }
}
