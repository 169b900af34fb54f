package jump61.library.ui;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import jump61.game.Game;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.library.LibraryEntry;
import jump61.window.QuestionController.Question;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Puts a stored game into words. */
public final class LibraryTexts {
    /** Number of files that a message names. */
    private static final int NAMED = 3;

    private final Texts texts;
    private final MatchTexts words;
    private final Supplier<LocalDate> today;
    private final Predicate<LibraryEntry> own;

    /**
     * Formats dates as seen from {@code today}, in the time zone of the system.
     *
     * @param own whether a game was played with the current profile, so that its person is addressed
     */
    public LibraryTexts(Texts texts, MatchTexts words, Supplier<LocalDate> today, Predicate<LibraryEntry> own) {
        this.texts = texts;
        this.words = words;
        this.today = today;
        this.own = own;
    }

    /** {@return the players} */
    String players(LibraryEntry entry) {
        return texts.get("library.players", player(Side.FIRST, entry), player(Side.SECOND, entry));
    }

    private String player(Side side, LibraryEntry entry) {
        Players told = told(entry);
        return level(told.of(side))
                .orElseGet(() -> words.player(side, told, entry.end().game()));
    }

    /** Returns the name of a computer player: only its level, as beside the board. */
    private Optional<String> level(Player player) {
        return player.computersLevel().map(words::level);
    }

    /** Returns the players. They are strangers unless the game is this profile's, or unfinished and nobody's. */
    private Players told(LibraryEntry entry) {
        boolean nobodys = entry.result().isEmpty() && entry.profile().isEmpty();
        return isOwn(entry) || nobodys ? entry.players() : entry.players().asStrangers();
    }

    /** {@return how the user's game ended, and against whom; for other games, the players and the result} */
    String title(LibraryEntry entry) {
        Optional<Side> person = entry.players().onlyPerson().filter(side -> own.test(entry));
        if (person.isEmpty()) {
            return joined(players(entry), result(entry));
        }
        Player opponent = entry.players().of(person.get().opponent());
        String name = level(opponent).orElseGet(() -> words.player(opponent));
        GameEnding ending = ending(entry);
        return joined(
                ending == GameEnding.ANY
                        ? result(entry)
                        : texts.get("library.ending." + ending.name().toLowerCase(Locale.ROOT)),
                name);
    }

    /** {@return whether a game was played with the current profile} */
    public boolean isOwn(LibraryEntry entry) {
        return own.test(entry);
    }

    /** {@return how a game ended for the user} */
    GameEnding ending(LibraryEntry entry) {
        return GameEnding.of(entry, own.test(entry));
    }

    private static String joined(String one, String other) {
        return one + " · " + other;
    }

    /** {@return where a game turned; empty if that is not known} */
    String phrase(Moment moment) {
        return moment.turned().isPresent()
                ? texts.get("library.turned", moment.turned().getAsInt())
                : "";
    }

    /** {@return what was played, and when} */
    String details(LibraryEntry entry) {
        Game game = entry.end().game();
        String size =
                game.sizes().isChoice() ? " " + words.size(game, entry.end().size()) : "";
        String board = words.game(game) + size;
        return texts.get(
                "library.details",
                board,
                date(entry),
                texts.get("library.moves", Rounds.of(entry.plies(), entry.end())));
    }

    /** {@return when a game was finished} */
    public String date(LibraryEntry entry) {
        return date(entry.finished().atZone(ZoneId.systemDefault()), today.get(), texts);
    }

    /** {@return the date of a moment, as seen from {@code today}} */
    public static String date(ZonedDateTime moment, LocalDate today, Texts texts) {
        String time = DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                .withLocale(texts.locale())
                .format(moment);
        LocalDate day = moment.toLocalDate();
        if (day.equals(today)) {
            return texts.get("library.today", time);
        }
        return day.equals(today.minusDays(1)) ? texts.get("library.yesterday", time) : texts.date(day);
    }

    /** {@return how many games were added from files, and the names of some files without a game} */
    static String imported(Texts texts, int added, List<Path> refused) {
        boolean known = added == 0 && refused.isEmpty();
        String done = known ? texts.get("library.known") : texts.get("library.imported", added);
        String names = refused.stream()
                .limit(NAMED)
                .map(file -> file.getFileName().toString())
                .collect(Collectors.joining(", ", "", refused.size() > NAMED ? " …" : ""));
        return refused.isEmpty() ? done : Sentences.join(done, texts.get("library.refused", refused.size()), names);
    }

    /** {@return the result} */
    String result(LibraryEntry entry) {
        GameEnding ending = ending(entry);
        return switch (ending) {
            case WON -> texts.get("library.won");
            case LOST -> texts.get("library.lost");
            case ANY, SHARED, UNFINISHED ->
                entry.result()
                        .map(result ->
                                words.title(result, entry.players(), entry.end().game()))
                        .orElseGet(() -> texts.get("library.unfinished"));
        };
    }

    /** {@return the accuracy of a person against the computer, otherwise of both sides; empty without a review} */
    String accuracy(LibraryEntry entry) {
        List<OptionalDouble> accuracies = new ArrayList<>();
        entry.players().personAgainstComputer().ifPresentOrElse(side -> accuracies.add(entry.accuracy(side)), () -> {
            accuracies.add(entry.first());
            accuracies.add(entry.second());
        });
        if (accuracies.stream().anyMatch(OptionalDouble::isEmpty)) {
            return "";
        }
        List<String> percents = accuracies.stream()
                .map(accuracy -> texts.get("review.percent", (int) Math.round(accuracy.getAsDouble())))
                .toList();
        return texts.get("library.accuracy", String.join(" · ", percents));
    }

    /** {@return the complete description of a game, for the search and for screen readers} */
    String all(LibraryEntry entry) {
        return Sentences.join(players(entry), result(entry), details(entry), accuracy(entry));
    }

    /** {@return why there are no games} */
    String empty(boolean kept) {
        return texts.get(kept ? "library.empty.text" : "library.empty.off");
    }

    /** {@return the question before games are deleted} */
    Question deletion(int number) {
        return new Question(
                texts.get("library.delete.question", number),
                texts.get("bin.kept"),
                texts.get("profile.delete.goOn"),
                texts.get("sheet.leave"));
    }
}
