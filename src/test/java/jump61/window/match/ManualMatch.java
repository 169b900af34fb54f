package jump61.window.match;

/** Makes models of a match whose time and computer tests control. */
public final class ManualMatch {
    private ManualMatch() {}

    /** {@return a model whose computer never moves by itself} */
    public static MatchViewModel model() {
        ManualTime time = new ManualTime();
        return new MatchViewModel(
                new MatchViewModel.Surroundings(new ManualThinker(), new ManualThinker(), time, time::nanos, () -> 7));
    }
}
