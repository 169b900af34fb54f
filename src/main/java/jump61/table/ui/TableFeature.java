package jump61.table.ui;

import java.io.IOException;
import javafx.application.Platform;
import jump61.game.Match;
import jump61.table.Closing;
import jump61.table.KnownKeys;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.Wish;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.MatchTexts;
import jump61.window.match.Sequels.Sequel;

/** Games with a person at another computer who also has this program. */
public final class TableFeature implements Feature {
    private final Program program;
    private final TablePlay play;

    /** Creates the feature without a table. */
    public TableFeature(Program program) {
        this.program = program;
        play = new TablePlay(
                program.match(),
                Platform::runLater,
                () -> program.texts().get("table.somebody"),
                (side, game) -> MatchTexts.inColours(
                                program.texts(), program.settings().shownColours())
                        .side(side, game));
        program.leaving().guard(play::isPlaying, play::otherName, play::leave);
        program.sequels().add(new Sequel(play::isAtTable, "result.playAgain", () -> play.ask(Wish.REMATCH)));
        // A user who has watched, or whose opponent has left, cannot play the same again.
        program.sequels()
                .add(new Sequel(
                        match -> isOfOthers(match) || match.players().areFriends(),
                        "newGame.title",
                        () -> program.newGame().online(() -> program.commands().runAnyway(Command.NEW_GAME))));
        play.stateProperty().subscribe(now -> program.sequels().change());
    }

    /** {@return whether there is an unfinished game at a table; reads a folder} */
    public boolean canResume() throws IOException {
        return settings("").canResume();
    }

    private TableSettings settings(String name) {
        return TableSettings.of(program.directories(), name, false);
    }

    /** Resumes the unfinished game at a table, and shows the progress in {@code window}. */
    public void resume(Context window) {
        String name = program.settings().firstNameProperty().get();
        play.resume(settings(name), program.background());
        window.sheets().showUntilAnswered(FxmlFile.TABLE_WAITING);
    }

    /** Adds a listener that is called when somebody joins or leaves the table. */
    public void onChange(Runnable listener) {
        play.stateProperty().subscribe(listener);
    }

    private static boolean isOfOthers(Match match) {
        return match.players().areConnected() && !match.players().havePerson();
    }

    @Override
    public void addTo(Context window) {
        window.views().register(OnlineController.class, () -> new OnlineController(window, play, () -> resume(window)));
        window.views().register(WaitingForGuest.class, () -> new WaitingForGuest(window, play));
        window.views().register(TalkController.class, () -> new TalkController(window, play));
        window.subscriptions().onChange(play.eventProperty(), event -> tell(event, window));
    }

    /** Says at the foot of the board what happened besides the game. */
    private void tell(TableEvent event, Context window) {
        Texts texts = window.texts();
        if (event instanceof TableEvent.Joined joined) {
            boolean changed = joined.trust() == KnownKeys.Trust.CHANGED;
            window.note(texts.get(
                    changed ? "table.key.changed" : "table.key", play.otherName(), joined.key(), joined.own()));
        } else if (event instanceof TableEvent.Refused refused && refused.own()) {
            window.note(texts.get("table.refused", play.otherName()));
        } else if (event instanceof TableEvent.Said said) {
            window.note(texts.get("table.says", play.otherName(), texts.get("table.phrase." + said.phrase())));
        } else if (event instanceof TableEvent.Closed closed
                && closed.why() != Closing.LEFT
                && closed.why() != Closing.OWN) {
            window.note(TableTexts.closing(closed.why(), play, texts));
        }
    }

    @Override
    public void close() {
        play.close();
    }
}
