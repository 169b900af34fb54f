package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import jump61.tournament.ContestantSpec;
import jump61.tournament.Entrant;
import jump61.tournament.ui.PlayerLimit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerLimitTest {
    @ParameterizedTest
    @CsvSource({
        "think:500, THINK, 500",
        "nodes:7000, NODES, 7000",
        "depth:4, DEPTH, 4",
        "engine think 500:./mine, THINK, 500",
        "engine:./mine --fast, NONE, 1000"
    })
    void theLimitOfAPlayerIsRead(String spec, Kind kind, int number) {
        assertEquals(Optional.of(new PlayerLimit(kind, number)), PlayerLimit.of(new Entrant("A", spec)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"level:3", "person", "program:./course", "program2021:./course", "engine"})
    void othersTakeNone(String spec) {
        assertEquals(Optional.empty(), PlayerLimit.of(new Entrant("A", spec)));
    }

    @ParameterizedTest
    @CsvSource({
        "program think 100:x, programs of the course play without a limit: write program:COMMAND",
        "program2021 nodes 5:x, programs of the course play without a limit: write program2021:COMMAND",
        "engine think 0:x, a limit for each move is written as in",
        "engine speed 2:x, a limit for each move is written as in",
        "level 100:3, 'write level:N, think:MS, nodes:N, depth:N, '",
    })
    void aLimitThatCannotBeGivenIsRefusedWithTheReason(String spec, String reason) {
        String said = assertThrows(
                        IllegalArgumentException.class, () -> ContestantSpec.parse(spec, Duration.ofSeconds(1)))
                .getMessage();
        assertTrue(said.startsWith("\"" + spec + "\" is no contestant; " + reason), said);
    }

    @Test
    void whoIsOfTheCourseIsKnown() {
        assertTrue(PlayerLimit.isOfCourse(new Entrant("A", "program:./course")));
        assertTrue(PlayerLimit.isOfCourse(new Entrant("A", "program2021:./course")));
        assertFalse(PlayerLimit.isOfCourse(new Entrant("A", "engine:./program")));
        assertFalse(PlayerLimit.isOfCourse(new Entrant("A", "level:3")));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void aLimitThatIsAppliedIsReadBackAndThePlayerCanPlay(Kind kind) {
        PlayerLimit limit = new PlayerLimit(kind, kind.usual());
        Entrant engine = limit.appliedTo(new Entrant("A", "engine nodes 5:'my: program' -x"));
        assertEquals(Optional.of(limit), PlayerLimit.of(engine));
        assertTrue(engine.spec().endsWith(":'my: program' -x"), engine.spec());
        ContestantSpec.parse(engine.spec(), Duration.ofSeconds(1));
        assertTrue(PlayerLimit.isOptional(engine));
        if (kind != Kind.NONE) {
            Entrant own = limit.appliedTo(new Entrant("A", "think:7"));
            assertEquals(Optional.of(limit), PlayerLimit.of(own));
            ContestantSpec.parse(own.spec(), Duration.ofSeconds(1));
            assertFalse(PlayerLimit.isOptional(own));
        }
    }

    @Test
    void depthIsAtMostWhatAPlayerTakes() {
        Entrant deepest = new PlayerLimit(Kind.DEPTH, PlayerLimit.MOST_DEPTH).appliedTo(new Entrant("A", "depth:1"));
        ContestantSpec.parse(deepest.spec(), Duration.ofSeconds(1));
    }
}
