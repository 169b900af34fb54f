package jump61.games.cubes;

import java.util.Optional;
import jump61.console.CommandDialect;
import jump61.console.MistakeException;
import jump61.console.Output;
import jump61.console.Words;
import jump61.game.Level;
import jump61.game.MatchEvent;
import jump61.game.Side;

/** The Jump61 console of 2014: {@code start} starts play from the position on the board, and most commands stop it. */
final class Dialect2014 extends CommandDialect {
    private final CubesTable table = new CubesTable(Level.FULL, this::tell);
    private final CubesCommands commands = new CubesCommands(table);
    private boolean playing;
    private Optional<CubesPosition> shown = Optional.empty();

    Dialect2014(Output output) {
        super(output);
    }

    @Override
    public Optional<String> greeting() {
        return Optional.of("Jump61. Type start to begin, 3 4 to add a spot to row 3, column 4, help for more.");
    }

    /** Returns the prompt: the board, if it has changed since it was last shown, and whose move it is. */
    @Override
    public Optional<String> prompt() {
        Optional<CubesPosition> now = Optional.of(table.position());
        String board = now.equals(shown) ? "" : "\n" + CubesText.board(table.position()) + "\n\n";
        shown = now;
        return Optional.of(board + (playing ? CubesText.colour(table.position().toMove()) : "jump61") + "> ");
    }

    @Override
    protected boolean obey(Words words) {
        switch (words.command()) {
            case "clear" -> clear();
            case "start" -> start();
            case "quit" -> {
                return false;
            }
            case "auto" -> letPlay(words.like("auto red or auto blue").side(1), true);
            case "manual" -> letPlay(words.like("manual red or manual blue").side(1), false);
            case "size" -> size(words);
            case "set" -> set(words);
            case "dump" -> output.line(CubesText.dump(table.position(), "===="));
            case "seed" -> commands.seed(words);
            case "level" -> commands.level(words);
            case "think" -> commands.think(words);
            case "help" -> output.line(HelpPage.of("2014"));
            default -> move(words);
        }
        return true;
    }

    private void clear() {
        table.clear(table.position().size().rows());
        playing = false;
    }

    private void start() {
        if (table.isWon()) {
            tellWinner();
        } else {
            playing = true;
            playComputers();
        }
    }

    private void letPlay(Side side, boolean computer) {
        table.letPlay(side, computer);
        playing = false;
    }

    private void size(Words words) {
        commands.size(words);
        playing = false;
    }

    private void set(Words words) {
        commands.set(words, false);
        playing = false;
    }

    private void move(Words words) {
        if (!words.beginWithNumber()) {
            throw new MistakeException("There is no command " + Words.quoted(words.command()) + "; try help.");
        }
        if (!playing) {
            throw new MistakeException(
                    table.isWon()
                            ? "The game is over; use clear to set up another."
                            : "No game is in progress; use start to begin one.");
        }
        commands.move(words);
        playComputers();
    }

    private void playComputers() {
        boolean moved = true;
        while (moved && playing && !output.isBroken()) {
            moved = table.playComputer();
        }
    }

    private void tell(MatchEvent event) {
        if (event instanceof MatchEvent.Played played
                && table.isComputer(played.turn().mover())) {
            output.line(CubesText.title(played.turn().mover()) + " moves "
                    + CubesText.move(played.turn().move()) + ".");
        } else if (event instanceof MatchEvent.Ended) {
            playing = false;
            tellWinner();
        }
    }

    private void tellWinner() {
        table.winner().ifPresent(winner -> output.line(CubesText.title(winner) + " wins."));
    }
}
