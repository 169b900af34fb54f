package jump61.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;

/**
 * The games of a tournament as game files. They are derived from the journal, so missing files can be written again.
 */
public final class KeptGames {
    private final Setup setup;
    private final List<ContestantSpec> specs;
    private final Path folder;

    /** Stores games in {@code folder}. */
    public KeptGames(Setup setup, Path folder) {
        this.setup = setup;
        this.specs = setup.contestants();
        this.folder = folder;
    }

    /** Writes a game, unless its file exists. */
    public void keep(Outcome outcome, Encounter encounter) throws IOException {
        String name = String.format(Locale.ROOT, "game-%04d.%s", outcome.number() + 1, RecordFiles.EXTENSION);
        Path file = folder.resolve(name);
        if (!Files.exists(file)) {
            RecordFiles.save(record(outcome, encounter), file);
        }
    }

    /** {@return a game as stored in a file} */
    public GameRecord record(Outcome outcome, Encounter encounter) {
        boolean firstBegins = setup.firstBegins(outcome.number());
        int beginner = firstBegins ? encounter.first() : encounter.second();
        int other = firstBegins ? encounter.second() : encounter.first();
        Match match = new Match(setup.openingOf(outcome.number()), new Players(player(beginner), player(other)));
        outcome.moves().forEach(match::play);
        Side loser = (outcome.pointsOfFirst() == 0) == firstBegins ? Side.FIRST : Side.SECOND;
        match.end(new Result(Optional.of(loser.opponent()), Result.Reason.FORFEIT));
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Round", Integer.toString(encounter.round()));
        tags.put("Program-" + setup.game().colour(Side.FIRST).title(), name(beginner));
        tags.put("Program-" + setup.game().colour(Side.SECOND).title(), name(other));
        tags.put("Seed", Long.toString(setup.scheduled(outcome.number()).seed()));
        outcome.conduct().ifPresent(conduct -> tags.put("Forfeit", conduct));
        return GameRecord.of(match, tags);
    }

    private Player player(int number) {
        if (setup.entrants().get(number).isPerson()) {
            return Player.HUMAN;
        } else if (specs.get(number).external()) {
            return new Player.Program(name(number));
        }
        try (Contestant contestant = specs.get(number).maker().get()) {
            return contestant.player();
        }
    }

    private String name(int player) {
        return setup.entrants().get(player).name();
    }
}
