package jump61.desktop.match;

import java.util.Optional;
import jump61.desktop.shell.Texts;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;

/** What stands over the board in large letters: whose turn it is, or how the game ended for you. */
public final class Headline {
    private final MatchViewModel match;
    private final Texts texts;
    private final MatchTexts words;

    public Headline(MatchViewModel match, Texts texts, MatchTexts words) {
        this.match = match;
        this.texts = texts;
        this.words = words;
    }

    /** {@return the side it speaks of: the winner, or whose turn it is; while a move is shown, the mover; empty at a draw} */
    public Optional<Side> side() {
        Result result = match.resultProperty().get();
        if (result != null) {
            return result.winner();
        }
        return Optional.of(onTurn());
    }

    /** While spots still fly, it is still the mover's turn. */
    private Side onTurn() {
        boolean moving = match.animatingProperty().get() && !match.turns().isEmpty() && !match.isAside();
        return moving
                ? match.turns().get(match.turns().size() - 1).mover()
                : match.positionProperty().get().toMove();
    }

    /** {@return whether an earlier position than the last is shown} */
    public boolean isLookingBack() {
        return match.plyProperty().get() < match.turns().size() && !match.isAside();
    }

    /** {@return the words} */
    public String text() {
        Match now = match.matchProperty().get();
        if (now == null) {
            return "";
        }
        BoardMode mode = match.modeProperty().get();
        return mode == null ? ofMatch(now) : mode.headline(texts, words).orElseGet(() -> ofMatch(now));
    }

    private String ofMatch(Match now) {
        Result result = match.resultProperty().get();
        if (result != null) {
            return end(result, now);
        }
        if (isLookingBack()) {
            return texts.get(
                    "headline.lookingBack",
                    match.plyProperty().get(),
                    match.turns().size());
        }
        return turn(now, onTurn());
    }

    private String turn(Match now, Side side) {
        Player player = now.players().of(side);
        if (player instanceof Player.Computer computer) {
            return texts.get(
                    match.pausedProperty().get() ? "headline.paused" : "headline.computer",
                    words.level(computer.level()));
        }
        boolean you = you(now.players()).filter(side::equals).isPresent();
        return you ? texts.get("headline.yourTurn") : texts.get("headline.turn", words.name(side, now.players(), now.game()));
    }

    /** {@return how the match ended, for you if one person plays at this computer} */
    public String end(Result result, Match now) {
        Optional<Side> you = you(now.players());
        if (result.winner().isEmpty() || you.isEmpty()) {
            return words.title(result, now.players(), now.game());
        }
        return texts.get(result.winner().equals(you) ? "headline.youWin" : "headline.youLose");
    }

    /** {@return the side of the one person at this computer; empty if there are two, or none} */
    public static Optional<Side> you(Players players) {
        boolean first = players.first() instanceof Player.Human;
        boolean second = players.second() instanceof Player.Human;
        return first == second ? Optional.empty() : Optional.of(first ? Side.FIRST : Side.SECOND);
    }
}
