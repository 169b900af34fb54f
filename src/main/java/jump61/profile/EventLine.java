package jump61.profile;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32;
import jump61.game.BoardSize;
import jump61.game.Level;

/** An event as one line of the log: fields separated by tabs, with a checksum that detects incomplete lines. */
final class EventLine {
    private static final String SEPARATOR = "\t";
    private static final String NO_DAY = "-";
    private static final String PLAYED = "played";
    private static final String TRIED = "tried";
    private static final String REVIEWED = "reviewed";
    private static final String RUN = "run";
    private static final String FAULT = "fault";
    private static final String PRACTISED = "practised";
    private static final String RESUMED = "resumed";
    private static final String LEARNT = "learnt";
    private static final String RESIGNED = "resigned";
    /** The number of fields in earlier versions, which wrote no id. */
    private static final int FIELDS_OF_PLAYED_BEFORE = 6;

    private static final int FIELDS_OF_PLAYED = 7;
    private static final int FIELDS_OF_RESIGNED = 8;
    private static final int FIELDS_OF_RESUMED = 3;
    private static final int FIELDS_OF_TRIED = 7;
    private static final int FIELDS_OF_REVIEWED = 4;
    private static final int FIELDS_OF_RUN = 4;
    private static final int FIELDS_OF_FAULT = 8;
    private static final int FIELDS_OF_PRACTISED = 5;
    private static final int FIELDS_OF_LEARNT = 3;

    private static final double HUNDRED_PERCENT = 100;

    private EventLine() {}

    static String write(ProfileEvent event) {
        String content = content(event);
        return content + SEPARATOR + sum(content);
    }

    private static String content(ProfileEvent event) {
        if (event instanceof ProfileEvent.Played played) {
            String line = join(
                    PLAYED,
                    played.date(),
                    played.game(),
                    played.size().text(),
                    played.level(),
                    played.score(),
                    played.id());
            return played.resigned() ? join(line, RESIGNED) : line;
        } else if (event instanceof ProfileEvent.Resumed resumed) {
            return join(RESUMED, resumed.date(), resumed.id());
        } else if (event instanceof ProfileEvent.Reviewed review) {
            return join(REVIEWED, review.date(), review.id(), review.accuracy());
        } else if (event instanceof ProfileEvent.Run run) {
            return join(RUN, run.date(), run.kind(), run.score());
        } else if (event instanceof ProfileEvent.FaultFound found) {
            Fault fault = found.fault();
            return join(
                    FAULT,
                    found.date(),
                    fault.id(),
                    fault.ply(),
                    fault.game(),
                    fault.position(),
                    fault.played(),
                    fault.note());
        } else if (event instanceof ProfileEvent.FaultPractised practised) {
            return join(
                    PRACTISED,
                    practised.date(),
                    practised.id(),
                    practised.ply(),
                    practised.answer().name());
        } else if (event instanceof ProfileEvent.Learnt learnt) {
            return join(LEARNT, learnt.date(), learnt.game());
        }
        ProfileEvent.Tried tried = (ProfileEvent.Tried) event;
        Object day = tried.day().isPresent() ? tried.day().get() : NO_DAY;
        return join(TRIED, tried.date(), tried.puzzle(), tried.rating(), tried.solved(), tried.hints(), day);
    }

    private static String join(Object... fields) {
        return String.join(
                SEPARATOR,
                java.util.stream.Stream.of(fields).map(Object::toString).toList());
    }

    /** {@return the event on a line; empty if the line is damaged or from a later version} */
    static Optional<ProfileEvent> read(String line) {
        int end = line.lastIndexOf(SEPARATOR);
        if (end < 0 || !line.substring(end + 1).equals(sum(line.substring(0, end)))) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(event(line.substring(0, end).split(SEPARATOR, -1)));
        } catch (NumberFormatException | DateTimeParseException foreign) {
            return Optional.empty();
        }
    }

    /** {@return the event; null if this version knows no such event} */
    private static ProfileEvent event(String[] fields) {
        int count = fields.length;
        return switch (fields[0]) {
            case PLAYED -> count >= FIELDS_OF_PLAYED_BEFORE && count <= FIELDS_OF_RESIGNED ? played(fields) : null;
            case RESUMED ->
                count == FIELDS_OF_RESUMED ? new ProfileEvent.Resumed(LocalDate.parse(fields[1]), fields[2]) : null;
            case TRIED -> count == FIELDS_OF_TRIED ? tried(fields) : null;
            case REVIEWED -> count == FIELDS_OF_REVIEWED ? reviewed(fields) : null;
            case RUN ->
                count == FIELDS_OF_RUN
                        ? new ProfileEvent.Run(LocalDate.parse(fields[1]), fields[2], Integer.parseInt(fields[3]))
                        : null;
            case FAULT -> count == FIELDS_OF_FAULT ? fault(fields) : null;
            case PRACTISED -> count == FIELDS_OF_PRACTISED ? practised(fields) : null;
            case LEARNT ->
                count == FIELDS_OF_LEARNT ? new ProfileEvent.Learnt(LocalDate.parse(fields[1]), fields[2]) : null;
            default -> null;
        };
    }

    private static ProfileEvent fault(String[] fields) {
        return new ProfileEvent.FaultFound(
                LocalDate.parse(fields[1]),
                new Fault(fields[2], Integer.parseInt(fields[3]), fields[4], fields[5], fields[6], fields[7]));
    }

    /** {@return the event; null if the answer comes from a later version} */
    private static ProfileEvent practised(String[] fields) {
        return Arrays.stream(Practice.Answer.values())
                .filter(answer -> answer.name().equals(fields[4]))
                .findFirst()
                .map(answer -> new ProfileEvent.FaultPractised(
                        LocalDate.parse(fields[1]), fields[2], Integer.parseInt(fields[3]), answer))
                .orElse(null);
    }

    /** {@return the event; null if no such accuracy exists} */
    private static ProfileEvent reviewed(String[] fields) {
        double accuracy = Double.parseDouble(fields[3]);
        return accuracy >= 0 && accuracy <= HUNDRED_PERCENT
                ? new ProfileEvent.Reviewed(LocalDate.parse(fields[1]), fields[2], accuracy)
                : null;
    }

    /** {@return the event; null if the level comes from a later version, or no such score exists} */
    private static ProfileEvent played(String[] fields) {
        int level = Integer.parseInt(fields[4]);
        double score = Double.parseDouble(fields[5]);
        if (Level.find(level).isEmpty() || !(score >= 0 && score <= 1)) {
            return null;
        }
        return new ProfileEvent.Played(
                LocalDate.parse(fields[1]),
                fields[2],
                BoardSize.parse(fields[3]).orElseThrow(NumberFormatException::new),
                level,
                score,
                fields.length >= FIELDS_OF_PLAYED ? fields[6] : "",
                fields.length == FIELDS_OF_RESIGNED && fields[7].equals(RESIGNED));
    }

    private static ProfileEvent tried(String[] fields) {
        return new ProfileEvent.Tried(
                LocalDate.parse(fields[1]),
                fields[2],
                Integer.parseInt(fields[3]),
                Boolean.parseBoolean(fields[4]),
                Integer.parseInt(fields[5]),
                Optional.of(fields[6]).filter(day -> !day.equals(NO_DAY)).map(LocalDate::parse));
    }

    static String sum(String content) {
        CRC32 sum = new CRC32();
        sum.update(content.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }
}
