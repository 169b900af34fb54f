package jump61.games.cubes;

import java.util.List;
import java.util.Optional;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/** A noteworthy fact about a move of Jump61. */
public sealed interface CubesFact extends Fact {
    /** The worth of a fact that matters more than any number of squares. */
    int DECISIVE = 1_000;

    @Override
    CubesPosition before();

    @Override
    CubesMove move();

    /** {@return the position after the move} */
    default CubesPosition after() {
        return (CubesPosition) before().play(move()).after();
    }

    /** {@return the side that replies} */
    default Side opponent() {
        return before().toMove().opponent();
    }

    /**
     * The move takes squares from the opponent.
     *
     * @param squares number of squares; 0 is also worth mentioning
     */
    record Takes(CubesPosition before, CubesMove move, int squares) implements CubesFact {
        @Override
        public String key() {
            return "takes";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, squares);
        }

        @Override
        public int worth() {
            return squares;
        }

        @Override
        public boolean holds() {
            return CubesFacts.taken(before, move) == squares;
        }
    }

    /** A full square, a threat or a defence until then, bursts and takes nothing from the opponent. */
    record BurstsForNothing(CubesPosition before, CubesMove move) implements CubesFact {
        @Override
        public String key() {
            return "burstsForNothing";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move);
        }

        @Override
        public int worth() {
            return -1;
        }

        @Override
        public boolean tellsOutcome() {
            return false;
        }

        @Override
        public boolean holds() {
            return before.isFull(move) && CubesFacts.taken(before, move) == 0;
        }
    }

    /**
     * The move claims free corners, which are full soonest and can only be taken from two sides.
     *
     * @param corners number of corners
     */
    record ClaimsCorner(CubesPosition before, CubesMove move, int corners) implements CubesFact {
        @Override
        public String key() {
            return "claimsCorner";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move);
        }

        @Override
        public int worth() {
            return corners;
        }

        @Override
        public boolean holds() {
            return CubesFacts.freeCorners(before) - CubesFacts.freeCorners(after()) == corners;
        }
    }

    /** The move takes the last squares and wins the game. */
    record Wins(CubesPosition before, CubesMove move) implements CubesFact {
        @Override
        public String key() {
            return "wins";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move);
        }

        @Override
        public int worth() {
            return DECISIVE;
        }

        @Override
        public boolean endsGame() {
            return true;
        }

        @Override
        public boolean holds() {
            return CubesFacts.wins(before, move);
        }
    }

    /** After the move, a reply wins at once. */
    record AllowsWin(CubesPosition before, CubesMove move, CubesMove reply) implements CubesFact {
        @Override
        public String key() {
            return "allowsWin";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), reply);
        }

        @Override
        public int worth() {
            return -DECISIVE;
        }

        @Override
        public boolean endsGame() {
            return true;
        }

        @Override
        public boolean holds() {
            return CubesFacts.wins(after(), reply);
        }
    }

    /**
     * After the move, no reply takes more squares than this one.
     *
     * @param squares number of squares; 0 is also worth mentioning
     */
    record AllowsTaking(CubesPosition before, CubesMove move, CubesMove reply, int squares) implements CubesFact {
        @Override
        public String key() {
            return squares == 0 ? "allowsNothing" : "allowsTaking";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), reply, squares);
        }

        @Override
        public int worth() {
            return -squares;
        }

        @Override
        public boolean holds() {
            CubesPosition after = after();
            return CubesFacts.taken(after, reply) == squares
                    && after.legalMoves().stream()
                            .noneMatch(other -> CubesFacts.taken(after, (CubesMove) other) > squares);
        }
    }

    /** After the move, a reply takes a corner that the mover owns at that point. */
    record AllowsCorner(CubesPosition before, CubesMove move, CubesMove reply, CubesMove corner) implements CubesFact {
        @Override
        public String key() {
            return "allowsCorner";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), reply, corner);
        }

        @Override
        public int worth() {
            return -1;
        }

        @Override
        public boolean holds() {
            Optional<Side> mine = Optional.of(before.toMove());
            Move played = reply;
            var then = (CubesPosition) after().play(played).after();
            return after().capacity(corner) == 2
                    && after().owner(corner).equals(mine)
                    && then.owner(corner).equals(Optional.of(opponent()));
        }
    }

    /**
     * After the move, the opponent takes more than the mover takes back, if the game goes on in this way.
     *
     * @param line the moves after the move, first the opponent's
     * @param taken number of squares that the opponent takes
     * @param back number of squares that the mover takes back
     */
    record Exchange(CubesPosition before, CubesMove move, List<Move> line, int taken, int back) implements CubesFact {
        @Override
        public String key() {
            return "exchange";
        }

        @Override
        public List<Object> arguments() {
            return balance(line, taken, back);
        }

        @Override
        public int worth() {
            return CubesFacts.taken(before, move) + back - taken;
        }

        @Override
        public boolean holds() {
            Optional<Fact> again = CubesFacts.exchange(before, move, line);
            return again.filter(this::equals).isPresent();
        }
    }

    /** After the move, full squares of the mover are beside full squares of the opponent, who can take them first. */
    record LeavesFull(CubesPosition before, CubesMove move, int squares) implements CubesFact {
        @Override
        public String key() {
            return "leavesFull";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), squares);
        }

        @Override
        public int worth() {
            return -squares;
        }

        @Override
        public boolean holds() {
            return squares > 0 && CubesFacts.exposed(after(), before.toMove()) == squares;
        }
    }

    /**
     * The numbers of squares that both sides have if the game goes on in this way.
     *
     * @param line the moves after the move, first the opponent's
     */
    record LeadsTo(CubesPosition before, CubesMove move, List<Move> line) implements CubesFact {
        @Override
        public String key() {
            return "leadsTo";
        }

        @Override
        public List<Object> arguments() {
            return balance(line, count(opponent()), count(before.toMove()));
        }

        @Override
        public int worth() {
            return count(before.toMove()) - count(opponent());
        }

        @Override
        public Object kind() {
            return List.of(key(), line.size());
        }

        private int count(Side side) {
            return end().squares(side);
        }

        private CubesPosition end() {
            Position at = after();
            for (Move next : line) {
                at = at.play(next).after();
            }
            return (CubesPosition) at;
        }

        @Override
        public boolean holds() {
            return end().result().isEmpty();
        }
    }
}
