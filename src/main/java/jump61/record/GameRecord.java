package jump61.record;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Turn;

/**
 * A game as it is kept in a file.
 *
 * @param start the position it began with
 * @param players who played
 * @param moves the moves, all legal in turn
 * @param declared how it ended, if that does not follow from the last position
 * @param tags further facts by name, such as {@code Date}, in the order of the file; kept, not understood
 * @param comments what a person noted after so many moves, line by line; 0 is before the first move
 * @param variations what was tried beside the moves of the game
 */
public record GameRecord(
        Position start,
        Players players,
        List<Move> moves,
        Optional<Result> declared,
        Map<String, String> tags,
        Map<Integer, List<String>> comments,
        List<Variation> variations) {
    public GameRecord {
        moves = List.copyOf(moves);
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        comments = Map.copyOf(comments);
        variations = List.copyOf(variations);
    }

    /** A game without variations. */
    public GameRecord(
            Position start,
            Players players,
            List<Move> moves,
            Optional<Result> declared,
            Map<String, String> tags,
            Map<Integer, List<String>> comments) {
        this(start, players, moves, declared, tags, comments, List.of());
    }

    /** {@return the record of a match so far; moves taken back are not part of it} */
    public static GameRecord of(Match match, Map<String, String> tags) {
        Optional<Result> declared = match.position().result().isPresent() ? Optional.empty() : match.result();
        return new GameRecord(
                match.start(),
                match.players(),
                match.played().stream().map(Turn::move).toList(),
                declared,
                tags,
                Map.of());
    }

    /** {@return this record with other tags} */
    public GameRecord withTags(Map<String, String> others) {
        return new GameRecord(start, players, moves, declared, others, comments, variations);
    }

    /** {@return this record with other comments} */
    public GameRecord withComments(Map<Integer, List<String>> others) {
        return new GameRecord(start, players, moves, declared, tags, others, variations);
    }

    /** {@return this record with other variations} */
    public GameRecord withVariations(List<Variation> others) {
        return new GameRecord(start, players, moves, declared, tags, comments, others);
    }

    /**
     * {@return this record with the comments and variations of a tree}
     *
     * @param root the start of a tree whose main line begins with the moves of this record; what follows them are variations
     */
    public GameRecord withTree(GameNode root) {
        TreeLines lines = new TreeLines(root, moves.size());
        return withComments(lines.comments()).withVariations(lines.variations());
    }

    /** {@return the tree of the game and its variations, at its start} */
    public GameNode tree() {
        GameNode root = new GameNode(start);
        Variation.addTo(root, moves, comments, variations);
        return root;
    }

    /** {@return this record with those comments and variations of {@code other} that stand at the same moves} */
    public GameRecord withCommentsOf(GameRecord other) {
        int same = 0;
        while (same < Math.min(moves.size(), other.moves.size())
                && moves.get(same).equals(other.moves.get(same))) {
            same++;
        }
        Map<Integer, List<String>> kept = new HashMap<>(other.comments);
        int last = same;
        kept.keySet().removeIf(ply -> ply > last);
        List<Variation> beside = other.variations.stream()
                .filter(variation -> variation.after() <= last)
                .toList();
        return new GameRecord(start, players, moves, declared, tags, kept, beside);
    }

    /** {@return whether both tell the same game, whatever else is noted of it} */
    public boolean isSameGame(GameRecord other) {
        return start.equals(other.start)
                && players.equals(other.players)
                && moves.equals(other.moves)
                && declared.equals(other.declared);
    }

    /** {@return whether this tells the game of {@code earlier} as far as that goes, and perhaps further} */
    boolean continues(GameRecord earlier) {
        return start.equals(earlier.start)
                && players.equals(earlier.players)
                && moves.size() >= earlier.moves.size()
                && moves.subList(0, earlier.moves.size()).equals(earlier.moves);
    }

    /** {@return a match at the end of this record, all its moves played} */
    public Match toMatch() {
        Match match = new Match(start, players);
        moves.forEach(match::play);
        declared.ifPresent(match::end);
        return match;
    }

    /** {@return how the game ended; empty if it was not played to its end} */
    public Optional<Result> result() {
        return toMatch().result();
    }
}
