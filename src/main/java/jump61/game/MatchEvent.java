package jump61.game;

/** A change of a {@link Match}, reported to its listeners afterwards. */
public sealed interface MatchEvent {
    /** A move was played. */
    record Played(Turn turn) implements MatchEvent {}

    /** A move was taken back. */
    record TakenBack(Turn turn) implements MatchEvent {}

    /** A move that had been taken back was played again. */
    record PlayedAgain(Turn turn) implements MatchEvent {}

    /** The match ended, by its rules or otherwise. */
    record Ended(Result result) implements MatchEvent {}

    /** An end that did not follow from the rules, such as a resignation, was revoked. */
    record Reopened() implements MatchEvent {}

    /** A side has a new player. */
    record PlayersChanged(Players players) implements MatchEvent {}
}
