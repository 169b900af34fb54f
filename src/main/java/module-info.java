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

    // JavaFX makes the application itself.
    opens jump61.app to
            javafx.fxml,
            javafx.graphics;
    // Style sheets and fonts.
    opens jump61.window to
            javafx.fxml,
            javafx.graphics;
    opens jump61.app.help to
            javafx.fxml;
    opens jump61.app.home to
            javafx.fxml;
    opens jump61.app.lesson to
            javafx.fxml;
    opens jump61.app.newgame to
            javafx.fxml;
    opens jump61.library.ui to
            javafx.fxml;
    opens jump61.network.ui to
            javafx.fxml;
    opens jump61.profile.ui to
            javafx.fxml;
    opens jump61.puzzle.ui to
            javafx.fxml;
    opens jump61.review.ui to
            javafx.fxml;
    opens jump61.share.ui to
            javafx.fxml;
    opens jump61.table.ui to
            javafx.fxml;
    opens jump61.tournament.ui to
            javafx.fxml;
    opens jump61.window.board to
            javafx.fxml;
    opens jump61.window.match.view to
            javafx.fxml;
    opens jump61.window.settings to
            javafx.fxml;

    uses jump61.console.ConsoleGame;
    uses jump61.game.Game;
    uses jump61.game.Tablebase;
    uses jump61.network.MailboxGame;
    uses jump61.puzzle.GamePuzzles;
    uses jump61.share.BoardDrawing;
    uses jump61.tournament.ProgramDialect;
    uses jump61.window.board.GameView;

    // META-INF/services lists the same classes, for running from the class path.
    provides jump61.game.Game with
            jump61.games.cubes.CubesGame,
            jump61.games.checkers.CheckersGame,
            jump61.games.sim.SimGame;
    provides jump61.console.ConsoleGame with
            jump61.games.cubes.CubesConsole,
            jump61.games.checkers.CheckersConsole,
            jump61.games.sim.SimConsole;
    provides jump61.network.MailboxGame with
            jump61.games.cubes.CubesMailboxGame;
    provides jump61.puzzle.GamePuzzles with
            jump61.games.cubes.CubesPuzzles,
            jump61.games.checkers.CheckersPuzzles,
            jump61.games.sim.SimPuzzles;
    provides jump61.share.BoardDrawing with
            jump61.games.cubes.CubesDrawing,
            jump61.games.checkers.CheckersDrawing,
            jump61.games.sim.SimDrawing;
    provides jump61.tournament.ProgramDialect with
            jump61.games.cubes.CourseProgram2014,
            jump61.games.cubes.CourseProgram2021,
            jump61.tournament.EngineDialect;
    provides jump61.window.board.GameView with
            jump61.games.cubes.ui.CubesView,
            jump61.games.checkers.ui.CheckersView,
            jump61.games.sim.ui.SimView;
    provides jump61.game.Tablebase with
            jump61.solver.ProofLibrary;
}
