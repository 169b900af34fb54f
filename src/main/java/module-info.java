/** Jump61, Checkers and Sim, in a window and at the console. */
module jump61 {
    requires atlantafx.base;
    requires java.desktop;
    requires java.logging;
    requires java.rmi;
    requires javafx.controls;
    requires javafx.fxml;

    exports jump61;
    // Remote calls reach the interface from the run-time's own modules, and from proxies.
    exports ucb.util.mailbox;

    opens jump61.desktop to
            javafx.fxml,
            javafx.graphics;
    opens jump61.desktop.analysis.view to
            javafx.fxml;
    opens jump61.desktop.board to
            javafx.fxml;
    opens jump61.desktop.editor.view to
            javafx.fxml;
    opens jump61.desktop.ending.view to
            javafx.fxml;
    opens jump61.desktop.help to
            javafx.fxml;
    opens jump61.desktop.lesson.view to
            javafx.fxml;
    opens jump61.desktop.library.view to
            javafx.fxml;
    opens jump61.desktop.match.view to
            javafx.fxml;
    opens jump61.desktop.newgame to
            javafx.fxml;
    opens jump61.desktop.profile.view to
            javafx.fxml;
    opens jump61.desktop.puzzle.view to
            javafx.fxml;
    opens jump61.desktop.remote to
            javafx.fxml;
    opens jump61.desktop.review.view to
            javafx.fxml;
    opens jump61.desktop.settings to
            javafx.fxml;
    opens jump61.desktop.shell to
            javafx.fxml;
    opens jump61.desktop.tournament.view to
            javafx.fxml;
    opens jump61.desktop.window to
            javafx.fxml;

    uses jump61.desktop.games.GameView;
    uses jump61.game.Game;
    uses jump61.game.Tablebase;

    // META-INF/services lists the same classes, for running from the class path.
    provides jump61.game.Game with
            jump61.cubes.CubesGame,
            jump61.checkers.CheckersGame,
            jump61.sim.SimGame;
    provides jump61.desktop.games.GameView with
            jump61.desktop.games.cubes.CubesView,
            jump61.desktop.games.checkers.CheckersView,
            jump61.desktop.games.sim.SimView;
    provides jump61.game.Tablebase with
            jump61.solver.ProofLibrary;
}
