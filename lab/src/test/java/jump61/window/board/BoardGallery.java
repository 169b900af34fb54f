package jump61.window.board;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Stage;
import jump61.engine.Score;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Turn;
import jump61.games.checkers.ui.CheckersBoard;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.ui.CubesBoard;
import jump61.games.cubes.ui.LongCascades;
import jump61.games.sim.SimGame;
import jump61.games.sim.ui.SimBoard;
import jump61.lab.usage.Usage;

/**
 * Writes images of all boards in all themes to a folder: {@code java ... BoardGallery$Start FOLDER}. Not a test; to be
 * looked at.
 */
public final class BoardGallery extends Application {
    private static final List<String> THEMES = List.of("light", "dark", "high-contrast");

    /** A main class outside the toolkit, required on the class path. */
    static final class Start {
        public static void main(String[] args) {
            Usage.require(Start.class, args, 1, "FOLDER");
            Application.launch(BoardGallery.class, args);
        }
    }

    @Override
    public void start(Stage stage) {
        Path folder = Path.of(getParameters().getRaw().get(0));
        for (String theme : THEMES) {
            boolean light = theme.equals("light");
            Application.setUserAgentStylesheet(
                    light ? new PrimerLight().getUserAgentStylesheet() : new PrimerDark().getUserAgentStylesheet());
            BoardPictures.write(cubes(theme), 1500, 520, 1, folder.resolve("cubes-" + theme + ".png"));
            BoardPictures.write(sims(theme), 1500, 520, 1, folder.resolve("sim-" + theme + ".png"));
            BoardPictures.write(checkers(theme), 1500, 520, 1, folder.resolve("checkers-" + theme + ".png"));
        }
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        for (double progress : new double[] {0.12, 0.5, 0.9}) {
            BoardPictures.write(
                    LongCascades.board(4, progress), 360, 360, 1, folder.resolve("cascade-" + progress + ".png"));
        }
        for (double scale : new double[] {1, 1.25, 1.5, 2}) {
            BoardPictures.write(cubes(6, 40, true), 200, 180, scale, folder.resolve("scale-" + scale + ".png"));
        }
        BoardPictures.write(thumbnails(), 400, 100, 1, folder.resolve("thumbnails.png"));
        Platform.exit();
    }

    private static HBox checkers(String theme) {
        CheckersBoard hinted = checkers(5);
        hinted.setHint(hinted.getPosition().legalMoves().get(2));
        return row(theme, hinted, checkers(38), checkers(62));
    }

    private static CheckersBoard checkers(int plies) {
        CheckersBoard board = new CheckersBoard();
        Random random = new Random(7);
        for (int ply = 0; ply < plies && board.getPosition().result().isEmpty(); ply++) {
            List<Move> moves = board.getPosition().legalMoves();
            Turn turn = board.getPosition().play(moves.get(random.nextInt(moves.size())));
            board.setPosition(turn.after());
            board.setLastTurn(turn);
        }
        return board;
    }

    private static HBox sims(String theme) {
        SimBoard marked = sim("12 34 23 45 46 36 16 25");
        marked.setHelp(Help.SOME);
        marked.setHint(marked.getPosition().legalMoves().get(3));
        return row(theme, sim("12 34 56"), marked, sim("12 34 13 46 23"));
    }

    private static SimBoard sim(String lines) {
        SimBoard board = new SimBoard();
        for (String line : lines.split(" ")) {
            Turn turn = board.getPosition().play(SimGame.INSTANCE.parseMove(line));
            board.setPosition(turn.after());
            board.setLastTurn(turn);
        }
        return board;
    }

    private static HBox cubes(String theme) {
        return row(theme, cubes(6, 40, true), cubes(10, 190, false), cubes(3, 9, true));
    }

    private static HBox row(String theme, BoardControl... boards) {
        HBox row = new HBox(20, boards);
        EvaluationBar bar = new EvaluationBar();
        bar.show(boards[0].getPosition(), Optional.of(new Score(520)));
        row.getChildren().add(1, bar);
        row.getStyleClass().add(theme);
        row.setFillHeight(true);
        row.setPadding(new javafx.geometry.Insets(16));
        List.of(boards).forEach(board -> HBox.setHgrow(board, Priority.ALWAYS));
        row.setBackground(javafx.scene.layout.Background.fill(
                javafx.scene.paint.Color.web(theme.equals("light") ? "#faf7f2" : "#000000")));
        return row;
    }

    private static CubesBoard cubes(int size, int plies, boolean marked) {
        CubesBoard board = new CubesBoard();
        Position position = CubesGame.INSTANCE.start(size);
        Turn last = null;
        Random random = new Random(61);
        for (int ply = 0; ply < plies && position.result().isEmpty(); ply++) {
            List<Move> moves = position.legalMoves();
            last = position.play(moves.get(random.nextInt(moves.size())));
            position = last.after();
        }
        board.setPosition(position);
        if (marked) {
            board.setLastTurn(last);
            if (position.result().isEmpty()) {
                board.setHint(position.legalMoves().get(1));
            }
        }
        return board;
    }

    private static HBox thumbnails() {
        HBox row = new HBox(8);
        for (int size : new int[] {3, 6, 10}) {
            BoardControl small = GameViews.thumbnail(CubesGame.INSTANCE);
            small.setPosition(cubes(size, 5 * size, false).getPosition());
            small.setPrefSize(96, 96);
            row.getChildren().add(small);
        }
        return row;
    }
}
