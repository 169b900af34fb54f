package jump61.window.match.view;

import jump61.window.Place;
import jump61.window.Places;
import jump61.window.Rooms;
import jump61.window.feature.Program;
import jump61.window.match.MatchViewModel;

/**
 * Leads to the board when a match or a mode of the board begins, and back to where a mode was begun when that ends: a
 * puzzle that was chosen among the puzzles ends there.
 */
final class WayToTheBoard {
    private final MatchViewModel match;
    private final Places places;
    private final Rooms rooms;
    private boolean cameForMode;

    WayToTheBoard(Program program) {
        match = program.match();
        places = program.places();
        rooms = program.rooms();
    }

    /** Follows the match from now on. */
    void follow() {
        match.matchProperty().addListener((observable, before, now) -> begun());
        match.modeProperty().addListener((observable, before, now) -> {
            if (now != null && before == null) {
                modeBegun();
            } else if (now == null) {
                modeEnded();
            }
        });
        places.currentProperty().addListener((observable, before, now) -> {
            if (!places.atBoard()) {
                cameForMode = false;
            }
        });
    }

    private void begun() {
        rooms.close();
        cameForMode = false;
        places.go(Place.PLAY);
    }

    private void modeBegun() {
        cameForMode = !places.atBoard();
        places.go(Place.PLAY);
    }

    private void modeEnded() {
        if (cameForMode && places.atBoard()) {
            places.back();
        }
    }
}
