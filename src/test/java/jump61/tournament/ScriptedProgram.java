package jump61.tournament;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import jump61.game.Side;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;

/** A stand-in for an external program: speaks the 2014 dialect, well or badly. */
public final class ScriptedProgram {
    private final String conduct;
    private CubesPosition position = CubesGame.INSTANCE.start(6);
    private Side mine = Side.SECOND;
    private boolean playing;
    private boolean rambled;

    private ScriptedProgram(String conduct) {
        this.conduct = conduct;
    }

    /**
     * Runs the program; its one argument says how it behaves: {@code good, prompting, rambling, illegal, hang, crash}.
     */
    public static void main(String[] arguments) throws IOException {
        var program = new ScriptedProgram(arguments[0]);
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            program.accept(line.split(" "));
            program.prompt();
        }
    }

    /** {@return the name by which a match calls this program} */
    static String spec(String conduct) {
        return "program:" + command(conduct);
    }

    /** {@return the command that starts this program} */
    public static String command(String conduct) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        return CommandWords.quoted(java) + " -XX:TieredStopAtLevel=1 -cp " + CommandWords.quoted(classPath) + " "
                + ScriptedProgram.class.getName() + " " + conduct;
    }

    private void prompt() {
        if (conduct.equals("prompting")) {
            System.out.print(playing ? position.game().colour(position.toMove()).id() + "> " : "> ");
            System.out.flush();
        }
    }

    private void accept(String[] words) {
        switch (words[0]) {
            case "size" -> position = CubesGame.INSTANCE.start(Integer.parseInt(words[1]));
            case "set" ->
                position = position.with(
                        Integer.parseInt(words[1]),
                        Integer.parseInt(words[2]),
                        Integer.parseInt(words[3]),
                        words[4].equals("r") ? Side.FIRST : Side.SECOND);
            case "auto" -> mine = words[1].equals("red") ? Side.FIRST : Side.SECOND;
            case "clear", "manual" -> playing = false;
            case "start" -> playing = true;
            default -> play(words[0] + ":" + words[1]);
        }
        if (playing && position.result().isEmpty() && position.toMove() == mine) {
            answer();
        }
    }

    private void play(String move) {
        position = (CubesPosition)
                position.play(CubesGame.INSTANCE.parseMove(move)).after();
    }

    private void answer() {
        switch (conduct) {
            case "crash" -> System.exit(3);
            case "hang" -> playing = false;
            case "rambling" -> {
                ramble();
                move();
            }
            case "illegal" -> System.out.println("Red moves 99 1.");
            default -> move();
        }
    }

    private void move() {
        String move = position.legalMoves().get(0).notation();
        play(move);
        System.out.println(position.game().colour(mine).title() + " moves " + move.replace(':', ' ') + ".");
    }

    /** One line longer than a test's heap can hold, the first time only. */
    private void ramble() {
        if (!rambled) {
            rambled = true;
            byte[] part = "x".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
            for (int megabyte = 0; megabyte < 800; megabyte++) {
                System.out.write(part, 0, part.length);
            }
            System.out.println();
        }
    }
}
