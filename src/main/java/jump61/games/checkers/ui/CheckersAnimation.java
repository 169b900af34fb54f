package jump61.games.checkers.ui;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import jump61.game.Event;
import jump61.game.Turn;
import jump61.games.checkers.CheckersEvent;
import jump61.games.checkers.CheckersEvent.Captured;
import jump61.games.checkers.CheckersEvent.Crowned;
import jump61.games.checkers.CheckersEvent.Jumped;
import jump61.games.checkers.CheckersEvent.Slid;
import jump61.games.checkers.CheckersPosition;
import jump61.window.board.Easing;
import jump61.window.board.TurnAnimation;

/** Animates a turn of Checkers: the man slides or jumps, a captured man shrinks and vanishes, a crown grows. */
final class CheckersAnimation implements TurnAnimation {
    private static final double SLIDE_MILLIS = 240;
    private static final double JUMP_MILLIS = 380;
    private static final double CAPTURE_MILLIS = 200;
    private static final double CROWN_MILLIS = 350;
    private static final double LIFT = 0.18;

    private final Turn turn;
    private final CheckersPieces pieces;
    private final List<CheckersEvent> events = new ArrayList<>();
    private boolean crowning;

    CheckersAnimation(Turn turn, CheckersPieces pieces) {
        this.turn = turn;
        this.pieces = pieces;
        for (Event event : turn.events()) {
            if (event instanceof CheckersEvent step && !(event instanceof CheckersEvent.CouldNotMove)) {
                events.add(step);
            }
        }
    }

    @Override
    public int stages() {
        return events.size();
    }

    @Override
    public double millis(int stage) {
        CheckersEvent event = events.get(stage);
        if (event instanceof Slid) {
            return SLIDE_MILLIS;
        }
        if (event instanceof Jumped) {
            return JUMP_MILLIS;
        }
        return event instanceof Captured ? CAPTURE_MILLIS : CROWN_MILLIS;
    }

    @Override
    public void show(int stage, double progress) {
        for (int earlier = 0; earlier < stage; earlier++) {
            show(events.get(earlier), 1);
        }
        show(events.get(stage), progress);
    }

    private void show(CheckersEvent event, double progress) {
        if (event instanceof Slid slid) {
            move(slid.from(), slid.to(), Easing.inOut(progress), 1);
        } else if (event instanceof Jumped jumped) {
            move(jumped.from(), jumped.to(), Easing.inOut(progress), 1 + LIFT * Math.sin(Math.PI * progress));
        } else if (event instanceof Captured captured) {
            pieces.at(captured.square()).ifPresent(piece -> {
                piece.swell(1 - progress);
                piece.setOpacity(1 - progress);
            });
        } else if (event instanceof Crowned crowned) {
            crown(crowned.square(), progress);
        }
    }

    private void move(int from, int to, double part, double swelling) {
        Bounds start = pieces.geometry().square(from);
        Bounds end = pieces.geometry().square(to);
        double x = start.getCenterX() + (end.getCenterX() - start.getCenterX()) * part;
        double y = start.getCenterY() + (end.getCenterY() - start.getCenterY()) * part;
        pieces.hold(from, x, y, swelling);
    }

    private void crown(int square, double progress) {
        if (!crowning) {
            crowning = true;
            pieces.show((CheckersPosition) turn.after());
        }
        pieces.at(square).ifPresent(king -> king.crown(Easing.inOut(progress)));
    }

    @Override
    public void end() {
        pieces.show((CheckersPosition) turn.before());
    }
}
