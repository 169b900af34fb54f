package jump61.games.cubes;

import java.util.Optional;
import java.util.regex.Pattern;
import jump61.console.CommandDialect;
import jump61.console.ConsoleInput;
import jump61.console.MistakeException;
import jump61.console.Output;
import jump61.console.Words;
import jump61.game.Level;
import jump61.game.MatchEvent;
import jump61.game.RefusedException;
import jump61.game.Side;
import jump61.network.RemoteAddress;
import jump61.network.RemoteSettings;

/**
 * The Jump61 console of 2006: a set-up, which may include moves, then a game between Player 1, the local player, and
 * Player 2, the computer or a remote player.
 */
final class Dialect2006 extends CommandDialect {
    private enum State {
        SET_UP,
        PLAYING,
        FINISHED
    }

    private static final Pattern MOVE = Pattern.compile("\\d{1,3}:\\d{1,3}");

    private final ConsoleInput input;
    private final CubesTable table = new CubesTable(Level.FULL, this::tell);
    private final CubesCommands commands = new CubesCommands(table);
    private final RemoteSeat remote;
    private State state = State.SET_UP;
    private Side own = Side.FIRST;
    private boolean automatic;
    private CubesPosition beforeHosting;

    /** Whether the remote player has ended a game and the local player may not have noticed yet. */
    private boolean remoteGameEnded;

    private Optional<String> shown = Optional.empty();

    Dialect2006(ConsoleInput input, Output output, RemoteSettings settings) {
        super(output);
        this.input = input;
        this.remote = new RemoteSeat(input, output, settings, new FromRemote());
    }

    @Override
    public Optional<String> greeting() {
        return Optional.of("Jump61: start begins, 3:4 adds a spot to row 3, column 4, help tells the rest.");
    }

    /** Returns the prompt: the board, if it has changed since it was last shown, and what is expected next. */
    @Override
    public Optional<String> prompt() {
        String now = CubesText.board(table.position());
        String board = shown.filter(now::equals).isPresent() ? "" : "\n" + now + "\n\n";
        shown = Optional.of(now);
        if (remote.isAwaited()) {
            return Optional.of(board + "waiting> ");
        }
        return Optional.of(board + (state == State.PLAYING ? CubesText.colour(own) : "jump61b") + "> ");
    }

    @Override
    protected Words words(String line) {
        return Words.withoutComment(line);
    }

    @Override
    public void end() {
        remote.leaveForGood();
    }

    @Override
    protected boolean obey(Words words) {
        String command = words.command();
        if (remote.isAwaited() && remote.needsPeer(words)) {
            throw new MistakeException("Waiting for the other side; use clear to give up, quit to leave.");
        }
        switch (command) {
            case "clear" -> clear(words.exactly(1));
            case "start" -> start(words.exactly(1));
            case "quit" -> {
                words.exactly(1);
                remote.leaveForGood();
                return false;
            }
            case "game" -> game(inSetUp(words).like("game SIZE COLOR").exactly(3));
            case "auto" -> setAutomatic(inSetUp(words).exactly(1), true);
            case "manual" -> setAutomatic(inSetUp(words).exactly(1), false);
            case "host" -> host(inSetUp(words).like("host ID").exactly(2));
            case "join" -> join(inSetUp(words).like("join ID@HOST").exactly(2));
            case "load" -> input.load(words.like("load FILE").exactly(2).word(1));
            default -> obeyAnywhere(words, command);
        }
        return true;
    }

    private void obeyAnywhere(Words words, String command) {
        switch (command) {
            case "dump" -> output.line(CubesText.plainDump(table.position()));
            case "help" -> output.line(HelpPage.of("2006"));
            case "seed" -> commands.seed(words.like("seed N").exactly(2));
            case "level" -> commands.level(words.like("level SIDE N").exactly(3));
            case "think" -> commands.think(words.like("think MILLISECONDS").exactly(2));
            default -> move(words);
        }
    }

    private void clear(Words words) {
        if (state == State.PLAYING && remote.isOn()) {
            output.line("You have left the remote game.");
        }
        remote.leave();
        backToSetUp();
    }

    private void backToSetUp() {
        remoteGameEnded = false;
        state = State.SET_UP;
        table.clear(table.position().size().rows());
    }

    private void start(Words words) {
        if (state != State.SET_UP) {
            clear(words);
        }
        remote.start();
        beginPlay();
    }

    /** Starts play from the position on the board. */
    private void beginPlay() {
        state = State.PLAYING;
        table.letPlay(own, automatic);
        table.letPlay(opponent(), !remote.isOn());
        if (table.isWon()) {
            finish();
        }
        playOn();
    }

    private void game(Words words) {
        int size = size(words);
        Side side = words.side(2);
        remote.setUp(size, side);
        setUp(size, side);
    }

    private static int size(Words words) {
        return words.number(1, CubesGame.COURSE_SIZES.smallest(), CubesGame.COURSE_SIZES.largest(), "The size");
    }

    private void setUp(int size, Side side) {
        remoteGameEnded = false;
        table.clear(size);
        own = side;
    }

    private void setAutomatic(Words words, boolean automatic) {
        this.automatic = automatic;
    }

    private void host(Words words) {
        remote.host(words.word(1), table.position().size().rows(), own);
        beforeHosting = table.position();
        backToSetUp();
    }

    private void join(Words words) {
        remote.join(RemoteAddress.parse(words.word(1)));
        remoteGameEnded = false;
    }

    /**
     * Checks a command that waits for the other side, as far as it can be checked now.
     *
     * @throws MistakeException or {@link RefusedException} if it will be wrong no matter what the other side does
     */
    private void requireRightForm(Words words) {
        switch (words.command()) {
            case "start", "auto", "manual" -> words.exactly(1);
            case "game" -> {
                Words operands = words.like("game SIZE COLOR").exactly(3);
                size(operands);
                operands.side(2);
            }
            case "host" -> words.like("host ID").exactly(2);
            case "join" ->
                RemoteAddress.parse(words.like("join ID@HOST").exactly(2).word(1));
            default -> {
                CubesMove move = CubesGame.INSTANCE.parseMove(words.exactly(1).word(0));
                where(remote.isHost()).refusal(move).ifPresent(refusal -> {
                    throw new RefusedException(refusal);
                });
            }
        }
    }

    /** {@return a position in which every move is legal that may be legal when its turn comes} */
    private CubesPosition where(boolean hosting) {
        if (state == State.PLAYING) {
            return CubesGame.INSTANCE.start(table.position().size().rows());
        }
        return hosting ? table.position() : CubesGame.INSTANCE.start(CubesGame.COURSE_SIZES.largest());
    }

    private boolean mayBeRight(Words words) {
        try {
            requireRightForm(words);
            return true;
        } catch (MistakeException | RefusedException never) {
            return false;
        }
    }

    /** {@return whether a word has the form of a move} */
    static boolean isMove(String word) {
        return MOVE.matcher(word).matches();
    }

    private void move(Words words) {
        String text = words.word(0);
        if (!isMove(text)) {
            throw new MistakeException("There is no command " + Words.quoted(text) + "; try help.");
        }
        words.exactly(1);
        CubesMove move = CubesGame.INSTANCE.parseMove(text);
        if (state == State.SET_UP) {
            table.position().refusal(move).ifPresent(refusal -> {
                throw new RefusedException(refusal);
            });
            remote.setUpMove(move);
            if (remoteGameEnded) {
                output.line("The remote game is over; this move sets up a game of your own.");
            }
        } else if (state == State.FINISHED) {
            throw new MistakeException("The game is over; use clear to set up another.");
        }
        remoteGameEnded = false;
        table.play(move);
        playOn();
    }

    private void playOn() {
        boolean moved = true;
        while (moved && state == State.PLAYING && !output.isBroken()) {
            moved = table.playComputer();
        }
    }

    /** Reports moves and the end of the game. Set-up moves belong to neither player, so they are not reported. */
    private void tell(MatchEvent event) {
        if (state != State.PLAYING) {
            return;
        }
        if (event instanceof MatchEvent.Played played) {
            CubesMove move = (CubesMove) played.turn().move();
            Side mover = played.turn().mover();
            if (mover != own || automatic) {
                output.line(CubesText.title(mover) + " moves " + move.notation() + ".");
            }
            if (mover == own) {
                remote.play(move);
            }
        } else if (event instanceof MatchEvent.Ended) {
            finish();
        }
    }

    private void finish() {
        state = State.FINISHED;
        table.winner().ifPresent(winner -> output.line(CubesText.title(winner) + " wins."));
    }

    private Words inSetUp(Words words) {
        if (state != State.SET_UP) {
            throw new MistakeException("The command " + words.command() + " is for the set-up; clear goes back to it.");
        }
        return words;
    }

    private Side opponent() {
        return own.opponent();
    }

    /** Carries out the remote player's actions on this console. */
    private final class FromRemote implements RemoteSeat.Table {
        @Override
        public boolean mayBeRight(Words words) {
            return Dialect2006.this.mayBeRight(words);
        }

        @Override
        public void joined() {
            backToSetUp();
        }

        @Override
        public void notHosted() {
            table.layOut(beforeHosting);
        }

        @Override
        public boolean isAutomatic() {
            return automatic;
        }

        @Override
        public void setUp(int size, Side side) {
            Dialect2006.this.setUp(size, side);
        }

        @Override
        public void setUpMove(CubesMove move) {
            table.play(move);
        }

        @Override
        public void start() {
            beginPlay();
        }

        @Override
        public void move(CubesMove move) {
            table.play(move);
            playOn();
        }

        @Override
        public void abandon() {
            boolean wasPlaying = state == State.PLAYING;
            backToSetUp();
            remoteGameEnded = wasPlaying;
        }
    }
}
