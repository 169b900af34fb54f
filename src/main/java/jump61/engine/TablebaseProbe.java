package jump61.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.ProvenWin;
import jump61.game.Tablebases;

/** The stored proofs about a root position that is not over, and about the positions after its moves. */
record TablebaseProbe(Position root, boolean covered) {
    TablebaseProbe(Position root) {
        this(root, Tablebases.cover(root.game(), root.size()));
    }

    /** {@return the maximum number of plies the side to move needs to win; 0 if no win is stored} */
    int win() {
        return covered ? Tablebases.find(root).map(ProvenWin::plies).orElse(0) : 0;
    }

    /** {@return the same for {@code move}, which counts as a ply, if it is the proof's move, up to symmetry} */
    int winAfter(Move move) {
        if (!covered) {
            return 0;
        }
        return Tablebases.find(root)
                .filter(win -> canonicalAfter(win.move()).equals(canonicalAfter(move)))
                .map(ProvenWin::plies)
                .orElse(0);
    }

    private Position canonicalAfter(Move move) {
        return root.play(move).after().canonical();
    }

    /**
     * {@return the maximum number of plies the opponent needs to win after {@code move}, which counts as a ply; 0 if no
     * win is stored}
     */
    int lossAfter(Move move) {
        if (!covered) {
            // Avoids playing the move step by step, which takes longer than many nodes.
            return 0;
        }
        return Tablebases.find(root.play(move).after())
                .map(win -> 1 + win.plies())
                .orElse(0);
    }

    /** {@return the winning moves for the root and the replies that hold out longest, until the proofs run out} */
    List<Move> line() {
        List<Move> line = new ArrayList<>();
        Optional<ProvenWin> win = Tablebases.find(root);
        Position at = root;
        while (win.isPresent()) {
            line.add(win.get().move());
            TablebaseProbe loser = new TablebaseProbe(at.play(win.get().move()).after());
            Optional<Move> reply = loser.root.legalMoves().stream().max(Comparator.comparingInt(loser::lossAfter));
            if (reply.isEmpty() || loser.lossAfter(reply.get()) == 0) {
                break;
            }
            line.add(reply.get());
            at = loser.root.play(reply.get()).after();
            win = Tablebases.find(at);
        }
        return line;
    }
}
