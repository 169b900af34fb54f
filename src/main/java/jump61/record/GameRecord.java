package jump61.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import jump61.game.GameNode;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Players;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Turn;

/**
 * A game as stored in a file.
 *
 * @param start the initial position
 * @param players the players
 * @param moves the moves, each legal in its position
 * @param declared the result, if it does not follow from the final position
 * @param tags further tags, such as {@code Date}, in the order of the file; preserved, but not interpreted
 * @param comments comments by the number of plies played before them, one string per line; 0 is before the first move
 * @param variations alternatives to the moves of the game
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

    /** Creates a record without variations. */
    public GameRecord(
            Position start,
            Players players,
            List<Move> moves,
            Optional<Result> declared,
            Map<String, String> tags,
            Map<Integer, List<String>> comments) {
        this(start, players, moves, declared, tags, comments, List.of());
    }

    /** {@return the record of a match so far, without moves taken back} */
    public static GameRecord of(Match match, Map<String, String> tags) {
        Optional<Result> declared = match.position().result().isPresent() ? Optional.empty() : match.result();
        return new GameRecord(
                match.start(),
                match.players().here(),
                match.played().stream().map(Turn::move).toList(),
                declared,
                tags,
                Map.of());
    }

    /** {@return this record with other players} */
    public GameRecord withPlayers(Players others) {
        return new GameRecord(start, others, moves, declared, tags, comments, variations);
    }

    /** {@return this record with other tags} */
    public GameRecord withTags(Map<String, String> others) {
        return new GameRecord(start, players, moves, declared, others, comments, variations);
    }

    /** {@return this record with its tags changed by {@code change}} */
    public GameRecord changeTags(Consumer<Map<String, String>> change) {
        Map<String, String> changed = new LinkedHashMap<>(tags);
        change.accept(changed);
        return withTags(changed);
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
     * @param root the start of a tree whose main line begins with the moves of this record; anything after these
     *     becomes a variation
     */
    public GameRecord withTree(GameNode root) {
        TreeLines lines = new TreeLines(root, moves.size());
        return withComments(lines.comments()).withVariations(lines.variations());
    }

    /** {@return the root of a tree of the game and its variations} */
    public GameNode tree() {
        GameNode root = new GameNode(start);
        Variation.addTo(root, moves, comments, variations);
        return root;
    }

    /** {@return this record with the comments and variations of {@code other} that belong to the same moves} */
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

    /** {@return whether both records are of the same game, whatever their tags and comments} */
    public boolean isSameGame(GameRecord other) {
        return start.equals(other.start)
                && players.equals(other.players)
                && moves.equals(other.moves)
                && declared.equals(other.declared);
    }

    /** {@return whether this record is of the same game as {@code earlier}, possibly with more moves} */
    public boolean continues(GameRecord earlier) {
        return start.equals(earlier.start)
                && players.equals(earlier.players)
                && moves.size() >= earlier.moves.size()
                && moves.subList(0, earlier.moves.size()).equals(earlier.moves);
    }

    /** {@return a match at the end of this record, with all its moves played} */
    public Match toMatch() {
        Match match = new Match(start, players);
        moves.forEach(match::play);
        declared.ifPresent(match::end);
        return match;
    }

    /** {@return the result; empty if the game was not finished} */
    public Optional<Result> result() {
        return toMatch().result();
    }

    /** Splits one line off a tree of variations, to be stored in a record. */
    private static final class TreeLines {
        private final List<Move> moves = new ArrayList<>();
        private final Map<Integer, List<String>> comments = new HashMap<>();
        private final List<Variation> variations = new ArrayList<>();

        /**
         * Follows the main line, starting with the move of {@code first}, or from the root of the tree.
         *
         * @param last number of the ply after which the line ends; everything after it becomes a variation
         */
        TreeLines(GameNode first, int last) {
            first.turn().ifPresent(turn -> moves.add(turn.move()));
            GameNode at = first;
            note(at);
            while (!at.children().isEmpty() && at.ply() < last) {
                GameNode main = at.children().get(0);
                moves.add(main.turn().orElseThrow().move());
                note(main);
                addVariations(at, at.children().subList(1, at.children().size()));
                at = main;
            }
            addVariations(at, at.children());
        }

        private void addVariations(GameNode at, List<GameNode> others) {
            for (GameNode other : others) {
                TreeLines line = new TreeLines(other, Integer.MAX_VALUE);
                variations.add(new Variation(at.ply(), line.moves, line.comments, line.variations));
            }
        }

        private void note(GameNode node) {
            if (!node.comments().isEmpty()) {
                comments.put(node.ply(), List.copyOf(node.comments()));
            }
        }

        Map<Integer, List<String>> comments() {
            return comments;
        }

        List<Variation> variations() {
            return variations;
        }
    }
}
