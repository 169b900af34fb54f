package jump61.games.checkers;

import java.util.List;
import java.util.Optional;
import jump61.game.Event;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;

/** A noteworthy fact about a move of Checkers. */
public sealed interface CheckersFact extends Fact {
    @Override
    CheckersPosition before();

    @Override
    CheckersMove move();

    /** {@return the position after the move} */
    default CheckersPosition after() {
        return (CheckersPosition) before().play(move()).after();
    }

    /** {@return the position after the move and those of a line} */
    default CheckersPosition after(List<Move> line) {
        Position at = after();
        for (Move next : line) {
            at = at.play(next).after();
        }
        return (CheckersPosition) at;
    }

    /** {@return the side that replies} */
    default Side opponent() {
        return before().toMove().opponent();
    }

    /** The move takes a piece. */
    record Captures(CheckersPosition before, CheckersMove move) implements CheckersFact {
        @Override
        public String key() {
            return "captures";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move);
        }

        @Override
        public int worth() {
            return before.score(opponent()) - after().score(opponent());
        }

        @Override
        public boolean holds() {
            return after().score(opponent()) < before.score(opponent());
        }
    }

    /** The move makes a king. */
    record Crowns(CheckersPosition before, CheckersMove move) implements CheckersFact {
        @Override
        public String key() {
            return "crowns";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move);
        }

        @Override
        public int worth() {
            return 1;
        }

        @Override
        public boolean holds() {
            return after().kings(before.toMove()) > before.kings(before.toMove());
        }
    }

    /**
     * After the move, a reply takes a piece, and the mover can then take no piece in return, there or elsewhere.
     *
     * @param row row of the piece that is lost, from 0
     * @param column column of the piece that is lost, from 0
     */
    record Hangs(CheckersPosition before, CheckersMove move, CheckersMove reply, int row, int column)
            implements CheckersFact {
        @Override
        public String key() {
            return "hangs";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), reply, row + " " + column);
        }

        @Override
        public int worth() {
            return -1;
        }

        @Override
        public boolean holds() {
            var then = (CheckersPosition) after().play(reply).after();
            boolean taken = then.piece(row, column).isEmpty()
                    && after().piece(row, column).isPresent();
            boolean canTake = then.toMove() == before.toMove() && CheckersFacts.canTake(then);
            return taken && !canTake;
        }
    }

    /**
     * After the move, a man of the mover that could move some day can never move again.
     *
     * @param row row of the man, from 0
     * @param column column of the man, from 0
     */
    record ShutsIn(CheckersPosition before, CheckersMove move, int row, int column) implements CheckersFact {
        @Override
        public String key() {
            return "shutsIn";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, row + " " + column);
        }

        @Override
        public int worth() {
            return -1;
        }

        @Override
        public boolean holds() {
            return CheckersFacts.isShutIn(after(), row, column)
                    && before.piece(row, column).equals(after().piece(row, column))
                    && !CheckersFacts.isShutIn(before, row, column);
        }
    }

    /** After the move, a reply makes a king. */
    record AllowsKing(CheckersPosition before, CheckersMove move, CheckersMove reply) implements CheckersFact {
        @Override
        public String key() {
            return "allowsKing";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, opponent(), reply);
        }

        @Override
        public int worth() {
            return -1;
        }

        @Override
        public boolean holds() {
            List<Event> events = after().play(reply).events();
            return events.stream().anyMatch(CheckersEvent.Crowned.class::isInstance);
        }
    }

    /** The move ends the game, at once or because the opponent then cannot move. */
    record Ends(CheckersPosition before, CheckersMove move) implements CheckersFact {
        @Override
        public String key() {
            return "ends";
        }

        @Override
        public List<Object> arguments() {
            return List.of(move, after().score(before.toMove()), after().score(opponent()));
        }

        @Override
        public int worth() {
            Optional<Side> winner = after().resultByScore().winner();
            return winner.map(side -> side == before.toMove() ? 1 : -1).orElse(0);
        }

        @Override
        public boolean endsGame() {
            return true;
        }

        @Override
        public boolean holds() {
            return after().result().isPresent() || after().cannotMove();
        }
    }

    /**
     * After the move, the opponent takes more than the mover takes back, if the game goes on in this way.
     *
     * @param line the moves after the move, first the opponent's
     * @param taken number of pieces that the opponent takes
     * @param back number of pieces that the mover takes back
     */
    record Exchange(CheckersPosition before, CheckersMove move, List<Move> line, int taken, int back)
            implements CheckersFact {
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
            return (move.isJump() ? 1 : 0) + back - taken;
        }

        @Override
        public boolean holds() {
            Optional<Fact> again = CheckersFacts.exchange(before, move, line);
            return again.filter(this::equals).isPresent();
        }
    }

    /**
     * After the move, the opponent makes more kings than the mover, if the game goes on in this way.
     *
     * @param line the moves after the move, first the opponent's
     * @param made number of kings that the opponent makes
     * @param own number of kings that the mover makes
     */
    record KingsMade(CheckersPosition before, CheckersMove move, List<Move> line, int made, int own)
            implements CheckersFact {
        @Override
        public String key() {
            return "kingsMade";
        }

        @Override
        public List<Object> arguments() {
            return balance(line, made, own);
        }

        @Override
        public int worth() {
            return own - made;
        }

        @Override
        public boolean holds() {
            Optional<Fact> again = CheckersFacts.kings(before, move, line);
            return again.filter(this::equals).isPresent();
        }
    }

    /**
     * The numbers of possible moves that both sides have if the game goes on in this way.
     *
     * @param line the moves after the move, first the opponent's
     */
    record LeadsTo(CheckersPosition before, CheckersMove move, List<Move> line) implements CheckersFact {
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
            return CheckersFacts.mobility(end(), side);
        }

        private CheckersPosition end() {
            return after(line);
        }

        @Override
        public boolean holds() {
            return end().result().isEmpty();
        }
    }

    /**
     * The score if the game goes on in this way until nothing can be taken, or to its end.
     *
     * @param line the moves after the move, first the opponent's
     */
    record Scores(CheckersPosition before, CheckersMove move, List<Move> line) implements CheckersFact {
        @Override
        public String key() {
            return "scores";
        }

        @Override
        public List<Object> arguments() {
            return balance(line, end().score(opponent()), end().score(before.toMove()));
        }

        @Override
        public int worth() {
            return end().score(before.toMove()) - end().score(opponent());
        }

        private CheckersPosition end() {
            return after(line);
        }

        @Override
        public boolean holds() {
            return end().result().isPresent() || !CheckersFacts.canTake(end());
        }
    }
}
