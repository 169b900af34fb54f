package jump61.games.checkers.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.game.Brush;
import jump61.game.Game;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.games.checkers.CheckersGame;
import jump61.games.checkers.CheckersMove;
import jump61.games.checkers.CheckersPosition;
import jump61.window.Texts;
import jump61.window.board.BoardControl;
import jump61.window.board.GameTexts;
import jump61.window.board.GameView;
import jump61.window.board.Lesson;
import jump61.window.board.Miniature;
import jump61.window.board.RulesParagraph;
import jump61.window.sound.Sound;

/** Checkers in the window. */
public final class CheckersView implements GameView {
    private static final String NEARLY_TAKEN = "..../.r../.rr./.w../.w.w/..../..../.... red";
    private static final String NEARLY_A_KING = "..../..../..../..../.w../..../.r../.... red";

    @Override
    public Game game() {
        return CheckersGame.INSTANCE;
    }

    @Override
    public BoardControl newBoard() {
        return new CheckersBoard();
    }

    @Override
    public Optional<Side> lowerSide() {
        return Optional.of(Side.SECOND);
    }

    /** Returns true, because the pieces are wooden. */
    @Override
    public boolean hasOwnColours() {
        return true;
    }

    @Override
    public Position sample() {
        return game().parsePosition("rrrr/rrr./r.r./.r../..w./.ww./w.ww/wwww red");
    }

    /** Returns the positions before and after a jump by the side that begins. */
    @Override
    public List<Position> example() {
        Position before = game().parsePosition(NEARLY_TAKEN);
        Position after = before.legalMoves().stream()
                .filter(move -> ((CheckersMove) move).isJump())
                .map(move -> before.play(move).after())
                .findFirst()
                .orElseThrow();
        return List.of(before, after);
    }

    @Override
    public void mark(Move move, Position before, String styleClass, Miniature picture) {
        CheckersMove way = (CheckersMove) move;
        double pitch = 1.0 / CheckersPieces.SIZE;
        picture.line(
                styleClass,
                (way.fromColumn() + 0.5) * pitch,
                (way.fromRow() + 0.5) * pitch,
                (way.toColumn() + 0.5) * pitch,
                (way.toRow() + 0.5) * pitch);
    }

    @Override
    public void draw(Brush brush, Miniature picture) {
        picture.rectangle("mini-dark-wood", 0, 0, 1, 1);
        brush.side().ifPresent(side -> picture.disc(side == Side.FIRST ? "mini-man" : "mini-white", 0.5, 0.5, 0.38));
    }

    @Override
    public void draw(Position position, Miniature picture) {
        CheckersPosition checkers = (CheckersPosition) position;
        double pitch = 1.0 / CheckersPieces.SIZE;
        picture.rectangle("mini-wood", 0, 0, 1, 1);
        for (int row = 0; row < CheckersPieces.SIZE; row++) {
            for (int column = 0; column < CheckersPieces.SIZE; column++) {
                if ((row + column) % 2 == 0) {
                    picture.rectangle("mini-dark-wood", column * pitch, row * pitch, pitch, pitch);
                }
            }
        }
        for (int square = 0; square < CheckersPieces.SIZE * CheckersPieces.SIZE; square++) {
            double x = (square % CheckersPieces.SIZE + 0.5) * pitch;
            double y = (square / CheckersPieces.SIZE + 0.5) * pitch;
            checkers.piece(square / CheckersPieces.SIZE, square % CheckersPieces.SIZE)
                    .ifPresent(piece -> {
                        picture.disc(piece.side() == Side.FIRST ? "mini-man" : "mini-white", x, y, 0.42 * pitch);
                        if (piece.isKing()) {
                            picture.disc("mini-crown", x, y, 0.17 * pitch);
                        }
                    });
        }
    }

    @Override
    public String count(Position position, Side side, Texts texts) {
        CheckersPosition checkers = (CheckersPosition) position;
        String points = texts.get("count.points", checkers.score(side));
        int kings = checkers.kings(side);
        return kings == 0 ? points : texts.get("count.two", points, texts.get("count.kings", kings));
    }

    /** Names the two squares: "22–33" for the notation "2 2 3 3". In each, the row comes before the column. */
    @Override
    public String move(Move move, Texts texts) {
        if (move.equals(CheckersMove.CANNOT_MOVE)) {
            return texts.get("pass.move");
        }
        String places = move.notation().replace(" ", "");
        return places.substring(0, 2) + "–" + places.substring(2);
    }

    @Override
    public Optional<Move> pass(Position position) {
        List<Move> moves = position.legalMoves();
        return moves.size() == 1 && moves.get(0).equals(CheckersMove.CANNOT_MOVE)
                ? Optional.of(CheckersMove.CANNOT_MOVE)
                : Optional.empty();
    }

    @Override
    public String end(Result result, Position last, GameTexts texts) {
        CheckersPosition checkers = (CheckersPosition) last;
        Side winner = result.winner().orElse(Side.FIRST);
        return texts.own()
                .get(
                        endKey(result, checkers, texts.you()),
                        checkers.score(winner),
                        checkers.score(winner.opponent()),
                        checkers.blocked().map(texts::player).orElse(""),
                        texts.player(winner));
    }

    /** Returns the key of the text that says why the game is over. */
    private static String endKey(Result result, CheckersPosition last, Optional<Side> you) {
        if (last.blocked().isPresent() && result.winner().isPresent()) {
            boolean stuck = last.blocked().equals(you);
            if (result.winner().equals(you)) {
                return stuck ? "game.end" : "game.end.blocked.won";
            }
            return stuck ? "game.end.blocked.you" : "game.end.blocked";
        }
        return last.blocked().isEmpty() && last.result().isPresent() ? "game.end.kings" : "game.end";
    }

    @Override
    public Sound sound(Turn turn) {
        return ((CheckersMove) turn.move()).isJump() ? Sound.CAPTURE : Sound.MOVE;
    }

    @Override
    public Optional<Supplier<Lesson>> lesson() {
        return Optional.of(CheckersLesson::lesson);
    }

    @Override
    public List<RulesParagraph> rules() {
        return List.of(
                paragraph("rules.start", "rrrr/rrrr/rrrr/..../..../wwww/wwww/wwww red"),
                paragraph(
                        "rules.move",
                        "..../..../.r../..../.w../..../..../.... red",
                        "..../..../..../.r../.w../..../..../.... white"),
                paragraph(
                        "rules.jump",
                        "..../..../..../.r../.w../..../..../.... white",
                        "..../..../w.../..../..../..../..../.... red"),
                paragraph("rules.none"),
                paragraph("rules.king", NEARLY_A_KING, crowned()),
                paragraph("rules.end"));
    }

    private String crowned() {
        return game().parsePosition(NEARLY_A_KING)
                .play(game().parseMove("6 2 7 3"))
                .after()
                .notation();
    }

    private RulesParagraph paragraph(String textKey, String... positions) {
        return RulesParagraph.of(game(), textKey, positions);
    }
}
