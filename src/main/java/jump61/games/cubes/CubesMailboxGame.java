package jump61.games.cubes;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.BoardSizes;
import jump61.game.Game;
import jump61.game.Move;
import jump61.network.MailboxGame;

/** Jump61 played through the mailboxes of 2006, on the boards of the course. */
public final class CubesMailboxGame implements MailboxGame {
    private static final Pattern MOVE = Pattern.compile("([1-9]|10):([1-9]|10)");

    @Override
    public Game game() {
        return CubesGame.INSTANCE;
    }

    @Override
    public BoardSizes sizes() {
        return CubesGame.COURSE_SIZES;
    }

    @Override
    public CubesPosition start(int size) {
        return CubesGame.INSTANCE.courseStart(size);
    }

    @Override
    public Optional<Move> move(String message) {
        Matcher matcher = MOVE.matcher(message);
        return matcher.matches()
                ? Optional.of(new CubesMove(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))))
                : Optional.empty();
    }
}
