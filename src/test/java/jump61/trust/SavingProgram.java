package jump61.trust;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.record.AutosavePlace;
import jump61.record.GameRecord;

/** Keeps a game in the folder of its first argument after each move, one game after the other, until it is killed. */
final class SavingProgram {
    private SavingProgram() {}

    public static void main(String[] args) throws IOException {
        try (AutosavePlace place = AutosavePlace.take(Path.of(args[0]))) {
            Optional<GameRecord> previous = place.kept().previous();
            while (true) {
                previous = Optional.of(play(place, previous));
            }
        }
    }

    /** Prints the number of moves that are safe once they are. */
    private static GameRecord play(AutosavePlace place, Optional<GameRecord> previous) throws IOException {
        Match match = new Match(Games.byId("jump61").orElseThrow().start(6), new Players(Player.HUMAN, Player.HUMAN));
        GameRecord record = GameRecord.of(match, Map.of());
        while (!match.isOver() && match.played().size() < 30) {
            match.play(match.position().legalMoves().get(0));
            record = GameRecord.of(match, Map.of());
            try {
                place.keep(new AutosavePlace.Games(Optional.of(record), previous));
                System.out.println("kept " + match.played().size());
            } catch (IOException full) {
                System.out.println("not kept: " + full.getMessage());
            }
        }
        return record;
    }

    /** {@return this program, started on a folder; {@code before} is a command that starts commands} */
    static Process start(Path folder, String... before) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(before));
        command.addAll(List.of(
                java,
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                SavingProgram.class.getName(),
                folder.toString()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
