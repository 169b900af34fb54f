package jump61.window.match.view;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Side;
import jump61.window.Command;
import jump61.window.Commands;
import jump61.window.Place;
import jump61.window.Places;
import jump61.window.QuestionController.Question;
import jump61.window.Rooms;
import jump61.window.Texts;
import jump61.window.ViewLoader;
import jump61.window.board.Territory;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.feature.Program;
import jump61.window.match.BoardMode;
import jump61.window.match.EveningScores;
import jump61.window.match.MatchEnd;
import jump61.window.match.MatchViewModel;
import jump61.window.match.Resignation;
import jump61.window.match.SideLines;
import jump61.window.settings.Settings;
import jump61.window.settings.Speed;

/** Playing: the board and its surroundings, and the commands for the current match. */
public final class MatchFeature implements Feature {
    private final Program program;
    private final MatchViewModel match;
    private final Settings settings;
    private final SideLines lines;
    private final MatchEnd ending;
    private final EveningScores evening;
    private final Resignation resignation;

    /**
     * Creates the feature. To be called after those whose models follow the match have been created: they must hear of
     * another match first.
     *
     * @param lines the variations and comments in the move list
     * @param ending the end of the match, which then replaces the moves
     * @param evening the score shown on the players' cards
     */
    public MatchFeature(Program program, SideLines lines, MatchEnd ending, EveningScores evening) {
        this.program = program;
        this.lines = lines;
        this.ending = ending;
        this.evening = evening;
        match = program.match();
        settings = program.settings();
        resignation = new Resignation(match);
        match.advice().evaluatingProperty().bindBidirectional(settings.evaluationBarProperty());
        match.computer().minimumTimeProperty().bind(settings.speedProperty().map(Speed::answer));
        program.awayFromBoardProperty().addListener((observable, before, now) -> match.setSuspended(now));
        new WayToTheBoard(program).follow();
    }

    @Override
    public void addTo(Context window) {
        ViewLoader views = window.views();
        // The territory of both sides on the board as currently drawn.
        ObjectProperty<Territory> drawn = new SimpleObjectProperty<>();
        views.register(BoardController.class, () -> new BoardController(window, drawn));
        views.register(HeadlineController.class, () -> new HeadlineController(window));
        views.register(EvaluationController.class, () -> new EvaluationController(window));
        views.register(SideController.class, () -> new SideController(window, lines, ending));
        views.register(PlayerController.class, () -> new PlayerController(window, evening, drawn));
        views.register(NoteController.class, () -> new NoteController(window));
        views.register(FootController.class, () -> new FootController(window));
        match.setDropQuestion((moves, drop) -> window.ask(dropQuestion(moves, window.texts()), drop));
        window.definePlace(Place.PLAY, this::toGame);
        define(window.commands());
        defineWalking(window.commands());
        window.commands().define(Command.RESIGN, () -> resign(window), resignation.possibleProperty());
    }

    private static Question dropQuestion(int moves, Texts texts) {
        return new Question(
                texts.get("drop.question"),
                texts.get("drop.explanation", moves),
                texts.get("drop.goOn", moves),
                texts.get("sheet.leave"));
    }

    /** Shows the board, and ends a mode that belongs to another place. */
    private void toGame() {
        program.rooms().close();
        BoardMode mode = match.modeProperty().get();
        if (mode != null && mode.place() != Command.GO_PLAY) {
            match.setMode(Optional.empty());
        }
        program.places().go(Place.PLAY);
    }

    private void define(Commands commands) {
        BooleanBinding withProgram = Bindings.createBooleanBinding(
                this::isPlayedByProgram,
                match.playersProperty(),
                match.matchProperty(),
                match.turns(),
                match.modeProperty(),
                match.resultProperty());
        commands.define(Command.UNDO, match::undo, match.canUndoProperty());
        commands.define(Command.REDO, match::redo, match.canRedoProperty());
        commands.define(Command.HINT, match::hint, match.canHintProperty());
        commands.defineSwitch(
                Command.EVALUATION,
                settings.evaluationBarProperty(),
                Bindings.createBooleanBinding(
                        () -> match.matchProperty().get() != null
                                && match.matchProperty().get().allowsHelp(),
                        match.matchProperty(),
                        match.playersProperty(),
                        match.resultProperty()));
        commands.define(
                Command.MOVE_NOW, match.computer()::moveNow, match.computer().thinkingProperty());
        commands.defineSwitch(Command.PAUSE, match.pausedProperty(), withProgram);
        commands.define(Command.STEP, match::step, withProgram);
        commands.define(
                Command.SLOWER,
                () -> settings.speedProperty()
                        .set(settings.speedProperty().get().slower()));
        commands.define(
                Command.FASTER,
                () -> settings.speedProperty()
                        .set(settings.speedProperty().get().faster()));
        commands.defineSwitch(Command.STEP_MODE, settings.stepModeProperty());
        commands.defineSwitch(
                Command.TURN_BOARD,
                program.seating().turnedByUserProperty(),
                program.seating().turnableProperty());
        commands.defineSwitch(Command.MUTE, settings.mutedProperty());
    }

    private boolean isPlayedByProgram() {
        Players players = match.playersProperty().get();
        Match now = match.matchProperty().get();
        return players != null
                && (players.first().isComputer() || players.second().isComputer())
                && (now == null || !now.isOver())
                && match.modeProperty().get() == null;
    }

    private void defineWalking(Commands commands) {
        define(commands, Command.FIRST, BoardMode.Step.FIRST);
        define(commands, Command.PREVIOUS, BoardMode.Step.PREVIOUS);
        define(commands, Command.NEXT, BoardMode.Step.NEXT);
        define(commands, Command.LAST, BoardMode.Step.LAST);
    }

    private void define(Commands commands, Command command, BoardMode.Step step) {
        BooleanBinding possible = Bindings.createBooleanBinding(
                () -> match.canWalk(step), match.plyProperty(), match.turns(), match.modeChangesProperty());
        commands.define(command, () -> match.walk(step), possible);
    }

    /** Resigns, after a confirmation. */
    private void resign(Context window) {
        Game game = match.matchProperty().get().game();
        resignation
                .side()
                .ifPresent(side -> window.askWhile(
                        match.resultProperty().isNull(), resignQuestion(side, game, window), resignation::resign));
    }

    private Question resignQuestion(Side side, Game game, Context window) {
        Texts texts = window.texts();
        Players players = match.playersProperty().get();
        boolean you = players.onlyPerson().isPresent();
        String canBeUndone = you
                ? texts.get("resign.explanation")
                : texts.get("resign.explanation.side", window.words().brief(side.opponent(), players, game));
        return new Question(
                you
                        ? texts.get("resign.question")
                        : texts.get("resign.question.side", window.words().brief(side, players, game)),
                match.matchProperty().get().isOfficial() ? "" : canBeUndone,
                texts.get("resign.goOn"),
                texts.get("resign.leave"));
    }

    /**
     * Leads to the board when a match or a mode of the board begins, and back to where a mode was begun when it ends: a
     * puzzle chosen among the puzzles leads back to them.
     */
    static final class WayToTheBoard {
        private final MatchViewModel match;
        private final Places places;
        private final Rooms rooms;
        private boolean cameForMode;

        WayToTheBoard(Program program) {
            match = program.match();
            places = program.places();
            rooms = program.rooms();
        }

        /** Follows the match from now on. */
        void follow() {
            match.matchProperty().addListener((observable, before, now) -> begun());
            match.modeProperty().addListener((observable, before, now) -> {
                if (now != null && before == null) {
                    modeBegun();
                } else if (now == null) {
                    modeEnded();
                }
            });
            match.modeCallsProperty().addListener((observable, before, now) -> {
                rooms.close();
                if (!places.atBoard()) {
                    modeBegun();
                }
            });
            places.currentProperty().addListener((observable, before, now) -> {
                if (!places.atBoard()) {
                    cameForMode = false;
                }
            });
        }

        private void begun() {
            rooms.close();
            cameForMode = false;
            places.go(Place.PLAY);
        }

        private void modeBegun() {
            cameForMode = !places.atBoard();
            places.go(Place.PLAY);
        }

        private void modeEnded() {
            if (cameForMode && places.atBoard()) {
                places.back();
            }
        }
    }
}
