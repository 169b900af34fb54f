package jump61.games.checkers;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jump61.game.Colour;
import jump61.game.Refusal;
import jump61.game.RefusedException;
import jump61.game.Side;

/**
 * Formats and parses positions and moves. A position consists of the dark squares of its rows, four to a row, separated
 * by {@code /}, and the side to move: {@code rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red}. The word {@code stopped} at
 * the end means that the other side could not move, which ended the game.
 */
final class CheckersNotation {
    private static final String NUMBER = "([+-]?\\d{1,6})";
    private static final Pattern MOVE =
            Pattern.compile("\\s*" + NUMBER + "\\s+" + NUMBER + "\\s+" + NUMBER + "\\s+" + NUMBER + "\\s*");
    private static final Pattern POSITION =
            Pattern.compile("\\s*([rRwW.]{4}(?:/[rRwW.]{4}){7})\\s+(red|white)(\\s+stopped)?\\s*");
    private static final String STOPPED = " stopped";
    private static final int MOST_PIECES = 12;

    private CheckersNotation() {}

    static String write(CheckersPosition position) {
        var text = new StringBuilder();
        for (int row = 0; row < Board.SIZE; row++) {
            text.append(row == 0 ? "" : "/");
            for (int column = row % 2; column < Board.SIZE; column += 2) {
                text.append(position.piece(row, column).map(Piece::letter).orElse('.'));
            }
        }
        return text.append(' ')
                        .append(CheckersGame.INSTANCE.colour(position.toMove()).id())
                + (position.isStopped() ? STOPPED : "");
    }

    static CheckersPosition read(String text) {
        Matcher matcher = POSITION.matcher(text);
        if (!matcher.matches()) {
            throw refused("badPosition", text.strip());
        }
        Board board = readBoard(matcher.group(1).replace("/", ""));
        Side toMove = matcher.group(2).equals(Colour.RED.id()) ? Side.FIRST : Side.SECOND;
        boolean stopped = matcher.group(3) != null;
        if (stopped && !mayBeStopped(board, toMove)) {
            throw refused("notStopped");
        }
        return new CheckersPosition(board, toMove, stopped);
    }

    private static Board readBoard(String squares) {
        long red = 0;
        long white = 0;
        for (int i = 0; i < squares.length(); i++) {
            int square = Board.darkSquare(i);
            int row = square / Board.SIZE;
            Optional<Piece> piece = Piece.ofLetter(squares.charAt(i));
            red |= piece.filter(p -> p.side() == Side.FIRST)
                    .map(p -> 1L << square)
                    .orElse(0L);
            white |= piece.filter(p -> p.side() == Side.SECOND)
                    .map(p -> 1L << square)
                    .orElse(0L);
            piece.ifPresent(p -> checkCrown(p, row));
        }
        if (isTooMany(red) || isTooMany(white)) {
            throw refused("tooManyPieces", MOST_PIECES);
        }
        return new Board(red, white);
    }

    static boolean isTooMany(long pieces) {
        return Long.bitCount(pieces) > MOST_PIECES;
    }

    private static void checkCrown(Piece piece, int row) {
        int farRow = piece.side() == Side.FIRST ? Board.SIZE - 1 : 0;
        if (piece.isKing() != (row == farRow)) {
            throw refused("wrongCrown", String.valueOf(piece.letter()), row);
        }
    }

    private static boolean mayBeStopped(Board board, Side toMove) {
        Side stuck = toMove.opponent();
        return !board.fourKings() && !MoveMasks.any(stuck, board.of(stuck), board.of(toMove));
    }

    static CheckersMove readMove(String text) {
        Matcher matcher = MOVE.matcher(text);
        if (!matcher.matches()) {
            throw refused("badMove", text.strip());
        }
        return new CheckersMove(number(matcher, 1), number(matcher, 2), number(matcher, 3), number(matcher, 4));
    }

    static CheckersMove move(int from, int to) {
        return new CheckersMove(from / Board.SIZE, from % Board.SIZE, to / Board.SIZE, to % Board.SIZE);
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private static RefusedException refused(String key, Object... arguments) {
        return new RefusedException(Refusal.in(CheckersGame.class, key, arguments));
    }
}
