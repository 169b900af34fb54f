package jump61.puzzle.ui;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Games;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleGames;
import jump61.puzzle.PuzzleKind;

/**
 * The kind of puzzles that the user wants.
 *
 * @param game the game
 * @param kind the kind of task; empty for any
 * @param challenge how hard they should be
 */
public record PuzzleTheme(Game game, Optional<PuzzleKind> kind, Challenge challenge) {
    /** The theme of a user who has not chosen one. */
    static final PuzzleTheme USUAL = new PuzzleTheme(Games.usual(), Optional.empty(), Challenge.USUAL);

    private static final String ANY = "any";

    /** {@return the theme written by {@link #text}; the usual one for any other text} */
    static PuzzleTheme of(String text) {
        String[] words = text.split(" ", -1);
        Optional<Game> game =
                Games.byId(words[0]).filter(any -> !PuzzleGames.kinds(any).isEmpty());
        if (words.length != 3 || game.isEmpty()) {
            return USUAL;
        }
        Optional<PuzzleKind> kind = PuzzleGames.kinds(game.get()).stream()
                .filter(any -> any.id().equals(words[1]))
                .findFirst();
        Optional<Challenge> challenge = Arrays.stream(Challenge.values())
                .filter(any -> any.id().equals(words[2]))
                .findFirst();
        return new PuzzleTheme(game.get(), kind, challenge.orElse(Challenge.USUAL));
    }

    /** {@return the theme as text, for the settings} */
    String text() {
        return String.join(" ", game.id(), kind.map(PuzzleKind::id).orElse(ANY), challenge.id());
    }

    /** {@return whether a puzzle of this game belongs to the theme} */
    public boolean includes(Puzzle puzzle) {
        return kind.isEmpty() || kind.get().equals(puzzle.kind());
    }

    /** How hard puzzles should be, relative to the solver's rating. */
    public enum Challenge {
        EASIER(-300),
        USUAL(0),
        HARDER(300);

        private final int points;

        Challenge(int points) {
            this.points = points;
        }

        /** {@return how far above the solver's rating the puzzles should be, in points} */
        public int points() {
            return points;
        }

        /** {@return the name in text bundles, in lower case} */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
