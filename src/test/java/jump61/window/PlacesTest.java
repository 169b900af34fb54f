package jump61.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class PlacesTest {
    private static final Place HOME = Place.of(Command.GO_HOME, "icon-home", FxmlFile.ABOUT);
    private static final Place GAMES = Place.of(Command.GO_GAMES, "icon-games", FxmlFile.LIBRARY);
    private static final Place YOU = Place.of(Command.GO_YOU, "icon-you", FxmlFile.PROFILE);

    private final Places places = new Places();

    @Test
    void aWindowIsAtTheBoardAtFirstWithNothingToGoBackTo() {
        assertTrue(places.atBoard());
        assertFalse(places.canGoBack());
        places.back();
        assertTrue(places.atBoard());
    }

    @Test
    void theRailHasThePlacesInTheOrderOfTheirCommandsHoweverOftenTheyAreAdded() {
        places.add(YOU);
        places.add(GAMES);
        places.add(HOME);
        places.add(GAMES);
        assertEquals(List.of(HOME, Place.PLAY, GAMES, YOU), places.all());
    }

    @Test
    void backLeadsToThePlaceBeforeTenDeep() {
        Deque<Place> way = new ArrayDeque<>();
        List<Place> stations = List.of(HOME, GAMES, YOU);
        for (int i = 0; i < 10; i++) {
            way.push(places.currentProperty().get());
            places.go(stations.get(i % stations.size()));
        }
        while (!way.isEmpty()) {
            places.back();
            assertEquals(way.pop(), places.currentProperty().get());
        }
        assertTrue(places.atBoard());
    }

    @Test
    void goingWhereOneIsDoesNotCountAsAStep() {
        places.go(HOME);
        places.go(HOME);
        places.back();
        assertTrue(places.atBoard());
    }

    /** A game found at the start is loaded, although Home is in front. */
    @Test
    void whatIsDoneWhileStayingLeadsNowhere() {
        places.beginAt(HOME);
        AtomicBoolean done = new AtomicBoolean();
        places.whileStaying(() -> {
            done.set(true);
            places.go(Place.PLAY);
        });
        assertTrue(done.get());
        assertEquals(HOME, places.currentProperty().get());
        places.go(Place.PLAY);
        assertTrue(places.atBoard());
    }
}
