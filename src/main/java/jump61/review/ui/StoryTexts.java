package jump61.review.ui;

import java.util.Optional;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Players;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.review.GameReview;
import jump61.review.MoveReview;
import jump61.window.Texts;
import jump61.window.board.GameViews;
import jump61.window.board.Haul;
import jump61.window.match.MatchTexts;

/** Puts the story of a game into words. Estimates are worded as such. */
public final class StoryTexts {
    private final Match match;
    private final Texts texts;
    private final MatchTexts words;

    /** Creates the texts for the end of one match. */
    public StoryTexts(Match match, Texts texts, MatchTexts words) {
        this.match = match;
        this.texts = texts;
        this.words = words;
    }

    /** {@return the player of a side, as briefly as possible: a name, you, a level, or a colour} */
    public String name(Side side) {
        if (isYou(side)) {
            return texts.get("player.you");
        }
        return words.brief(side, match.players(), match.game());
    }

    /** Whoever has a name is called by it in scores and stories, as on the card beside the board; reasons say "you". */
    private boolean isYou(Side side) {
        Players players = match.players();
        return players.onlyPerson().filter(side::equals).isPresent()
                && players.of(side).givenName().isEmpty();
    }

    /** {@return the course of the game, as a sentence} */
    public String course(Course course, Side winner) {
        return switch (course.kind()) {
            case SEESAW -> texts.get("ending.course.seesaw", course.number());
            case CLOSE -> texts.get("ending.course.close", round(course.number()));
            case COMEBACK ->
                isYou(winner)
                        ? texts.get("ending.course.comeback.you", round(course.number()))
                        : texts.get("ending.course.comeback", name(winner), round(course.number()));
            case AHEAD -> ahead(course.number(), winner);
        };
    }

    private String ahead(int ply, Side winner) {
        if (ply == 0) {
            return isYou(winner) ? texts.get("ending.course.all.you") : texts.get("ending.course.all", name(winner));
        }
        return isYou(winner)
                ? texts.get("ending.course.ahead.you", round(ply))
                : texts.get("ending.course.ahead", name(winner), round(ply));
    }

    private int round(int ply) {
        return Rounds.of(ply, match.played());
    }

    /** {@return the move that was played at the turning point, and the better move} */
    public String turningPoint(MoveReview move) {
        return Sentences.join(played(move), better(move));
    }

    /** {@return a sentence that says who played which move, and when} */
    String played(MoveReview move) {
        Side mover = move.turn().mover();
        String played = words.move(move.turn().move(), match.game());
        if (isPass(move)) {
            return isYou(mover)
                    ? texts.get("ending.turning.pass.you", round(move.ply()))
                    : texts.get("ending.turning.pass", round(move.ply()), name(mover));
        }
        return isYou(mover)
                ? texts.get("ending.turning.you", round(move.ply()), played)
                : texts.get("ending.turning.other", round(move.ply()), played, name(mover));
    }

    /** {@return whether a move only says that its side cannot move} */
    boolean isPass(MoveReview move) {
        return GameViews.of(match.game()).pass(move.turn().before()).isPresent();
    }

    /** {@return a sentence about what the best move would have done} */
    String better(MoveReview move) {
        String best = words.move(move.best(), match.game());
        if (move.bestProof().isPresent() && !move.isLostAnyway()) {
            return texts.get("ending.held.won", best);
        } else if (GameReview.isAhead(move.before())) {
            return texts.get("ending.held.ahead", best);
        }
        boolean behind = GameReview.isAhead(1 - move.before());
        return texts.get(behind ? "ending.held.longer" : "ending.held.even", best);
    }

    /** {@return the title for the move with the largest haul} */
    public String biggestTitle(Haul haul) {
        return own().get("story.haul.title", haul.taken());
    }

    /** {@return the effect of the move with the largest haul} */
    public String biggest(Story.Moment moment) {
        Haul haul = moment.haul();
        String move = words.move(moment.turn().move(), match.game());
        return own().get("story.haul", round(moment.ply()), move, haul.taken(), haul.waves());
    }

    private Texts own() {
        return GameViews.of(match.game()).texts(texts);
    }

    /** {@return an invitation to play against a level} */
    public String next(Level level) {
        return texts.get("ending.next", words.level(level));
    }

    /** {@return the reason for that recommendation, in kind words} */
    public String whyNext(Level level) {
        Optional<Level> now = match.players().opposingLevel();
        boolean up = now.filter(old -> old.compareTo(level) < 0).isPresent();
        return up ? texts.get("ending.next.up") : texts.get("ending.next.down", words.level(level));
    }
}
