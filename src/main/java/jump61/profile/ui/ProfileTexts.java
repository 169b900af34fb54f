package jump61.profile.ui;

import java.util.List;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Tally;
import jump61.profile.Person;
import jump61.profile.ui.GameStatistics.Point;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;

/** Puts a person's statistics into words. */
final class ProfileTexts {
    private final Texts texts;
    private final MatchTexts words;

    ProfileTexts(Texts texts, MatchTexts words) {
        this.texts = texts;
        this.words = words;
    }

    String get(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    /** {@return a person's name; "You" if it is empty} */
    String name(Person person) {
        return person.name().isEmpty() ? texts.get("player.you") : person.name();
    }

    /** {@return a person's name beside others; of those without one, whose file may be damaged, all but the first are numbered} */
    String name(Person person, List<Person> people) {
        boolean isFirst = people.stream()
                .filter(one -> one.name().isEmpty())
                .findFirst()
                .filter(one -> !one.id().equals(person.id()))
                .isEmpty();
        return isFirst || !person.name().isEmpty() ? name(person) : name(person) + " " + person.id();
    }

    String game(Game game) {
        return words.game(game);
    }

    String level(Level level) {
        return words.level(level);
    }

    String board(Game game, BoardSize size) {
        return words.size(game, size);
    }

    /** {@return wins and losses, and any draws} */
    String score(Tally score) {
        return score.draws() == 0
                ? texts.get("profile.score", score.wins(), score.losses())
                : texts.get("profile.score.shared", score.wins(), score.losses(), score.draws());
    }

    String rating(double rating) {
        return Long.toString(Math.round(rating));
    }

    String percent(double percent) {
        return texts.get("review.percent", (int) Math.round(percent));
    }

    String day(Point point) {
        return texts.date(point.day());
    }

    String ratingAt(Point point) {
        return texts.get("profile.ratingAt", day(point), rating(point.value()), rating(point.margin()));
    }

    String accuracyAt(Point point) {
        return texts.get("profile.accuracyAt", day(point), percent(point.value()));
    }

    /** {@return the rating chart in words, for people who cannot see it} */
    String ratingTold(GameStatistics statistics) {
        return texts.get(
                "profile.rating.told",
                rating(statistics.rating().rating()),
                rating(statistics.rating().margin()),
                statistics.ratings().size());
    }
}
