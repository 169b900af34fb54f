package jump61.window.match;

import java.util.List;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Result;
import jump61.game.Turn;

/**
 * The default use of the board: playing the match. Undo and redo go to the next position with a person to move or, if only
 * computers play, by one move.
 */
final class MatchMode implements BoardMode {
    private final MatchViewModel model;
    private final ShownPosition shown;
    private final MatchFlow flow;
    private MatchViewModel.DropQuestion dropQuestion = (moves, drop) -> drop.run();

    MatchMode(MatchViewModel model, ShownPosition shown, MatchFlow flow) {
        this.model = model;
        this.shown = shown;
        this.flow = flow;
    }

    void setDropQuestion(MatchViewModel.DropQuestion question) {
        dropQuestion = question;
    }

    private Match match() {
        return model.matchProperty().get();
    }

    private int ply() {
        return shown.plyProperty().get();
    }

    private int plies() {
        return shown.turns().size();
    }

    @Override
    public boolean takesMoves() {
        boolean branches = match().allowsTakingBack()
                && shown.positionProperty().get().result().isEmpty();
        boolean open = shown.isAtEnd() ? !match().isOver() : branches;
        return open && match().players().isPerson(shown.positionProperty().get().toMove());
    }

    @Override
    public void chosen(Move move) {
        if (shown.isAtEnd()) {
            match().play(move);
        } else {
            int from = ply();
            Match asked = match();
            List<Turn> before = List.copyOf(asked.played().subList(0, from));
            dropQuestion.ask(plies() - from, () -> {
                // Meanwhile another match may have begun, or moves been taken back.
                List<Turn> now = match().played();
                if (match() == asked
                        && now.size() >= from
                        && now.subList(0, from).equals(before)) {
                    playFrom(from, move);
                }
            });
        }
    }

    private void playFrom(int from, Move move) {
        flow.interrupt();
        while (match().played().size() > from) {
            match().undo();
        }
        flow.clock().returnTo(from);
        model.place(from);
        match().play(move);
    }

    @Override
    public boolean walksItself() {
        return true;
    }

    @Override
    public boolean canWalk(Step step) {
        boolean back = step == Step.FIRST || step == Step.PREVIOUS;
        return back ? ply() > 0 : ply() < plies();
    }

    @Override
    public void walk(Step step) {
        model.walkTo(
                switch (step) {
                    case FIRST -> 0;
                    case PREVIOUS -> ply() - 1;
                    case NEXT -> ply() + 1;
                    case LAST -> plies();
                });
    }

    @Override
    public boolean canHint() {
        return !shown.animatingProperty().get() && takesMoves() && match().allowsHelp();
    }

    @Override
    public void hint() {
        model.advice().askForHint();
    }

    @Override
    public boolean givesAdvice() {
        return match().allowsHelp();
    }

    @Override
    public boolean canUndo() {
        List<Turn> played = match().played();
        boolean something = match().players().havePerson()
                ? played.stream().anyMatch(turn -> match().players().isPerson(turn.mover()))
                : !played.isEmpty();
        if (match().isOfficial()) {
            return false;
        }
        if (match().players().areByLetter()) {
            return isUnsent();
        }
        return something && match().allowsTakingBack()
                || isResigned() && !match().players().areConnected();
    }

    @Override
    public boolean canRedo() {
        return !match().takenBack().isEmpty() && match().allowsTakingBack();
    }

    /** Undoes a resignation, if there is one, before any move. */
    @Override
    public void undo() {
        if (canUndo()) {
            goThrough(isResigned() ? match()::reopen : this::takeBack);
        }
    }

    @Override
    public void redo() {
        if (canRedo()) {
            goThrough(this::repeat);
        }
    }

    private void takeBack() {
        do {
            match().undo();
        } while (!isEnough() && !match().played().isEmpty());
    }

    private void repeat() {
        do {
            match().redo();
        } while (!isEnough() && !match().takenBack().isEmpty());
    }

    private boolean isEnough() {
        return !match().players().havePerson()
                || match().players().isPerson(match().position().toMove());
    }

    /** Returns whether the last move or the resignation was made here by a person and has not been sent by letter. */
    private boolean isUnsent() {
        List<Turn> played = match().played();
        return match().hasGoneOn()
                && (isResigned()
                        || match().players()
                                .isPerson(played.get(played.size() - 1).mover()));
    }

    private boolean isResigned() {
        return match().result()
                .filter(result -> result.reason() == Result.Reason.RESIGNATION)
                .isPresent();
    }

    /** Lets a paused computer player make one move. */
    void step() {
        flow.pausedProperty().set(true);
        if (!shown.animatingProperty().get()) {
            flow.allowOneStep();
            model.walkTo(plies());
            model.proceed();
        }
    }

    void goThrough(Runnable change) {
        flow.interrupt();
        if (!match().players().havePerson()) {
            flow.pausedProperty().set(true);
        }
        change.run();
        flow.clock().returnTo(plies());
        model.place(plies());
        model.proceed();
    }
}
