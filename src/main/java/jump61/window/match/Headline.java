package jump61.window.match;

import java.util.Optional;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Side;
import jump61.window.Texts;

/** The headline over the board: whose turn it is, or how the game ended for you. */
public final class Headline {
    private final MatchViewModel match;
    private final Texts texts;
    private final MatchTexts words;

    public Headline(MatchViewModel match, Texts texts, MatchTexts words) {
        this.match = match;
        this.texts = texts;
        this.words = words;
    }

    /**
     * {@return the side that it is about: the winner, or the side to move; the mover of a move that is being animated or
     * looked back at; empty for a draw, or if it is about neither side}
     */
    public Optional<Side> side() {
        BoardMode mode = match.modeProperty().get();
        if (mode != null && !mode.isAboutASide()) {
            return Optional.empty();
        }
        Result result = match.resultProperty().get();
        if (result != null) {
            return result.winner();
        }
        // A puzzle is about its solver even when the reply to a wrong move has won.
        Optional<Side> ofMode = Optional.ofNullable(mode).flatMap(BoardMode::side);
        boolean edits = mode != null && mode.edits();
        if (ofMode.isEmpty()
                && match.isAside()
                && !edits
                && match.positionProperty().get().result().isPresent()) {
            return match.positionProperty().get().result().get().winner();
        }
        return ofMode.or(() -> Optional.of(onTurn()));
    }

    /** Returns the mover of the move that is shown or, if the headline speaks of none, the side to move. */
    private Side onTurn() {
        // While moves are taken back, their list is shorter before the number is.
        int ply = Math.min(match.plyProperty().get(), match.turns().size());
        boolean ofMove = ply > 0 && (isMoveShown() || isLookingBack());
        return ofMove
                ? match.turns().get(ply - 1).mover()
                : match.positionProperty().get().toMove();
    }

    private boolean isMoveShown() {
        return match.animatingProperty().get() && !match.turns().isEmpty() && !match.isAside();
    }

    /** {@return whether a position before the last one is shown} */
    public boolean isLookingBack() {
        return match.plyProperty().get() < match.turns().size() && !match.isAside();
    }

    /** {@return the text} */
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
            int ply = match.plyProperty().get();
            return ply == 0
                    ? texts.get("review.start")
                    : texts.get(
                            "headline.lookingBack",
                            Rounds.of(ply, match.turns()),
                            Rounds.of(match.turns().size(), match.turns()));
        }
        return turn(now, onTurn());
    }

    private String turn(Match now, Side side) {
        Player player = now.players().of(side);
        String name = words.brief(side, now.players(), now.game());
        return player.fold(
                human -> now.players().onlyPerson().isPresent()
                        ? texts.get("headline.yourTurn")
                        : texts.get("headline.turn", name),
                computer -> texts.get(match.pausedProperty().get() ? "headline.paused" : program(now), name),
                remote -> texts.get("headline.turn", name),
                program -> texts.get(program(now), name),
                byLetter -> texts.get("headline.turn", name));
    }

    /**
     * Returns what a program does: it does not think while its move is shown, or the move before is looked at. Nor does a
     * colour, by which one of two with one name is called.
     */
    private String program(Match now) {
        boolean waits = isMoveShown() || match.thoughtOverProperty().get() || words.areNamesakes(now.players());
        return waits ? "headline.turn" : "headline.computer";
    }

    /** {@return how the match ended, from your point of view if one person plays at this computer} */
    public String end(Result result, Match now) {
        Optional<Side> you = now.players().onlyPerson();
        if (result.winner().isEmpty() || you.isEmpty()) {
            return words.title(result, now.players(), now.game());
        }
        return texts.get(result.winner().equals(you) ? "headline.youWin" : "headline.youLose");
    }
}
