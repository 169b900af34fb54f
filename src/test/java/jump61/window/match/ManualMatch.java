package jump61.window.match;

import java.util.List;
import jump61.game.Position;
import jump61.game.Turn;

/** Makes models of a match whose time and computer tests control. */
public final class ManualMatch {
    private ManualMatch() {}

    /** {@return a model whose computer never moves by itself} */
    public static MatchViewModel model() {
        ManualTime time = new ManualTime();
        return new MatchViewModel(
                new MatchViewModel.Surroundings(new ManualThinker(), new ManualThinker(), time, time::nanos, () -> 7));
    }

    /** {@return a display that shows a turn until a test says that it is done} It adds to the list what has to be run then. */
    public static TurnDisplay displayThatKeeps(List<Runnable> shown) {
        return new TurnDisplay() {
            @Override
            public void place(Position position, Turn last) {}

            @Override
            public void show(Turn turn, Runnable whenDone) {
                shown.add(whenDone);
            }

            @Override
            public void finishNow() {}
        };
    }
}
