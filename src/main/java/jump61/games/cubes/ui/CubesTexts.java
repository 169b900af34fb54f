package jump61.games.cubes.ui;

import java.util.Optional;
import jump61.game.Refusal;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.window.board.BoardTexts;

/** The texts of a Jump61 board about a position and its squares. */
record CubesTexts(BoardTexts texts, CubesPosition position) {
    /** Sets the accessible texts of the board. */
    void tell(CubesBoard board, CubesSquares squares) {
        board.setAccessibleText(texts.get(
                "board.position",
                position.size().rows(),
                position.size().columns(),
                texts.side(Optional.of(position.toMove()), CubesGame.INSTANCE)));
        squares.all().forEach(square -> square.setSpoken(() -> describe(square.index())));
    }

    /** {@return a description of a square, for example "Row 3, column 4: red, 2 spots, full"} */
    String describe(int square) {
        CubesMove at = position.move(square);
        int spots = position.spots(at);
        String key = isFull(at, spots) ? "board.square.full" : "board.square";
        return texts.get(key, at.row(), at.column(), texts.side(position.owner(at), CubesGame.INSTANCE), spots);
    }

    /** {@return the status text of a square for the side to move, with the reason if it is illegal} */
    String status(int square, Optional<Refusal> refusal) {
        CubesMove at = position.move(square);
        boolean opponents =
                position.owner(at).filter(owner -> owner != position.toMove()).isPresent();
        if (refusal.isPresent() && opponents) {
            return texts.get("board.opponents");
        }
        return refusal.map(reason -> reason.text(texts.locale())).orElseGet(() -> playable(square));
    }

    /** {@return the status text of a legal square: what it is, and what a click would do} */
    private String playable(int square) {
        CubesMove at = position.move(square);
        int spots = position.spots(at);
        int capacity = position.capacity(at);
        MovePreview preview = MovePreview.of(position, at);
        boolean own = position.owner(at).isPresent();
        return texts.get(
                preview.effect().key(own),
                at.row(),
                at.column(),
                spots,
                capacity,
                preview.gained().size());
    }

    /** {@return what a move would do, in two or three words; empty if it only adds a spot} */
    String tag(MovePreview preview) {
        int gained = preview.gained().size();
        return switch (preview.effect()) {
            case ADDS -> "";
            case BURSTS -> texts.get("board.tag.bursts");
            case TAKES -> texts.get("board.tag.takes", gained);
            case WINS -> texts.get("board.tag.wins");
        };
    }

    private boolean isFull(CubesMove at, int spots) {
        return spots >= position.capacity(at);
    }
}
