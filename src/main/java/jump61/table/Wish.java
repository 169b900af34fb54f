package jump61.table;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What one player may offer the other, who agrees or does not. */
public enum Wish {
    /** To end the game as a draw. */
    DRAW,
    /** To take back the last move of the one who asks. */
    TAKEBACK,
    /** To play another game, with the sides changed. */
    REMATCH;

    /** {@return the wish as a word in the protocol} */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Wish> of(String word) {
        return Stream.of(values()).filter(wish -> wish.word().equals(word)).findFirst();
    }
}
