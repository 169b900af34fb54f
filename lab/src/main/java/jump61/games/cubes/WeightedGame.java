package jump61.games.cubes;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import jump61.game.BoardSize;
import jump61.game.BoardSizes;
import jump61.game.Colour;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.game.Result;
import jump61.game.SearchState;
import jump61.game.Side;
import jump61.game.Turn;

/** Jump61 with other search states, such as those with another evaluation. */
record WeightedGame(Function<CubesPosition, SearchState> states) implements Game {
    /** Creates a game for an engine to play by {@code evaluation}. */
    WeightedGame(CubesEvaluation evaluation) {
        this(position -> CubesSearchState.of(position, evaluation));
    }

    /** {@return a position that is searched by this game's states} */
    Position weighted(CubesPosition position) {
        return new Weighted(this, position);
    }

    @Override
    public String id() {
        return "weighted";
    }

    @Override
    public Colour colour(Side side) {
        return CubesGame.INSTANCE.colour(side);
    }

    @Override
    public BoardSizes sizes() {
        return CubesGame.SIZES;
    }

    @Override
    public Position start(BoardSize size) {
        return weighted(CubesPosition.start(size));
    }

    @Override
    public Position parsePosition(String text) {
        return weighted(CubesGame.INSTANCE.parsePosition(text));
    }

    @Override
    public Move parseMove(String text) {
        return CubesGame.INSTANCE.parseMove(text);
    }

    @Override
    public SearchState searchState(Position position) {
        return states.apply(((Weighted) position).position);
    }

    private record Weighted(WeightedGame game, CubesPosition position) implements Position {
        @Override
        public Side toMove() {
            return position.toMove();
        }

        @Override
        public List<Move> legalMoves() {
            return position.legalMoves();
        }

        @Override
        public Optional<Refusal> refusal(Move move) {
            return position.refusal(move);
        }

        @Override
        public Turn play(Move move) {
            Turn turn = position.play(move);
            return new Turn(this, move, turn.events(), game.weighted((CubesPosition) turn.after()));
        }

        @Override
        public Optional<Result> result() {
            return position.result();
        }

        @Override
        public String notation() {
            return position.notation();
        }
    }
}
