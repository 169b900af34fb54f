package jump61.app.newgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleObjectProperty;
import jump61.engine.Skill;
import jump61.game.Level;
import jump61.game.Player;
import jump61.game.Players;
import jump61.games.cubes.CubesGame;
import jump61.games.sim.SimGame;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.settings.Palette;
import org.junit.jupiter.api.Test;

/** What the sheet says of a level is what the engine's level does. */
class LevelWordsTest {
    private static final List<Level> FIRST = List.of(Level.BEGINNER, Level.IMPROVER, Level.CASUAL, Level.CLUB);

    private final MatchTexts words = new MatchTexts(Texts.in("en"), new SimpleObjectProperty<>(Palette.CLASSIC));

    @Test
    void theFirstLevelsSeeAsManyMovesAheadAsIsSaid() {
        List<String> ahead = List.of("only at its own move", "one move ahead", "one move ahead", "two moves ahead");
        for (Level level : FIRST) {
            String said = words.describeLevel(level, CubesGame.INSTANCE);
            assertTrue(said.startsWith("Looks " + ahead.get(level.ordinal())), said);
        }
        // Its own move counts as the first of its depth.
        assertEquals(
                List.of(1, 2, 2, 3),
                FIRST.stream().map(level -> Skill.of(level).depth()).toList());
    }

    @Test
    void theOthersWeighAsManyPositionsAsIsSaid() {
        for (Level level : EnumSet.complementOf(EnumSet.copyOf(FIRST))) {
            long nodes = Skill.of(level).nodes();
            String said = words.describeLevel(level, CubesGame.INSTANCE);
            assertTrue(said.contains(String.format(Locale.ENGLISH, "up to %,d positions", nodes)), said);
        }
        assertTrue(words.describeLevel(Level.FULL, CubesGame.INSTANCE).contains("4,000,000 positions"));
    }

    @Test
    void aSolvedGameIsPlayedByOtherMeans() {
        assertEquals("Plays perfectly from the first line on.", words.describeLevel(Level.FULL, SimGame.INSTANCE));
    }

    @Test
    void theKindOfOpponentsFollowsFromThePlayers() {
        Player program = new Player.Computer(4);
        Player remote = new Player.Remote("club@localhost");
        assertEquals(Opponents.COMPUTER, Opponents.of(new Players(Player.HUMAN, program)));
        assertEquals(Opponents.COMPUTER, Opponents.of(new Players(program, Player.HUMAN)));
        assertEquals(Opponents.PEOPLE, Opponents.of(new Players(Player.HUMAN, remote)));
        assertEquals(Opponents.WATCH, Opponents.of(new Players(program, program)));
    }
}
