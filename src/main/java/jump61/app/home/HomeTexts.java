package jump61.app.home;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Optional;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.library.LibraryEntry;
import jump61.library.ui.LibraryTexts;
import jump61.window.Texts;
import jump61.window.board.GameViews;
import jump61.window.match.MatchTexts;

/** Puts the content of Home into words. */
final class HomeTexts {
    private final Texts texts;
    private final MatchTexts words;
    private final LibraryTexts library;

    HomeTexts(Texts texts, MatchTexts words, LibraryTexts library) {
        this.texts = texts;
        this.words = words;
        this.library = library;
    }

    String day(LocalDate day) {
        return DateTimeFormatter.ofPattern(texts.get("home.day"), texts.locale())
                .format(day);
    }

    String title(First first) {
        if (first instanceof First.Ongoing ongoing) {
            return turn(ongoing.match());
        } else if (first instanceof First.Ended ended) {
            return ended.kept()
                    .map(this::outcome)
                    .orElseGet(() ->
                            outcome(ended.result(), ended.players(), ended.end().game()));
        }
        Offer offer = ((First.Fresh) first).offer();
        String game = words.game(offer.game());
        return offer instanceof Offer.Lesson ? texts.get("home.learn", game) : game;
    }

    /** Whose turn it is; the opponent is named, because the game may be days old. */
    private String turn(Match match) {
        Position now = match.position();
        Optional<Side> you = match.players().onlyPerson();
        return you.filter(now.toMove()::equals)
                .map(side -> texts.get("home.yourMove", name(side.opponent(), match.players(), match.game())))
                .orElseGet(() -> texts.get("headline.turn", name(now.toMove(), match.players(), match.game())));
    }

    String about(First first) {
        if (first instanceof First.Ongoing ongoing) {
            return both(
                    board(ongoing.match().position()),
                    moves(ongoing.match().played().size(), ongoing.match().position()));
        } else if (first instanceof First.Ended ended) {
            return both(board(ended.end()), ended.kept().map(library::date).orElse(""));
        }
        return words.aim(((First.Fresh) first).offer().game());
    }

    private String moves(int plies, Position end) {
        return texts.get("library.moves", Rounds.of(plies, end));
    }

    /** {@return how a finished game was decided; empty for anything else} */
    String reason(First first) {
        if (!(first instanceof First.Ended ended)) {
            return "";
        }
        int moves = Rounds.of(ended.plies(), ended.end());
        boolean isOwn = ended.kept().map(library::isOwn).orElse(true);
        return words.detail(
                ended.result(),
                ended.end(),
                moves,
                isOwn ? ended.players() : ended.players().asStrangers());
    }

    /** {@return what a side has on the board, with the name of its player} */
    String count(Side side, Match match) {
        String name = match.players().onlyPerson().filter(side::equals).isPresent()
                ? texts.get("player.you")
                : name(side, match.players(), match.game());
        String count = GameViews.of(match.game())
                .territory(match.position())
                .map(squares -> String.valueOf(squares.of(side)))
                .orElseGet(() -> words.count(side, match.position()));
        return both(name, count);
    }

    private String board(Position position) {
        return board(position.game(), words.size(position.game(), position.size()));
    }

    private String board(Game game, String size) {
        return game.sizes().isChoice() ? words.game(game) + " " + size : words.game(game);
    }

    /** {@return the name of a player; for the computer, that of its level; the colour if both players have one name} */
    private String name(Side side, Players players, Game game) {
        return players.of(side)
                .fold(
                        human -> words.brief(side, players, game),
                        computer -> words.brief(side, players, game),
                        Player.Remote::address,
                        program -> words.brief(side, players, game),
                        byLetter -> words.player(byLetter));
    }

    /** {@return how a game ended, from the point of view of the only person, if there is one} */
    String outcome(Result result, Players players, Game game) {
        Optional<Side> you = players.onlyPerson();
        if (you.isEmpty() || result.winner().isEmpty()) {
            return words.title(result, players, game);
        }
        return texts.get(
                result.winner().equals(you) ? "home.won" : "home.lost",
                name(you.get().opponent(), players, game));
    }

    String outcome(LibraryEntry entry) {
        Game game = entry.end().game();
        Result result = entry.result().orElseThrow();
        return library.isOwn(entry)
                ? outcome(result, entry.players(), game)
                : words.title(result, entry.players(), game);
    }

    String moves(LibraryEntry entry) {
        return moves(entry.plies(), entry.end());
    }

    /** {@return when a game was played, as a separate line} */
    String date(LibraryEntry entry) {
        return Sentences.capital(library.date(entry), texts.locale());
    }

    String details(LibraryEntry entry) {
        return both(moves(entry), library.date(entry));
    }

    /** {@return what a click on the card of a game does} */
    String action(Offer offer) {
        return offer instanceof Offer.Opponent next
                ? texts.get("home.play", words.level(next.level()))
                : texts.get("home.learnIt");
    }

    String about(Offer offer) {
        if (offer instanceof Offer.Lesson lesson) {
            return texts.get("home.learnIt.steps", lesson.steps());
        }
        Offer.Opponent next = (Offer.Opponent) offer;
        Game game = next.setup().game();
        String size = game.sizes().isChoice() ? words.size(game, next.setup().size()) : "";
        // The record is that of all sizes, and would be read as that of one.
        return next.score()
                .map(score -> texts.get("newGame.record", score.wins(), score.losses()))
                .orElseGet(() -> both(size, step(next.step())));
    }

    /** Returns two parts of a line, in the order of the language; either may be empty. */
    private String both(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : texts.get("player.count", one, other);
    }

    private String step(Offer.Step step) {
        return switch (step) {
            case FIRST -> texts.get("home.firstGame");
            case UP -> texts.get("home.nextLevel");
            case OTHER -> "";
        };
    }

    /** {@return the days in a row, or an explanation of the daily puzzle for users who have never tried one} */
    String streak(HomeModel model) {
        if (model.isFirstPuzzle()) {
            return texts.get("home.firstPuzzle");
        }
        return model.streak() == 0 ? "" : texts.get("home.streak", model.streak());
    }

    /** {@return a day and the outcome of its puzzle, for assistive technology} */
    String day(HomeModel.Day day) {
        String mark = day.mark().map(any -> any.name().toLowerCase(Locale.ROOT)).orElse("open");
        String name = day.date().getDayOfWeek().getDisplayName(TextStyle.FULL, texts.locale());
        return texts.get("puzzle.day." + mark, name);
    }
}
