package jump61.tournament;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;

/**
 * The games of a tournament as game files. They are derived from the journal, so missing files can be written again.
 */
public final class KeptGames {
    private static final Pattern NAME = Pattern.compile("game-(\\d{4,8})\\." + RecordFiles.EXTENSION);

    private final Setup setup;
    private final Path folder;

    /** Stores games in {@code folder}. */
    KeptGames(Setup setup, Path folder) {
        this.setup = setup;
        this.folder = folder;
    }

    /** Writes a game, unless its file exists. */
    void keep(Outcome outcome, Encounter encounter) throws IOException {
        Path file = folder.resolve(fileName(outcome.number() + 1));
        if (!Files.exists(file)) {
            RecordFiles.save(record(setup, outcome, encounter), file);
        }
    }

    /** {@return the name of the file of a game with this number, from 1} */
    static String fileName(int number) {
        return String.format(Locale.ROOT, "game-%04d.%s", number, RecordFiles.EXTENSION);
    }

    /** {@return the highest number of a game that is already in a folder; 0 if there is none} */
    static int last(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> NAME.matcher(file.getFileName().toString()))
                    .filter(Matcher::matches)
                    .mapToInt(name -> Integer.parseInt(name.group(1)))
                    .max()
                    .orElse(0);
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }

    /** {@return a game as stored in a file} */
    public static GameRecord record(Setup setup, Outcome outcome, Encounter encounter) {
        int beginner = setup.playerOf(Side.FIRST, encounter, outcome.number());
        int other = setup.playerOf(Side.SECOND, encounter, outcome.number());
        Players players = new Players(setup.player(beginner), setup.player(other));
        Match match = new Match(setup.openingOf(outcome.number()), players);
        outcome.moves().forEach(match::play);
        match.end(new Result(Optional.of(setup.winnerOf(outcome)), Result.Reason.FORFEIT));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Round", Integer.toString(encounter.round()));
        tags.put("Program-" + setup.game().colour(Side.FIRST).title(), name(setup, beginner));
        tags.put("Program-" + setup.game().colour(Side.SECOND).title(), name(setup, other));
        tags.put("Seed", Long.toString(setup.scheduled(outcome.number()).seed()));
        outcome.conduct().ifPresent(conduct -> tags.put("Forfeit", conduct));
        return GameRecord.of(match, tags);
    }

    private static String name(Setup setup, int number) {
        return setup.entrants().get(number).name();
    }
}
