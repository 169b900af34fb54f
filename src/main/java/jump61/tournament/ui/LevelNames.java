package jump61.tournament.ui;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Languages;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.PlayerFormat;
import jump61.tournament.Entrant;
import jump61.window.Texts;

/**
 * The names of a tournament's players in the language of the window. A set-up stores each level's name in the language in
 * which it was made, and stays as it is, because a journal belongs to it.
 */
final class LevelNames {
    /** The end of a name that another player has already. */
    private static final Pattern NUMBER = Pattern.compile("(.*?)( \\d+)?");

    private final Texts texts;

    LevelNames(Texts texts) {
        this.texts = texts;
    }

    /** {@return the players as they are shown: with other names for levels, unless two of them would be the same} */
    List<Entrant> shown(List<Entrant> entrants) {
        List<Entrant> shown = entrants.stream()
                .map(entrant -> new Entrant(shown(entrant), entrant.spec()))
                .toList();
        return shown.stream().map(Entrant::name).allMatch(new HashSet<>()::add) ? shown : entrants;
    }

    /** {@return the names that are shown, by those in the set-up} */
    Map<String, String> byName(List<Entrant> entrants) {
        Map<String, String> names = new HashMap<>();
        List<Entrant> shown = shown(entrants);
        for (int i = 0; i < entrants.size(); i++) {
            names.put(entrants.get(i).name(), shown.get(i).name());
        }
        return names;
    }

    private String shown(Entrant entrant) {
        Optional<Level> level = PlayerFormat.read(entrant.spec()).flatMap(Player::computersLevel);
        Matcher name = NUMBER.matcher(entrant.name());
        if (level.isEmpty() || !name.matches()) {
            return entrant.name();
        }
        String key = level.get().key();
        String number = Optional.ofNullable(name.group(2)).orElse("");
        // The other languages are looked at last, because reading them takes a moment.
        return Stream.concat(Stream.of(texts), Languages.TAGS.stream().map(Texts::in))
                .filter(language -> language.get(key).equals(name.group(1)))
                .findFirst()
                .map(language -> texts.get(key) + number)
                .orElse(entrant.name());
    }
}
