package jump61.window.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import jump61.engine.Score;
import jump61.engine.SearchResult;
import jump61.engine.Skill;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.window.Texts;
import jump61.window.board.BoardTexts;
import jump61.window.board.GameTexts;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.LeadWords;
import jump61.window.board.Territory;
import jump61.window.settings.Palette;
import jump61.window.settings.Settings;

/** Puts the match into words. */
public final class MatchTexts {
    private static final int LINE_MOVES = 6;

    private final Texts texts;
    private final ObservableValue<String> colours;

    /** Creates texts that name the sides by the colours of a palette. */
    public MatchTexts(Texts texts, ObservableValue<Palette> palette) {
        this(Bindings.createObjectBinding(() -> palette.getValue().id(), palette), texts);
    }

    private MatchTexts(ObservableValue<String> colours, Texts texts) {
        this.texts = texts;
        this.colours = colours;
    }

    /**
     * {@return texts that name the sides by the colours in use}
     *
     * @param colours the value of {@link Settings#shownColours}
     */
    public static MatchTexts inColours(Texts texts, ObservableValue<String> colours) {
        return new MatchTexts(colours, texts);
    }

    /** {@return the suffix of text keys for the palette of a game's sides; empty if the game has its own colours} */
    public String colours(Game game) {
        return GameViews.of(game).hasOwnColours() ? "" : colours.getValue();
    }

    /** Notifies listeners when the names of the sides change. */
    public Observable names() {
        return colours;
    }

    public String game(Game game) {
        return own(game).get("game.name");
    }

    /** {@return the aim of a game, in a few words} */
    public String aim(Game game) {
        return own(game).get("game.aim");
    }

    /** {@return how to make the first move of a game} */
    public String howToBegin(Game game) {
        return own(game).get("game.begin");
    }

    /** {@return the size of a game's board} */
    public String size(Game game, BoardSize size) {
        Texts own = own(game);
        return own.has("game.size") ? own.get("game.size") : texts.get("size.board", size.rows(), size.columns());
    }

    private Texts own(Game game) {
        return GameViews.of(game).texts(texts);
    }

    /** {@return the colour a side is drawn in} */
    public String side(Side side, Game game) {
        return texts.get(BoardTexts.sideKey(texts, game.colour(side).id(), side, colours(game)));
    }

    public String level(Level level) {
        return texts.get(level.key());
    }

    /** {@return what a level of the computer can do in a game, in a sentence} */
    public String describeLevel(Level level, Game game) {
        String key = "level.what." + level.number();
        Texts said = own(game).has(key) ? own(game) : texts;
        return said.get(key, Skill.of(level).limits().nodes());
    }

    /** {@return a player, for example {@code Computer · Expert}} */
    public String player(Player player) {
        return player.fold(
                human -> human.givenName().orElseGet(() -> texts.get("player.human")),
                computer -> texts.get("player.computer", level(computer.level())),
                remote -> texts.get("player.remote", remote.address()),
                Player.Program::name,
                byLetter -> byLetter.givenName().orElseGet(() -> texts.get("player.byLetter")));
    }

    /**
     * {@return the player of a side; the only person at this computer is called "You", unless the game has a name, which
     * may be another person's}
     */
    public String player(Side side, Players players) {
        boolean you = players.onlyPerson().filter(side::equals).isPresent()
                && players.of(side).givenName().isEmpty();
        return you ? texts.get("player.you") : player(players.of(side));
    }

    /** {@return the player of a side; two people without names are called by their colours} */
    public String player(Side side, Players players, Game game) {
        boolean unnamed = players.isPerson(side) && players.of(side).givenName().isEmpty();
        return unnamed && players.onlyPerson().isEmpty() ? side(side, game) : player(side, players);
    }

    /** {@return the player of a side, as briefly as possible: a name, a level or, where that is not clear, a colour} */
    public String brief(Side side, Players players, Game game) {
        return called(players.of(side)).filter(name -> !areNamesakes(players)).orElseGet(() -> side(side, game));
    }

    /** {@return whether both players have one name, such as that of a level, so that only colours tell them apart} */
    boolean areNamesakes(Players players) {
        return players.areNamesakes(this::called);
    }

    private Optional<String> called(Player player) {
        return player.givenName()
                .or(() -> friend(player))
                .or(() -> player.computersLevel().map(this::level));
    }

    private static Optional<String> friend(Player player) {
        return player instanceof Player.Remote remote ? remote.friend() : Optional.empty();
    }

    /**
     * {@return the player of a side as shown on a card beside the mark of the side; levels and network players appear by
     * name alone}
     */
    public String onCard(Side side, Players players, Game game) {
        String otherwise = player(side, players, game);
        return players.of(side)
                .fold(
                        human -> otherwise,
                        computer -> level(computer.level()),
                        Player.Remote::address,
                        program -> otherwise,
                        byLetter -> otherwise);
    }

    /** {@return what a side has on the board, after the name of the side if both players have one name} */
    public String underName(Side side, Players players, Game game, String count) {
        if (!areNamesakes(players)) {
            return count;
        }
        String name = side(side, game);
        return count.isEmpty() ? name : texts.get("player.count", name, count);
    }

    /** {@return what a side has on the board in the middle of an animation} */
    public String count(Side side, Game game, Territory drawn) {
        GameView view = GameViews.of(game);
        return view.count(drawn, side, view.texts(texts));
    }

    /** {@return what a side has on the board; empty if that is not counted} */
    public String count(Side side, Position position) {
        GameView view = GameViews.of(position.game());
        return view.count(position, side, view.texts(texts));
    }

    /** {@return whose turn it is, and where a remote player is} */
    public String turn(Position position, Players players) {
        Player player = players.of(position.toMove());
        String side = brief(position.toMove(), players, position.game());
        return player.fold(
                human -> players.onlyPerson().isPresent()
                        ? texts.get("status.yourTurn")
                        : texts.get("status.toMove", side),
                computer -> waitsFor(side, players),
                remote -> remote.friend().isPresent()
                        ? texts.get("status.toMove", side)
                        : texts.get("status.waitsForRemote", side, remote.address()),
                program -> waitsFor(side, players),
                byLetter -> texts.get("status.toMove", side));
    }

    /** A colour does not think: in some languages, it is a plural, for all its pieces. */
    private String waitsFor(String name, Players players) {
        return texts.get(areNamesakes(players) ? "status.toMove" : "status.waitsFor", name);
    }

    /** {@return a move as shown in the move list} */
    public String move(Move move, Game game) {
        return GameViews.of(game).move(move, own(game));
    }

    /** {@return a move with the number of its round and its side, for assistive technology} */
    public String move(Turn turn, int round) {
        Game game = turn.after().game();
        return texts.get("moves.spoken", round, side(turn.mover(), game), move(turn.move(), game));
    }

    /** {@return a move with its side, for assistive technology} */
    public String move(Turn turn) {
        Game game = turn.after().game();
        return texts.get("moves.shown", side(turn.mover(), game), move(turn.move(), game));
    }

    /** {@return who won a match: a name, a level or, if that is ambiguous, a colour} */
    public String title(Result result, Players players, Game game) {
        return result.winner()
                .map(winner -> texts.get("result.wins", brief(winner, players, game)))
                .orElseGet(() -> title(result, game));
    }

    /** {@return who won} */
    public String title(Result result, Game game) {
        if (result.winner().isPresent()) {
            return texts.get("result.wins", side(result.winner().get(), game));
        }
        if (result.reason() == Result.Reason.CONNECTION) {
            return texts.get("result.undecided");
        }
        boolean byRules = result.reason() == Result.Reason.RULES && own(game).has("game.shared");
        return byRules ? own(game).get("game.shared") : texts.get("result.shared");
    }

    /** {@return the evaluation bar's text for a shared result; empty if it is an ordinary draw} */
    public String sharedEnd(Game game) {
        return own(game).has("board.shared") ? own(game).get("board.shared") : "";
    }

    /** {@return the text of the button for a pass} */
    public String pass(Game game) {
        return own(game).get("pass.button");
    }

    /** {@return why a pass is the only move} */
    public String whyPass(Game game) {
        return own(game).get("board.cannotMove");
    }

    /**
     * {@return how a match ended and after how many moves, from the point of view of the only person at this computer}
     */
    public String detail(Result result, Position last, int moves, Players players) {
        String reason = result.reason() == Result.Reason.RULES
                ? byTheRules(result, last, players)
                : texts.get("result.reason." + result.reason().name().toLowerCase(Locale.ROOT));
        return texts.get("result.detail", reason, moves);
    }

    private String byTheRules(Result result, Position last, Players players) {
        Game game = last.game();
        var words = new GameTexts(own(game), side -> brief(side, players, game), players.onlyPerson());
        return GameViews.of(game).end(result, last, words);
    }

    /**
     * {@return a score in at most five characters: {@code +1.3}, or {@code #7} for an end within 7 moves; empty once the game is over}
     */
    public String shortScore(Score score) {
        if (score.isWin() || score.isLoss()) {
            return score.distance() == 0 ? "" : "#" + score.moves();
        }
        return estimate(score);
    }

    private String estimate(Score score) {
        double rounded = Math.round(score.value() / 10.0) / 10.0;
        return rounded == 0
                ? String.format(texts.locale(), "%.1f", 0.0)
                : String.format(texts.locale(), "%+.1f", rounded);
    }

    /** {@return depth, nodes and line of a search} */
    public String thought(SearchResult soFar, Game game) {
        return texts.get("thought.line", soFar.depth(), nodes(soFar.nodes()), line(soFar.line(), game));
    }

    /**
     * {@return a hint in one or a few sentences}
     *
     * @param inNumbers whether to include score and depth
     */
    public String hint(SearchResult hint, Position position, boolean inNumbers) {
        Game game = position.game();
        String best = best(hint, game);
        String others = Sentences.list(
                hint.moves().stream()
                        .filter(other -> other.score().equals(hint.score()))
                        .map(other -> move(other.move(), game))
                        .filter(move -> !move.equals(best))
                        .limit(LINE_MOVES)
                        .toList(),
                texts.locale());
        return Sentences.join(
                hintInShort(hint, position),
                others.isEmpty() ? "" : texts.get("hint.others", others),
                inNumbers ? numbers(hint, position) : "");
    }

    private static boolean passes(Position position) {
        return GameViews.of(position.game()).pass(position).isPresent();
    }

    /** {@return a hint in one sentence, without other moves} */
    public String hintInShort(SearchResult hint, Position position) {
        if (passes(position)) {
            return whyPass(position.game());
        }
        return verdict(hint.score(), best(hint, position.game()), position);
    }

    private String best(SearchResult hint, Game game) {
        return hint.best().map(move -> move(move, game)).orElse("–");
    }

    private String verdict(Score score, String best, Position position) {
        if (score.isWin()) {
            return score.moves() <= 1 ? texts.get("hint.winsNow", best) : texts.get("hint.wins", best, score.moves());
        } else if (score.isLoss()) {
            return texts.get("hint.loses", best);
        }
        if (LeadWords.isEven(score, position.game())) {
            return texts.get("hint.even", best);
        }
        return texts.get(score.value() > 0 ? "hint.ahead" : "hint.behind", best);
    }

    /** Returns the score in numbers, as a positive value for the side that is ahead. */
    private String numbers(SearchResult hint, Position position) {
        Side leader = LeadWords.leader(hint.score(), position.toMove());
        Score leaders =
                leader == position.toMove() ? hint.score() : hint.score().negated();
        return texts.get("hint.details", side(leader, position.game()), shortScore(leaders), hint.depth());
    }

    private String line(List<Move> line, Game game) {
        return line.stream().limit(LINE_MOVES).map(move -> move(move, game)).collect(Collectors.joining("  "));
    }

    /** {@return a number of positions, rounded to thousands or millions, so that the noun after it is always plural} */
    public String nodes(long nodes) {
        if (nodes >= 1_000_000) {
            return String.format(texts.locale(), "%.1f M", nodes / 1e6);
        }
        return nodes >= 1000 ? nodes / 1000 + " k" : "<1 k";
    }
}
