package jump61.tournament.ui;

import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Languages;
import jump61.game.Level;
import jump61.game.Sentences;
import jump61.library.ui.LibraryTexts;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.Setup;
import jump61.tournament.Standings;
import jump61.tournament.TournamentException;
import jump61.tournament.ui.TournamentDraft.Problem;
import jump61.tournament.ui.TournamentPicture.Pairing;
import jump61.window.Texts;
import jump61.window.feature.Context;
import jump61.window.match.MatchTexts;

/** Puts tournaments into words. */
final class TournamentTexts {
    private static final String RIGHT_TO_LEFT = "\u200f";

    private final Texts texts;
    private final MatchTexts words;
    private final Supplier<LocalDate> today;

    TournamentTexts(Context window, TournamentModel model) {
        this(window.texts(), window.words(), model.dayProperty()::get);
    }

    TournamentTexts(Texts texts, MatchTexts words, Supplier<LocalDate> today) {
        this.texts = texts;
        this.words = words;
        this.today = today;
    }

    /** {@return a tournament with its players named as in this language} */
    TournamentPicture named(TournamentPicture picture) {
        return picture.named(new LevelNames(texts));
    }

    String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    String game(Game game) {
        return words.game(game);
    }

    String size(Game game, int edge) {
        return words.size(game, BoardSize.square(edge));
    }

    String level(Level level) {
        return words.level(level);
    }

    String format(Format format) {
        return texts.get("tournament.format." + key(format));
    }

    String problem(Problem problem) {
        return texts.get("tournament.problem." + key(problem));
    }

    private static String key(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** {@return the kind of a player} */
    String kind(Entrant entrant) {
        if (entrant.isPerson()) {
            return texts.get("tournament.person");
        }
        Optional<PlayerLimit> limit = PlayerLimit.of(entrant).filter(found -> found.kind() != PlayerLimit.Kind.NONE);
        if (limit.isPresent()) {
            return texts.get(
                    "newGame.level", limit(limit.get().kind()), limit.get().number());
        }
        return texts.get(entrant.spec().startsWith("level") ? "tournament.level" : "tournament.program");
    }

    String limit(PlayerLimit.Kind kind) {
        return texts.get("tournament.limit." + key(kind));
    }

    String title(Setup setup) {
        String size = setup.game().sizes().isChoice() ? " " + words.size(setup.game(), setup.size()) : "";
        return texts.get("tournament.titleOf", format(setup.format()), words.game(setup.game()) + size);
    }

    /** {@return the menu text of a stored tournament: its start time and contents} */
    String kept(KeptTournament kept) {
        return texts.get("tournament.kept", when(kept.folder()), title(kept.setup()));
    }

    /** {@return when a stored tournament began, and who plays in it} */
    String details(KeptTournament kept) {
        String names = Sentences.list(
                new LevelNames(texts)
                        .shown(kept.setup().entrants()).stream()
                                .map(Entrant::name)
                                .toList(),
                texts.locale());
        return texts.get("tournament.kept", when(kept.folder()), names);
    }

    /** {@return what is wrong with a tournament; {@code detail} names the file or the opening} */
    static String problem(Texts texts, TournamentException problem, Object detail) {
        return texts.get("tournament.failed." + problem.reason().name().toLowerCase(Locale.ROOT), detail);
    }

    /** {@return the menu text of a file with a set-up that cannot be read} */
    String unreadable(TournamentException problem) {
        Path file = Path.of(problem.detail());
        String what = problem(texts, problem, file.getFileName());
        return texts.get("tournament.kept", when(file.toAbsolutePath().getParent()), what);
    }

    private String when(Path folder) {
        return KeptTournament.began(folder)
                .map(time -> LibraryTexts.date(time.atZone(ZoneId.systemDefault()), today.get(), texts))
                .map(date -> Sentences.capital(date, texts.locale()))
                .orElse(folder.getFileName().toString());
    }

    String count(TournamentPicture picture) {
        return texts.get("tournament.count", picture.played(), picture.played() + picture.left());
    }

    /** {@return how many games a tournament will have} */
    String games(TournamentDraft draft) {
        String least = texts.get("tournament.games.least", draft.leastGames());
        return draft.mayHaveMoreGames() ? texts.get("tournament.games.orMore", least) : least;
    }

    String forfeits(int games) {
        return texts.get("tournament.forfeits", games);
    }

    String pairing(Pairing pairing) {
        return texts.get("library.players", pairing.first(), pairing.second());
    }

    /** {@return a finished game in words: its players and its result} */
    String finished(TournamentPicture.FinishedGame game, boolean firstBegan) {
        double points =
                firstBegan ? game.outcome().pointsOfFirst() : 1 - game.outcome().pointsOfFirst();
        String score = texts.get("ending.score", points(points), points(1 - points));
        return texts.get("newGame.level", pairing(game.names()), score);
    }

    /** {@return the games in progress and the next game for people, in words} */
    String underWay(TournamentPicture picture) {
        String pairs = Sentences.list(
                picture.underWay().stream().map(game -> pairing(game.names())).toList(), texts.locale());
        String now = pairs.isEmpty() ? "" : texts.get("tournament.now", pairs);
        String next = picture.forPeople()
                .map(game -> texts.get("tournament.next", pairing(game.names())))
                .orElse("");
        return Stream.of(next, now).filter(text -> !text.isEmpty()).collect(Collectors.joining("  ·  "));
    }

    /** {@return the standings as text in columns} */
    String table(TournamentPicture picture) {
        List<String> columns = List.of(
                "",
                texts.get("tournament.player"),
                texts.get("profile.rating"),
                "±",
                texts.plain("command.goGames"),
                texts.get("tournament.points"),
                "%");
        var headings = new Standings.Headings(
                columns,
                this::forfeits,
                this::decimal,
                share -> texts.get("review.percent", decimal(share)),
                Languages.isFromRightToLeft(texts.locale()) ? RIGHT_TO_LEFT : "");
        return picture.standings().table(picture.setup().tieBreaks(), headings);
    }

    /** Returns a number with the language's decimal separator, but Western digits in all languages. */
    private String decimal(String number) {
        Locale digits = Locale.forLanguageTag(texts.locale().toLanguageTag() + "-u-nu-latn");
        return number.replace('.', DecimalFormatSymbols.getInstance(digits).getDecimalSeparator());
    }

    String points(double points) {
        int whole = (int) points;
        return points == whole ? Integer.toString(whole) : (whole == 0 ? "" : whole) + "½";
    }

    String rating(double rating) {
        long rounded = Math.round(rating);
        return rounded == 0 ? "0" : (rounded < 0 ? "−" : "+") + Math.abs(rounded);
    }
}
