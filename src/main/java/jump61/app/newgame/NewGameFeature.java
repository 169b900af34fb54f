package jump61.app.newgame;

import jump61.network.ui.RemoteChoices;
import jump61.tournament.ui.KnownPrograms;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.ViewLoader;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.Ladder;
import jump61.window.match.MatchTexts;
import jump61.window.match.view.SideChooser;

/** The sheet for a new game, and the command to play again. */
public final class NewGameFeature implements Feature {
    private final Program program;
    private final Ladder ladder;
    private final RemoteChoices remote;
    private final Rivals rivals;

    public NewGameFeature(Program program, Ladder ladder, RemoteChoices remote, KnownPrograms programs) {
        this.program = program;
        this.ladder = ladder;
        this.remote = remote;
        rivals = new Rivals(programs);
    }

    @Override
    public void addTo(Context window) {
        ViewLoader views = window.views();
        Texts texts = window.texts();
        MatchTexts words = window.words();
        views.register(NewGameController.class, () -> new NewGameController(window, remote, rivals));
        views.register(OpponentChooser.class, () -> new OpponentChooser(texts, words, ladder));
        views.register(BoardChooser.class, () -> new BoardChooser(words));
        views.register(ClockChooser.class, () -> new ClockChooser(texts));
        views.register(SideChooser.class, () -> new SideChooser(texts, words));
        window.commands()
                .define(
                        Command.NEW_GAME,
                        program.leaving().before(() -> window.sheets().show(FxmlFile.NEW_GAME)));
        window.commands().define(Command.PLAY_AGAIN, program.leaving().before(this::playAgain));
    }

    /** Starts another game like the last one, unless a feature provides a sequel to it. */
    private void playAgain() {
        program.sequels()
                .after(program.match().matchProperty().get())
                .ifPresentOrElse(sequel -> sequel.effect().run(), program.newGame()::beginAgain);
    }
}
