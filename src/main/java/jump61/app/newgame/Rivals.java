package jump61.app.newgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ChoiceBox;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.tournament.ui.KnownProgram;
import jump61.tournament.ui.KnownPrograms;
import jump61.window.Choices;
import jump61.window.FxmlFile;
import jump61.window.Sheets;
import jump61.window.Texts;
import jump61.window.match.MatchSetup;

/**
 * The possible players of the computer's side: a level, or a program that the user has added. While the sheet with these
 * programs replaces the new-game sheet, the choices made in the latter are kept here.
 */
final class Rivals {
    private final KnownPrograms programs;
    private Optional<Draft> draft = Optional.empty();

    Rivals(KnownPrograms programs) {
        this.programs = programs;
    }

    /** An entry of the list: a level, a program, or the entry that opens the sheet with programs. */
    record Rival(Kind kind, String name) {
        static final Rival LEVEL = new Rival(Kind.LEVEL, "");
        static final Rival OTHERS = new Rival(Kind.OTHERS, "");
    }

    /**
     * The choices in the new-game sheet.
     *
     * @param swaps whether sides are to be switched after each game
     */
    record Draft(MatchSetup setup, boolean swaps) {}

    /** Kinds of entries. */
    enum Kind {
        LEVEL,
        PROGRAM,
        OTHERS
    }

    /** Fills the list, with the program among {@code players} chosen. */
    void fill(ChoiceBox<Rival> box, Texts texts, Players players) {
        List<Rival> all = new ArrayList<>(List.of(Rival.LEVEL));
        programs.all().forEach(program -> all.add(new Rival(Kind.PROGRAM, program.name())));
        all.add(Rival.OTHERS);
        Rival chosen = players.onlyProgram()
                .flatMap(side -> players.of(side).givenName())
                .map(name -> new Rival(Kind.PROGRAM, name))
                .filter(all::contains)
                .orElse(Rival.LEVEL);
        Choices.fill(
                box,
                all,
                rival -> switch (rival.kind()) {
                    case LEVEL -> texts.get("newGame.computer");
                    case PROGRAM -> rival.name();
                    case OTHERS -> texts.get("tournament.programs");
                },
                chosen);
    }

    /** {@return whether the rival plays a game on a board of this size} */
    boolean plays(Rival rival, Game game, BoardSize size) {
        return rival.kind() != Kind.PROGRAM
                || programs.find(rival.name())
                        .filter(program -> program.plays(game, size))
                        .isPresent();
    }

    /** {@return the players of a set-up, with a program in place of the level} */
    static Players with(Rival rival, Players players) {
        Optional<Side> side = players.onlyComputer();
        return rival.kind() == Kind.PROGRAM && side.isPresent()
                ? players.with(side.get(), new Player.Program(rival.name()))
                : players;
    }

    /** Shows the sheet with the programs, followed by the new-game sheet. */
    void edit(Sheets sheets, Draft soFar) {
        draft = Optional.of(soFar);
        programs.edit(sheets, FxmlFile.NEW_GAME);
    }

    /** {@return the choices before {@link #edit}, with the program that was added there; empty if there were none} */
    Optional<Draft> takeDraft() {
        Optional<Draft> taken = draft;
        draft = Optional.empty();
        Optional<String> added = programs.chosen().map(KnownProgram::name);
        return taken.map(kept -> added.map(name -> new Rival(Kind.PROGRAM, name))
                .map(rival -> kept.setup().withPlayers(with(rival, kept.setup().players())))
                .map(setup -> new Draft(setup, kept.swaps()))
                .orElse(kept));
    }
}
