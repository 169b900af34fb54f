package jump61.library;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.game.Players;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;
import jump61.record.GameRecord;
import jump61.record.ResultFormat;
import jump61.review.GameReview;
import jump61.review.ReviewNotes;

/** A line of the index, which summarizes one file. The file need not be read again until it changes. */
record Summary(long bytes, long changed, LibraryEntry entry) {
    private static final String BETWEEN = "\t";
    private static final int FIELDS = 16;

    /** Summarizes a game. */
    static LibraryEntry of(String name, GameRecord record, Instant otherwise) {
        Match match = record.toMatch();
        Optional<GameReview> review = ReviewNotes.read(record);
        return new LibraryEntry(
                name,
                finished(record).orElse(otherwise),
                record.players(),
                match.result(),
                record.moves().size(),
                accuracy(review, Side.FIRST),
                accuracy(review, Side.SECOND),
                match.position(),
                inIndex(record, GameLibrary.ID),
                inIndex(record, GameLibrary.PROFILE));
    }

    /** {@return when a game was finished, according to its tags: at a given time, or else at noon of its day} */
    static Optional<Instant> finished(GameRecord record) {
        return tag(record, GameLibrary.FINISHED, Instant::parse)
                .or(() -> tag(
                        record,
                        GameLibrary.DATE,
                        day -> LocalDate.parse(day)
                                .atTime(LocalTime.NOON)
                                .atZone(ZoneId.systemDefault())
                                .toInstant()));
    }

    /**
     * {@return when a game was finished, according to its tags}
     *
     * @param known when it was finished at the latest; more exact than noon if its date is the same
     */
    static Instant finished(GameRecord record, Instant known) {
        LocalDate day = LocalDate.ofInstant(known, ZoneId.systemDefault());
        boolean onlyDated = !record.tags().containsKey(GameLibrary.FINISHED)
                && day.toString().equals(record.tags().get(GameLibrary.DATE));
        return onlyDated ? known : finished(record).orElse(known);
    }

    private static Optional<Instant> tag(GameRecord record, String name, Function<String, Instant> parser) {
        try {
            return Optional.ofNullable(record.tags().get(name)).map(parser);
        } catch (DateTimeException typed) {
            return Optional.empty();
        }
    }

    private static OptionalDouble accuracy(Optional<GameReview> review, Side side) {
        return review.isPresent() ? review.get().accuracy(side) : OptionalDouble.empty();
    }

    /** {@return the value of a tag, in a form that fits into the index} */
    private static String inIndex(GameRecord record, String tag) {
        return record.tags().getOrDefault(tag, "").replaceAll("\\p{Cntrl}+", " ");
    }

    /** {@return this summary as a line of the index} */
    String line() {
        Game game = entry.end().game();
        return String.join(
                BETWEEN,
                entry.name(),
                Long.toString(bytes),
                Long.toString(changed),
                entry.finished().toString(),
                game.id(),
                PlayerFormat.write(entry.players().first()),
                PlayerFormat.write(entry.players().second()),
                entry.result().map(result -> ResultFormat.write(result, game)).orElse(""),
                Integer.toString(entry.plies()),
                number(entry.first()),
                number(entry.second()),
                entry.end().notation(),
                nameOf(entry.players().first()),
                nameOf(entry.players().second()),
                entry.id(),
                entry.profile());
    }

    /** {@return the name of a person, which the text for a player does not include} */
    private static String nameOf(Player player) {
        return player.isPerson() ? player.givenName().orElse("") : "";
    }

    private static Player player(String written, String name) {
        Player player = PlayerFormat.read(written).orElseThrow(NumberFormatException::new);
        return player.isPerson() && !name.isEmpty() ? new Player.Human(name) : player;
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? Double.toString(value.getAsDouble()) : "";
    }

    /** {@return the summary on a line of the index; empty if the line is invalid for any reason} */
    static Optional<Summary> read(String line) {
        String[] fields = line.split(BETWEEN, -1);
        if (fields.length != FIELDS) {
            return Optional.empty();
        }
        try {
            return Games.byId(fields[4]).map(game -> read(fields, game));
        } catch (RefusedException | DateTimeException | NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static Summary read(String[] fields, Game game) {
        Optional<Result> result = ResultFormat.read(fields[7], game);
        if (result.isEmpty() && !fields[7].isEmpty()) {
            throw new NumberFormatException(fields[7]);
        }
        LibraryEntry entry = new LibraryEntry(
                fields[0],
                Instant.parse(fields[3]),
                new Players(player(fields[5], fields[12]), player(fields[6], fields[13])),
                result,
                Integer.parseInt(fields[8]),
                number(fields[9]),
                number(fields[10]),
                game.parsePosition(fields[11]),
                fields[14],
                fields[15]);
        return new Summary(Long.parseLong(fields[1]), Long.parseLong(fields[2]), entry);
    }

    private static OptionalDouble number(String text) {
        return text.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
    }
}
