package jump61.engine;

/** Stops a search as soon as it finds a win. */
final class UntilWin implements SearchMonitor {
    private boolean wins;

    void look(IterativeDeepening search) {
        wins = new Score(search.moves().get(0).score).isWin();
    }

    @Override
    public boolean cancelled() {
        return wins;
    }
}
