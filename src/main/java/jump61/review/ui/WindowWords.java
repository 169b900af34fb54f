package jump61.review.ui;

import jump61.game.Game;
import jump61.game.Match;
import jump61.game.Players;
import jump61.review.ReviewWords;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Words of a review as the window writes them: the only person as "you", others by their names, moves as in the move list. */
final class WindowWords {
    private WindowWords() {}

    static ReviewWords of(Match match, MatchTexts words, Texts texts) {
        return of(match.game(), match.players(), words, texts);
    }

    static ReviewWords of(Game game, Players players, MatchTexts words, Texts texts) {
        return new ReviewWords(
                        side -> words.brief(side, players, game),
                        move -> words.move(move, game),
                        // The square "2 6" of the notation is written "26", as in "26–35".
                        place -> place.replace(" ", ""),
                        texts.locale())
                .to(players.onlyPerson());
    }
}
