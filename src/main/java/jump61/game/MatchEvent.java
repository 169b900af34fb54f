package jump61.game;

/** What happened to a {@link Match}, told to its listeners after the fact. */
public sealed interface MatchEvent {
    /** A move was played. */
    record Played(Turn turn) implements MatchEvent {}

    /** A move was taken back. */
    record TakenBack(Turn turn) implements MatchEvent {}

    /** A move that had been taken back was played again. */
    record PlayedAgain(Turn turn) implements MatchEvent {}

    /** The match ended, by its rules or otherwise. */
    record Ended(Result result) implements MatchEvent {}

    /** Somebody else plays a side now. */
    record PlayersChanged(Players players) implements MatchEvent {}
}
