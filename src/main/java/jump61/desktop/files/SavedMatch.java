package jump61.desktop.files;

import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.match.TimeFormat;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.record.GameRecord;

/** What a file says of a match beyond the rules: when it was played, and the clock. */
final class SavedMatch {
    static final String DATE = "Date";
    static final String CLOCK = "Clock";
    static final String TIME_LEFT = "TimeLeft";

    private SavedMatch() {}

    /**
     * {@return the match as a record, with what {@code origin}, the record it came from, noted beyond that}
     *
     * @param id what tells this match from all others
     */
    static GameRecord record(MatchViewModel match, Optional<GameRecord> origin, String id) {
        Map<String, String> tags =
                new LinkedHashMap<>(origin.map(GameRecord::tags).orElse(Map.of()));
        tags.putIfAbsent(DATE, LocalDate.now().toString());
        tags.putIfAbsent(GameLibrary.ID, id);
        tags.remove(CLOCK);
        tags.remove(TIME_LEFT);
        if (match.clock().control().isOn()) {
            tags.put(CLOCK, TimeFormat.write(match.clock().control()));
            tags.put(TIME_LEFT, left(match, Side.FIRST) + " " + left(match, Side.SECOND));
        }
        GameRecord record = GameRecord.of(match.matchProperty().get(), tags);
        return origin.map(record::withCommentsOf).orElse(record);
    }

    private static String left(MatchViewModel match, Side side) {
        return String.valueOf(match.clock().leftProperty(side).get().toMillis());
    }

    static void begin(MatchViewModel match, GameRecord record) {
        Match saved = record.toMatch();
        if (!saved.isOver()) {
            // Nobody is on the other machine any more.
            saved.setPlayers(saved.players().withoutRemote(Player.HUMAN));
        }
        match.begin(saved, TimeFormat.read(record.tags().getOrDefault(CLOCK, "")));
        String[] left = record.tags().getOrDefault(TIME_LEFT, "").split(" ", -1);
        if (left.length == 2 && left[0].matches("\\d{1,10}") && left[1].matches("\\d{1,10}")) {
            match.setTimes(Duration.ofMillis(Long.parseLong(left[0])), Duration.ofMillis(Long.parseLong(left[1])));
        }
    }
}
