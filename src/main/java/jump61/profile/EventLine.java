package jump61.profile;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.zip.CRC32;

/** An event on one line of the log: fields parted by tabs, and a check sum, so that half a line is never believed. */
final class EventLine {
    private static final String SEPARATOR = "\t";
    private static final String NO_DAY = "-";
    private static final String PLAYED = "played";
    private static final String TRIED = "tried";
    private static final int FIELDS_OF_PLAYED = 6;
    private static final int FIELDS_OF_TRIED = 7;

    private EventLine() {}

    static String write(Event event) {
        String content = content(event);
        return content + SEPARATOR + sum(content);
    }

    private static String content(Event event) {
        if (event instanceof Event.Played played) {
            return join(PLAYED, played.date(), played.game(), played.size(), played.level(), played.score());
        }
        Event.Tried tried = (Event.Tried) event;
        Object day = tried.day().isPresent() ? tried.day().get() : NO_DAY;
        return join(TRIED, tried.date(), tried.puzzle(), tried.rating(), tried.solved(), tried.hints(), day);
    }

    private static String join(Object... fields) {
        return String.join(
                SEPARATOR,
                java.util.stream.Stream.of(fields).map(Object::toString).toList());
    }

    /** {@return the event that a line tells; empty for a line that is damaged, or from a later version} */
    static Optional<Event> read(String line) {
        int end = line.lastIndexOf(SEPARATOR);
        if (end < 0 || !line.substring(end + 1).equals(sum(line.substring(0, end)))) {
            return Optional.empty();
        }
        String[] fields = line.substring(0, end).split(SEPARATOR, -1);
        try {
            if (fields[0].equals(PLAYED) && fields.length == FIELDS_OF_PLAYED) {
                return Optional.of(new Event.Played(
                        LocalDate.parse(fields[1]),
                        fields[2],
                        Integer.parseInt(fields[3]),
                        Integer.parseInt(fields[4]),
                        Double.parseDouble(fields[5])));
            }
            return fields[0].equals(TRIED) && fields.length == FIELDS_OF_TRIED
                    ? Optional.of(tried(fields))
                    : Optional.empty();
        } catch (NumberFormatException | DateTimeParseException foreign) {
            return Optional.empty();
        }
    }

    private static Event tried(String[] fields) {
        return new Event.Tried(
                LocalDate.parse(fields[1]),
                fields[2],
                Integer.parseInt(fields[3]),
                Boolean.parseBoolean(fields[4]),
                Integer.parseInt(fields[5]),
                Optional.of(fields[6]).filter(day -> !day.equals(NO_DAY)).map(LocalDate::parse));
    }

    private static String sum(String content) {
        CRC32 sum = new CRC32();
        sum.update(content.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
