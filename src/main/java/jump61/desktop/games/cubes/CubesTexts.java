package jump61.desktop.games.cubes;

import java.util.Optional;
import jump61.cubes.CubesGame;
import jump61.cubes.CubesMove;
import jump61.cubes.CubesPosition;
import jump61.desktop.board.BoardTexts;
import jump61.game.Refusal;

/** What a Jump61 board says of a position and its squares. */
record CubesTexts(BoardTexts texts, CubesPosition position) {
    /** Tells assistive devices what is on the board. */
    void tell(CubesBoard board, CubesSquares squares) {
        board.setAccessibleText(texts.get(
                "board.position",
                position.size().rows(),
                position.size().columns(),
                texts.side(Optional.of(position.toMove()), CubesGame.INSTANCE)));
        squares.all().forEach(square -> square.speak(() -> describe(square.index())));
    }

    /** {@return what is on a square, for example "Row 3, column 4: red, 2 spots, full"} */
    String describe(int square) {
        CubesMove at = position.move(square);
        int spots = position.spots(at.row(), at.column());
        String key = isFull(at, spots) ? "board.square.full" : "board.square";
        return texts.get(
                key,
                at.row(),
                at.column(),
                texts.side(position.owner(at.row(), at.column()), CubesGame.INSTANCE),
                spots);
    }

    /** {@return what the status says of a square to the one whose turn it is, with the reason if it may not be played} */
    String status(int square, Optional<Refusal> refusal) {
        CubesMove at = position.move(square);
        boolean opponents = position.owner(at.row(), at.column())
                .filter(owner -> owner != position.toMove())
                .isPresent();
        if (refusal.isPresent() && opponents) {
            return texts.get("board.opponents");
        }
        return refusal.map(reason -> reason.text(texts.locale())).orElseGet(() -> playable(square));
    }

    /** {@return what a playable square is and what a click on it would do} */
    private String playable(int square) {
        CubesMove at = position.move(square);
        int spots = position.spots(at.row(), at.column());
        int capacity = position.capacity(at.row(), at.column());
        MovePreview preview = MovePreview.of(position, at);
        boolean own = position.owner(at.row(), at.column()).isPresent();
        return texts.get(
                own ? ownKey(preview) : freeKey(preview),
                at.row(),
                at.column(),
                spots,
                capacity,
                preview.gained().size());
    }

    private static String ownKey(MovePreview preview) {
        return switch (preview.effect()) {
            case ADDS -> "board.own";
            case BURSTS -> "board.own.bursts";
            case TAKES -> "board.own.takes";
            case WINS -> "board.own.wins";
        };
    }

    private static String freeKey(MovePreview preview) {
        return switch (preview.effect()) {
            case ADDS -> "board.free";
            case BURSTS -> "board.free.bursts";
            case TAKES -> "board.free.takes";
            case WINS -> "board.free.wins";
        };
    }

    /** {@return what a move would do, in two or three words; empty for one more spot} */
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
        return spots >= position.capacity(at.row(), at.column());
    }
}
