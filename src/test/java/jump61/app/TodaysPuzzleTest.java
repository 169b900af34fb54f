package jump61.app;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import jump61.app.home.HomeFeature;
import jump61.games.checkers.CheckersGame;
import jump61.profile.Person;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileFeature;
import jump61.profile.ui.ProfileModel;
import jump61.puzzle.DailyPuzzle;
import jump61.window.Place;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** On Home, of the puzzles of the day the one that was solved; else that of the usual game. */
class TodaysPuzzleTest extends WindowTest {
    private static final String USUAL = "#todayPicture .game-jump61";
    private static final String SOLVED = "#todayPicture .game-checkers";

    @Override
    Place first() {
        return HomeFeature.HOME;
    }

    private ProfileModel profiles() {
        return feature(ProfileFeature.class).model();
    }

    @BeforeEach
    void solveAnother() {
        waitUntil(() -> isShown(USUAL));
        LocalDate today = LocalDate.now();
        String puzzle = DailyPuzzle.of(CheckersGame.INSTANCE, today).id();
        robot.interact(
                () -> profiles().record(new ProfileEvent.Tried(today, puzzle, 1000, true, 0, Optional.of(today))));
        waitUntil(() -> isShown(SOLVED));
    }

    @Test
    void theSolvedOneIsShownFromTheStart() throws Exception {
        end();
        start(List.of());
        waitUntil(() -> isShown(SOLVED) && text("#solve").equals("Puzzles"));
    }

    @Test
    void whoHasNotSolvedItIsOfferedTheUsualOne() {
        Person solver = profiles().people().get(0);
        robot.interact(() -> profiles().create("Bea"));
        waitUntil(() -> isShown(USUAL) && text("#solve").equals("Solve"));
        robot.interact(() -> profiles().choose(solver));
        waitUntil(() -> isShown(SOLVED));
    }
}
