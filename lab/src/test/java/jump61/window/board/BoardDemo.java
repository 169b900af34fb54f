package jump61.window.board;

import atlantafx.base.theme.PrimerLight;
import java.util.List;
import javafx.application.Application;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.lab.usage.Usage;

/** A bare window for two people at one board, to try it out: {@code java ... BoardDemo$Start GAME [POSITION]}. */
public final class BoardDemo extends Application {
    /** A main class outside the toolkit, required on the class path. */
    static final class Start {
        public static void main(String[] args) {
            Usage.require(Start.class, args, 1, "GAME [POSITION]");
            Application.launch(BoardDemo.class, args);
        }
    }

    @Override
    public void start(Stage stage) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        List<String> arguments = getParameters().getRaw();
        Game game = Games.byId(arguments.get(0)).orElseThrow();
        BoardControl board = GameViews.of(game).newBoard();
        if (arguments.size() > 1) {
            board.setPosition(game.parsePosition(arguments.get(1)));
        }
        Match match = new Match(board.getPosition(), new Players(Player.HUMAN, Player.HUMAN));
        board.setOnMove(move -> board.show(match.play(move), () -> {}));
        Label status = new Label();
        status.textProperty().bind(board.statusProperty());
        BorderPane root = new BorderPane(board);
        root.setBottom(status);
        stage.setScene(ColouredScene.of(root, 480, 360));
        stage.show();
    }
}
