package jump61.trust;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.shape.Path;
import jump61.game.Brush;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RandomPlay;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.window.Texts;
import jump61.window.board.GameTexts;
import jump61.window.board.GameView;
import jump61.window.board.Miniature;
import jump61.window.sound.Sound;
import org.junit.jupiter.api.Test;

/** What the window shows and says of one game stays as it was, over some games of random moves. */
public abstract class ViewOutput {
    private final GameView view;
    private final Texts texts = Texts.in("en");
    private final Position start;

    protected ViewOutput(GameView view, int edge) {
        this.view = view;
        start = view.game().start(edge);
    }

    @Test
    void itsTextsAndSoundsStayAsTheyWere() throws IOException {
        Texts own = view.texts(texts);
        List<String> lines = new ArrayList<>();
        lines.add(view.game().id() + ", below: " + view.lowerSide() + ", own colours: " + view.hasOwnColours()
                + ", lesson: " + view.lesson().isPresent());
        for (int seed = 0; seed < 8; seed++) {
            List<Turn> turns = RandomPlay.from(start, seed);
            for (Turn turn : turns.subList(0, seed < 2 ? turns.size() : 0)) {
                lines.add(view.move(turn.move(), own) + ": "
                        + view.count(turn.after(), Side.FIRST, own) + ", "
                        + view.count(turn.after(), Side.SECOND, own) + ", pass: "
                        + view.pass(turn.before()).map(Move::notation).orElse("no") + ", "
                        + named(view.sound(turn)) + ", "
                        + view.haul(turn).map(Object::toString).orElse("no haul"));
            }
            Position last = turns.get(turns.size() - 1).after();
            for (Optional<Side> you :
                    List.of(Optional.<Side>empty(), Optional.of(Side.FIRST), Optional.of(Side.SECOND))) {
                GameTexts told = new GameTexts(own, side -> "Player " + side, you);
                lines.add("The end for " + you + ": " + view.end(last.result().orElseThrow(), last, told));
                if (seed == 0) {
                    lines.add("Shared: " + view.end(Result.shared(), last, told));
                }
            }
        }
        view.rules()
                .forEach(paragraph -> lines.add(paragraph.textKey() + " "
                        + paragraph.pictures().stream().map(Position::notation).toList()));
        view.example().forEach(position -> lines.add("example " + position.notation()));
        Golden.check(getClass(), "view.txt", lines);
    }

    private static String named(Sound sound) {
        return sound.equals(Sound.CAPTURE) ? "capture" : sound.equals(Sound.CASCADE) ? "cascade" : sound.tones() + "";
    }

    @Test
    void itsSmallPicturesStayAsTheyWere() throws IOException {
        List<String> lines = new ArrayList<>();
        List<Turn> turns = RandomPlay.from(start, 5);
        Turn turn = turns.get(turns.size() * 2 / 3);
        for (double length : new double[] {40, 120}) {
            for (Position position : List.of(view.sample(), turn.after())) {
                Miniature picture = new Miniature(length);
                view.draw(position, picture);
                show("position", picture, lines);
            }
            Miniature marked = new Miniature(length);
            view.mark(turn.move(), turn.before(), "mark", marked);
            show("mark", marked, lines);
        }
        view.game().draft(turn.before()).ifPresent(draft -> {
            for (Brush brush : draft.brushes()) {
                Miniature picture = new Miniature(20);
                view.draw(brush, picture);
                show(brush.toString(), picture, lines);
            }
        });
        Golden.check(getClass(), "pictures.txt", lines);
    }

    private static void show(String what, Miniature picture, List<String> lines) {
        lines.add("");
        lines.add(what + ", " + picture.length());
        for (Node node : picture.getChildrenUnmodifiable()) {
            List<?> elements = ((Path) node).getElements();
            lines.add(node.getStyleClass() + " " + elements.size());
            elements.stream()
                    .limit(12)
                    .forEach(element -> lines.add(element.toString().replaceAll("(\\.\\d\\d)\\d+", "$1")));
        }
    }
}
