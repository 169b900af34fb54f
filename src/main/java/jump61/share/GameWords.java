package jump61.share;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import jump61.game.Game;
import jump61.game.Languages;
import jump61.game.Move;
import jump61.game.PlaceHolders;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.game.Translation;
import jump61.review.ReviewNotes;
import jump61.review.ReviewWords;

/** Describes a game with the window's texts. The readers did not take part, so nobody is called "You". */
final class GameWords {
    private static final String WINDOW = "jump61.window.texts";

    /** Characters that could reorder the text around them. */
    private static final Pattern REORDERING = Pattern.compile("[\\p{Cc}" + PlaceHolders.REORDERING + "\\u200e\\u200f]");

    /** Keeps a move on one line. */
    private static final String NO_BREAK = "\u2060";

    /** Ends a sentence that becomes a part of a line. */
    private static final Pattern FULL_STOP = Pattern.compile("[.。।]$");

    private static final Pattern MNEMONIC = Pattern.compile("\\(_.\\)|_|[ \u00a0]?…");

    /** Number of parts of the name of colours that a user chose, such as {@code own.orange.violet}. */
    private static final int PARTS_OF_OWN = 3;

    private final SharedGame game;
    private final Locale locale;
    private final ResourceBundle window;
    private final Optional<BoardDrawing> drawing;
    private final Optional<ResourceBundle> own;

    /** Creates the words for a game in a language of the program. */
    GameWords(SharedGame game, String language) {
        this.game = game;
        this.locale = Languages.locale(language, Locale.ROOT);
        this.window = Translation.of(WINDOW, locale);
        this.drawing = BoardDrawing.of(game.game());
        this.own = drawing.map(drawn -> Translation.of(drawn.bundle(), locale));
    }

    /** {@return the language, as a tag for web pages} */
    String language() {
        return Languages.tag(locale);
    }

    boolean isFromRightToLeft() {
        return Languages.isFromRightToLeft(locale);
    }

    /** {@return a text of the window} */
    String get(String key, Object... arguments) {
        String text = window.getString(key);
        return arguments.length == 0 ? text : PlaceHolders.fill(text, locale, arguments);
    }

    /** {@return the name of a command} */
    String command(String name) {
        return MNEMONIC.matcher(get("command." + name)).replaceAll("");
    }

    /** {@return the name of the game} */
    String gameName() {
        return own("game.name").orElse(game.game().id());
    }

    private Optional<String> own(String key) {
        return own.filter(texts -> texts.containsKey(key)).map(texts -> texts.getString(key));
    }

    /** {@return the colour of a side} */
    String side(Side side) {
        Game played = game.game();
        String key = "side." + played.colour(side).id();
        String colours = game.colours().name();
        if (drawing.filter(drawn -> !drawn.hasOwnColours()).isPresent()) {
            String[] parts = colours.split("[.]");
            String inColours =
                    parts.length == PARTS_OF_OWN ? "colour." + parts[side == Side.FIRST ? 1 : 2] : key + "." + colours;
            key = window.containsKey(inColours) ? inColours : key;
        }
        return window.containsKey(key)
                ? window.getString(key)
                : played.colour(side).title();
    }

    /** {@return who played a side; the address of a player on another machine is not included} */
    String player(Side side) {
        Player player = game.record().players().of(side);
        return called(player)
                .map(name -> player.isComputer() ? get("player.computer", name) : name)
                .orElseGet(() -> side(side));
    }

    /** {@return who played a side, as briefly as possible: a name, a level or, where that is not clear, a colour} */
    String brief(Side side) {
        Players players = game.record().players();
        return called(players.of(side))
                .filter(name -> !players.areNamesakes(this::called))
                .orElseGet(() -> side(side));
    }

    private Optional<String> called(Player player) {
        return player.computersLevel()
                .map(level -> get(level.key()))
                .or(player::givenName)
                .map(text -> REORDERING.matcher(text).replaceAll("").strip())
                .filter(text -> !text.isEmpty());
    }

    /** {@return how the game ended, or that it is unfinished, and the number of moves} */
    String result() {
        int rounds = Rounds.of(game.turns().size(), game.turns());
        String moves = get("library.moves", rounds);
        if (game.result().isEmpty()) {
            return get("library.details", get("library.unfinished"), moves, gameName());
        }
        Result result = game.result().get();
        String ended = result.winner()
                .map(winner -> get("result.wins", brief(winner)))
                .orElseGet(() -> result.reason() == Result.Reason.CONNECTION
                        ? get("result.undecided")
                        : own("game.shared")
                                .filter(shared -> result.reason() == Result.Reason.RULES)
                                .orElseGet(() -> get("result.shared")));
        String how = result.reason() == Result.Reason.RULES
                ? moves
                : FULL_STOP
                        .matcher(get(
                                "result.detail",
                                get("result.reason." + result.reason().name().toLowerCase(Locale.ROOT)),
                                rounds))
                        .replaceAll("");
        return get("library.details", ended, how, gameName());
    }

    /** {@return a move as the list of moves shows it} */
    String move(Move move) {
        return drawing.map(drawn -> drawn.move(move, own.orElseThrow())).orElseGet(move::notation);
    }

    /** {@return the words of a review} */
    ReviewWords review() {
        return new ReviewWords(
                this::brief, move -> move(move).replace("–", "–" + NO_BREAK), place -> place.replace(" ", ""), locale);
    }

    /** {@return the date of the game as given in the file; empty if it is not given} */
    String date() {
        return REORDERING
                .matcher(game.record().tags().getOrDefault("Date", ""))
                .replaceAll("")
                .strip();
    }

    /** {@return the comments on the position after some moves, except notes of a review, one per line} */
    List<String> comments(int ply) {
        return game.record().comments().getOrDefault(ply, List.of()).stream()
                .filter(line -> !ReviewNotes.isNote(line))
                .toList();
    }
}
