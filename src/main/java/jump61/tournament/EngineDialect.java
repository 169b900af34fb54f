package jump61.tournament;

import java.util.List;
import java.util.Optional;
import jump61.console.AnalysisReport;
import jump61.game.BoardSize;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * The protocol of {@code jump61 engine}, for programs that support it: any game, with a limit for each move. The limit
 * follows the id, as in {@code engine nodes 5000:COMMAND}.
 */
public final class EngineDialect implements ProgramDialect {
    private static final String ID = "engine";
    private static final String ANSWER = "bestmove ";
    private static final String COMPLAINT = "error ";

    private final String go;

    /** Creates the dialect without a limit: the program takes as much time as it likes. */
    public EngineDialect() {
        this("go");
    }

    private EngineDialect(String go) {
        this.go = go;
    }

    /** {@return the dialect with the limit given in a contestant's kind; empty if it is the kind of another dialect} */
    static Optional<ProgramDialect> ofKind(String kind) {
        String[] words = kind.strip().split("\\s+");
        if (!words[0].equals(ID) || words.length == 2 || words.length > 3) {
            return Optional.empty();
        }
        if (words.length == 1) {
            return Optional.of(new EngineDialect());
        }
        String limit = words[1].equals("think") ? "movetime" : words[1];
        boolean known = List.of("movetime", "nodes", "depth").contains(limit) && words[2].matches("[1-9]\\d{0,11}");
        return known ? Optional.of(new EngineDialect("go " + limit + " " + words[2])) : Optional.empty();
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public boolean analyses() {
        return true;
    }

    @Override
    public void requireToPlay(Game game, BoardSize size) {
        // The program itself says which games it knows.
    }

    @Override
    public Position trial() {
        Game game = Games.usual();
        return game.start(game.sizes().usualSize());
    }

    @Override
    public List<String> beginning(Position start, Side side) {
        return List.of("hello", "new " + start.game().id() + " " + start.size().text());
    }

    @Override
    public List<String> tell(Move opponents) {
        return List.of();
    }

    @Override
    public List<String> ask(Position start, List<Move> moves) {
        boolean usual = start.equals(start.game().start(start.size()));
        String played = moves.isEmpty() ? "" : " moves " + AnalysisReport.line(moves);
        return List.of("position " + (usual ? "start" : start.notation()) + played, go);
    }

    @Override
    public Optional<Move> read(Game game, String line) throws Forfeit {
        String said = line.strip();
        if (said.startsWith(COMPLAINT)) {
            throw new Forfeit(Forfeit.Kind.ILLEGAL_MOVE, "answered: " + said, said);
        } else if (!said.startsWith(ANSWER)) {
            return Optional.empty();
        }
        String move = said.substring(ANSWER.length()).replaceFirst("\\s+ponder\\s.*", "");
        try {
            return Optional.of(game.parseMove(move.strip()));
        } catch (RefusedException none) {
            throw new Forfeit(Forfeit.Kind.ILLEGAL_MOVE, "played " + move + ": " + none.getMessage(), move);
        }
    }
}
