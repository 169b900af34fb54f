package jump61.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * One game in progress: its starting position, its players, the moves played and those taken back. The window and the
 * consoles share this class. A match is confined to one thread and calls its listeners on that thread, after each change.
 */
public final class Match {
    private final Position start;
    private final List<Turn> played = new ArrayList<>();
    private final List<Turn> takenBack = new ArrayList<>();
    private final List<Consumer<MatchEvent>> listeners = new CopyOnWriteArrayList<>();
    private Players players;
    private boolean ofStrangers;
    private Result declared;
    private boolean helpAgreed;
    private Warnings warnings = Warnings.NEVER;
    private boolean official;
    private int opened;

    /** Starts a match at {@code start}. */
    public Match(Position start, Players players) {
        this.start = start;
        this.players = players.here();
    }

    /** {@return the initial position} */
    public Position start() {
        return start;
    }

    /** {@return the game being played} */
    public Game game() {
        return start.game();
    }

    /** {@return the current position} */
    public Position position() {
        return played.isEmpty() ? start : played.get(played.size() - 1).after();
    }

    /** {@return the moves played so far, oldest first; an unmodifiable live view} */
    public List<Turn> played() {
        return Collections.unmodifiableList(played);
    }

    /** {@return the move played last; empty at the start} */
    public Optional<Move> lastMove() {
        return played.isEmpty()
                ? Optional.empty()
                : Optional.of(played.get(played.size() - 1).move());
    }

    /** {@return the moves taken back, with the one to redo first at the end; an unmodifiable live view} */
    public List<Turn> takenBack() {
        return Collections.unmodifiableList(takenBack);
    }

    /** {@return the players, past or present; marked as strangers if {@link #isOfStrangers}} */
    public Players players() {
        return isOfStrangers() ? players.asStrangers() : players;
    }

    /** {@return whether the match is over and was played by strangers} */
    public boolean isOfStrangers() {
        return ofStrangers && isOver();
    }

    /** {@return how the match ended; empty while it is in progress} */
    public Optional<Result> result() {
        return declared != null ? Optional.of(declared) : position().result();
    }

    /** {@return whether the match has ended} */
    public boolean isOver() {
        return result().isPresent();
    }

    /**
     * {@return whether a person may be helped: by a hint, a preview, an evaluation} In a game in progress against another
     * person, or a player outside this program, only if both people have {@linkplain #agreeOnHelp agreed}; never in an
     * {@linkplain #makeOfficial official} game in progress.
     */
    public boolean allowsHelp() {
        return isOver()
                || !official
                        && (isHelpAgreed()
                                || !players().haveRemote() && !players().arePeople());
    }

    /**
     * {@return whether the game may be studied: reviewed, analysed, changed, made a puzzle} A game in progress may be if
     * {@linkplain #allowsHelp help is allowed} or nothing has been played here yet, but not if it is official or a player
     * outside this program is waiting.
     */
    public boolean allowsStudy() {
        return isOver() || allowsTakingBack() && (allowsHelp() || !hasGoneOn());
    }

    /** {@return whether moves may be taken back: not if the game is official, or a player outside this program plays} */
    public boolean allowsTakingBack() {
        return !official && !players().haveRemote();
    }

    /** Records that the moves played so far come from a file, or are known elsewhere. */
    public void openedHere() {
        opened = length();
    }

    /** {@return whether a move or a resignation has been added since the match was {@linkplain #openedHere opened}} */
    public boolean hasGoneOn() {
        return length() > opened;
    }

    private int length() {
        return declared == null ? played.size() : played.size() + 1;
    }

    /** Allows help for two people, because both want it. */
    public void agreeOnHelp() {
        helpAgreed = true;
    }

    /** {@return whether two people have agreed that they may be helped} */
    public boolean isHelpAgreed() {
        return helpAgreed && (players().arePeople() || players().areFriends());
    }

    /**
     * Makes the match one whose result counts elsewhere, as in a tournament: nobody is helped in it, and nothing, not even
     * a resignation, is taken back.
     */
    public void makeOfficial() {
        official = true;
    }

    /** {@return whether the result counts elsewhere; see {@link #makeOfficial}} */
    public boolean isOfficial() {
        return official;
    }

    /** Sets which of a person's moves stop a game against the computer. */
    public void warnOf(Warnings moves) {
        warnings = moves;
    }

    /** {@return which of a person's moves stop the game; always none unless a person plays against the computer} */
    public Warnings warnings() {
        return players.here().personAgainstComputer().isPresent() ? warnings : Warnings.NEVER;
    }

    /** {@return the player to move; empty when the match is over} */
    public Optional<Player> awaited() {
        return isOver() ? Optional.empty() : Optional.of(players.of(position().toMove()));
    }

    /**
     * Plays a move for the side to move. Moves that were taken back can no longer be redone.
     *
     * @throws RefusedException if the match is over or the move illegal; nothing has changed then
     */
    public Turn play(Move move) {
        if (isOver()) {
            throw new RefusedException(Refusal.of("match.over"));
        }
        Turn turn = position().play(move);
        ofStrangers = false;
        takenBack.clear();
        append(turn, new MatchEvent.Played(turn));
        return turn;
    }

    /** {@return the turn taken back; empty at the start} This also works after the end of the game. */
    public Optional<Turn> undo() {
        if (played.isEmpty()) {
            return Optional.empty();
        }
        Players before = players();
        declared = null;
        Turn turn = played.remove(played.size() - 1);
        takenBack.add(turn);
        tell(new MatchEvent.TakenBack(turn));
        tellIfOthersThan(before);
        return Optional.of(turn);
    }

    /** {@return the turn of the move last taken back, which is now played again; empty if there is none} */
    public Optional<Turn> redo() {
        if (takenBack.isEmpty()) {
            return Optional.empty();
        }
        Turn turn = takenBack.remove(takenBack.size() - 1);
        append(turn, new MatchEvent.PlayedAgain(turn));
        return Optional.of(turn);
    }

    /** Ends the match for a reason outside the rules of its game; no effect once it is over. */
    public void end(Result result) {
        if (!isOver()) {
            ofStrangers = false;
            declared = result;
            tell(new MatchEvent.Ended(result));
        }
    }

    /** Revokes an end for a reason outside the rules; no effect if there is none. */
    public void reopen() {
        if (declared != null) {
            Players before = players();
            declared = null;
            tell(new MatchEvent.Reopened());
            tellIfOthersThan(before);
        }
    }

    /** Replaces the players. */
    public void setPlayers(Players players) {
        this.players = players.here();
        tell(new MatchEvent.PlayersChanged(players()));
    }

    /**
     * Sets whether the match, once it is over, counts as one of strangers. A new move or end here revokes that; taking
     * moves back and redoing them does not.
     */
    public void setOfStrangers(boolean theirs) {
        Players before = players();
        ofStrangers = theirs;
        tellIfOthersThan(before);
    }

    private void tellIfOthersThan(Players before) {
        if (!players().equals(before)) {
            tell(new MatchEvent.PlayersChanged(players()));
        }
    }

    /**
     * Adds a listener.
     *
     * @return a handle that removes the listener
     */
    public Runnable addListener(Consumer<MatchEvent> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void append(Turn turn, MatchEvent event) {
        Players before = players();
        played.add(turn);
        tell(event);
        if (!played.isEmpty() && turn == played.get(played.size() - 1)) {
            tellIfOthersThan(before);
            turn.after().result().ifPresent(result -> tell(new MatchEvent.Ended(result)));
        }
    }

    private void tell(MatchEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }
}
