package jump61.app;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import jump61.game.Players;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.match.BoardMode;
import jump61.window.match.MatchViewModel;
import jump61.window.match.Seating;
import jump61.window.settings.Settings;

/** The commands for the current match. */
final class MatchCommands {
    private MatchCommands() {}

    static void define(Commands commands, MatchViewModel match, Seating seating, Settings settings) {
        BooleanBinding withProgram = Bindings.createBooleanBinding(
                () -> hasProgram(match.playersProperty().get())
                        && !isOver(match)
                        && match.modeProperty().get() == null,
                match.playersProperty(),
                match.matchProperty(),
                match.turns(),
                match.modeProperty(),
                match.resultProperty());
        commands.define(Command.UNDO, match::undo, match.canUndoProperty());
        commands.define(Command.REDO, match::redo, match.canRedoProperty());
        commands.define(Command.HINT, match::hint, match.canHintProperty());
        match.advice().evaluatingProperty().bindBidirectional(settings.evaluationBarProperty());
        commands.defineSwitch(Command.EVALUATION, settings.evaluationBarProperty());
        commands.define(
                Command.MOVE_NOW, match.computer()::moveNow, match.computer().thinkingProperty());
        commands.defineSwitch(Command.PAUSE, match.pausedProperty(), withProgram);
        commands.define(Command.STEP, match::step, withProgram);
        defineWalking(commands, match);
        commands.define(
                Command.SLOWER,
                () -> settings.speedProperty()
                        .set(settings.speedProperty().get().slower()));
        commands.define(
                Command.FASTER,
                () -> settings.speedProperty()
                        .set(settings.speedProperty().get().faster()));
        commands.defineSwitch(Command.STEP_MODE, settings.stepModeProperty());
        commands.defineSwitch(Command.TURN_BOARD, seating.turnedByUserProperty(), seating.turnableProperty());
        commands.defineSwitch(Command.MUTE, settings.mutedProperty());
        commands.defineSwitch(Command.SIDE_PANEL, settings.sidePanelProperty());
    }

    private static void defineWalking(Commands commands, MatchViewModel match) {
        define(commands, match, Command.FIRST, BoardMode.Step.FIRST);
        define(commands, match, Command.PREVIOUS, BoardMode.Step.PREVIOUS);
        define(commands, match, Command.NEXT, BoardMode.Step.NEXT);
        define(commands, match, Command.LAST, BoardMode.Step.LAST);
    }

    private static void define(Commands commands, MatchViewModel match, Command command, BoardMode.Step step) {
        BooleanBinding possible = Bindings.createBooleanBinding(
                () -> match.canWalk(step), match.plyProperty(), match.turns(), match.modeChangesProperty());
        commands.define(command, () -> match.walk(step), possible);
    }

    private static boolean isOver(MatchViewModel match) {
        return match.matchProperty().get() != null
                && match.matchProperty().get().isOver();
    }

    private static boolean hasProgram(Players players) {
        return players != null && players.haveComputer();
    }
}
