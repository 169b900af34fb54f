package jump61.games.cubes;

import java.time.Duration;
import java.util.Optional;
import jump61.console.CommandDialect;
import jump61.console.CommandNames;
import jump61.console.ConsoleInput;
import jump61.console.Output;
import jump61.console.TypedLine;
import jump61.console.Words;
import jump61.game.Level;
import jump61.game.MatchEvent;
import jump61.game.Turn;

/** The Jump61 console of 2021: a game is always in progress, and the computer moves as soon as it is its turn. */
final class Dialect2021 extends CommandDialect {
    private static final CommandNames COMMANDS = new CommandNames(
            "auto", "board", "dump", "help", "level", "manual", "new", "quiet", "quit", "seed", "set", "size", "think",
            "verbose");

    /** A program that drives this one allows seconds for a game, not minutes; this level still finds near wins. */
    private static final Level USUAL = Level.MASTER;

    /** A script arrives all at once and may end with {@code quit}; a person types it later, in order to leave. */
    private static final Duration TYPED_AHEAD = Duration.ofMillis(500);

    private final ConsoleInput input;
    private final CubesTable table = new CubesTable(USUAL, this::tell);
    private final CubesCommands commands = new CubesCommands(table);
    private boolean verbose;
    private boolean left;

    Dialect2021(ConsoleInput input, Output output) {
        super(output);
        this.input = input;
    }

    @Override
    public Optional<String> greeting() {
        return Optional.of("Jump61. Type 3 4 to add a spot to row 3, column 4, board to see the board, help for more.");
    }

    @Override
    public Optional<String> prompt() {
        return Optional.of(
                (table.isWon() ? "+" : CubesText.colour(table.position().toMove())) + "> ");
    }

    @Override
    protected boolean obey(Words words) {
        boolean goesOn = obeyCommand(words);
        if (goesOn) {
            playComputers();
        }
        return goesOn;
    }

    private boolean obeyCommand(Words words) {
        if (words.beginWithNumber()) {
            commands.move(words);
            return true;
        }
        String command = COMMANDS.resolve(words.command());
        switch (command) {
            case "auto" -> table.letPlay(words.like("auto red or auto blue").sideOrLetter(1), true);
            case "board" -> output.line(CubesText.board(table.position()));
            case "dump" -> output.line(CubesText.dump(table.position(), "==="));
            case "help" -> output.line(HelpPage.of("2021"));
            case "level" -> commands.level(words);
            case "manual" ->
                table.letPlay(words.like("manual red or manual blue").sideOrLetter(1), false);
            case "new" -> table.clear(table.position().size().rows());
            case "quiet", "verbose" -> verbose = command.equals("verbose");
            case "seed" -> commands.seed(words);
            case "set" -> set(words);
            case "size" -> commands.size(words);
            case "think" -> commands.think(words);
            case "quit" -> {
                return false;
            }
            default -> throw new IllegalStateException(command);
        }
        return true;
    }

    /** Changes a square. This may also give the whole board to one side. */
    private void set(Words words) {
        boolean wonBefore = table.isWon();
        commands.set(words, true);
        if (!wonBefore) {
            tellWinner();
        }
    }

    private void playComputers() {
        if (table.isComputersTurn()) {
            input.goLive(ConsoleInput.Order.AS_TYPED);
            long began = System.nanoTime();
            boolean moved = true;
            while (moved && !output.isBroken()) {
                moved = table.playComputer(() -> isLeft(began));
            }
        }
    }

    /** {@return whether a line that arrived while the computer was playing ends the program} */
    private boolean isLeft(long began) {
        left = left || input.anyTyped(line -> line.arrived() - began > TYPED_AHEAD.toNanos() && leaves(line));
        return left;
    }

    private static boolean leaves(TypedLine line) {
        if (line.isEnd()) {
            return true;
        }
        Words words = Words.of(line.text());
        return !words.sayNothing() && COMMANDS.meant(words.command()).equals(Optional.of("quit"));
    }

    private void tell(MatchEvent event) {
        if (event instanceof MatchEvent.Played played) {
            tellMove(played.turn());
        } else if (event instanceof MatchEvent.Ended) {
            tellWinner();
        }
    }

    private void tellMove(Turn turn) {
        if (table.isComputer(turn.mover())) {
            output.line("* " + CubesText.move(turn.move()) + ".");
        }
        if (verbose) {
            output.line(CubesText.board(table.position()));
        }
    }

    private void tellWinner() {
        table.winner().ifPresent(winner -> output.line("* " + CubesText.title(winner) + " wins."));
    }
}
