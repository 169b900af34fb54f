package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
