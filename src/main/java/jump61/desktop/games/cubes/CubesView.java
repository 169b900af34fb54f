package jump61.desktop.games.cubes;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import jump61.cubes.CubesEvent;
import jump61.cubes.CubesGame;
import jump61.cubes.CubesMove;
import jump61.cubes.CubesPosition;
import jump61.desktop.board.BoardControl;
import jump61.desktop.board.Miniature;
import jump61.desktop.board.Territory;
import jump61.desktop.games.BoardOption;
import jump61.desktop.games.GameTexts;
import jump61.desktop.games.GameView;
import jump61.desktop.games.Haul;
import jump61.desktop.games.Lesson;
import jump61.desktop.games.RulesParagraph;
import jump61.desktop.shell.Texts;
import jump61.desktop.sound.Sound;
import jump61.game.Game;
import jump61.game.Position;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;

/** Jump61 in the window. */
public final class CubesView implements GameView {
    private static final String BEFORE_CASCADE = "2r 3r 2b / 2b 4b 1- / 1- 1- 1-";

    /** Marks the squares that the opponent can burst next. */
    public static final BoardOption MARK_THREATS = new BoardOption(
            "window.markThreats", "option.markThreats", board -> ((CubesBoard) board).showThreatsProperty());

    @Override
    public List<BoardOption> options() {
        return List.of(MARK_THREATS);
    }

    @Override
    public Game game() {
        return CubesGame.INSTANCE;
    }

    @Override
    public BoardControl newBoard() {
        return new CubesBoard();
    }

    @Override
    public Position sample() {
        return game().parsePosition("2r 1r 1- 2b / 1- 3r 3b 1b / 3r 1- 2b 2b / 2r 1- 1- 1b");
    }

    /** Draws round shapes for the first side and square ones for the second, as on the board. */
    @Override
    public void draw(Position position, Miniature picture) {
        CubesPosition cubes = (CubesPosition) position;
        double pitch = 1.0 / Math.max(cubes.size().rows(), cubes.size().columns());
        double left = (1 - pitch * cubes.size().columns()) / 2;
        double top = (1 - pitch * cubes.size().rows()) / 2;
        for (int square = 0; square < cubes.size().squares(); square++) {
            CubesMove at = cubes.move(square);
            double x = left + (at.column() - 1) * pitch;
            double y = top + (at.row() - 1) * pitch;
            Optional<Side> owner = cubes.owner(at);
            if (owner.isEmpty()) {
                picture.rectangle("mini-free", x + 0.1 * pitch, y + 0.1 * pitch, 0.8 * pitch, 0.8 * pitch);
            } else if (owner.get() == Side.FIRST) {
                picture.disc("mini-red", x + pitch / 2, y + pitch / 2, 0.45 * pitch);
            } else {
                picture.rectangle("mini-blue", x + 0.06 * pitch, y + 0.06 * pitch, 0.88 * pitch, 0.88 * pitch);
            }
        }
    }

    @Override
    public String count(Position position, Side side, Texts texts) {
        return count(Holdings.of((CubesPosition) position), side, texts);
    }

    @Override
    public String count(Territory territory, Side side, Texts texts) {
        String squares = texts.get("count.squares", territory.of(side));
        return texts.get("count.two", squares, texts.get("count.spots", territory.spots(side)));
    }

    @Override
    public String end(Result result, Position last, GameTexts texts) {
        if (texts.you().isEmpty() || result.winner().isEmpty()) {
            return GameView.super.end(result, last, texts);
        }
        Side winner = result.winner().get();
        String key = texts.you().equals(result.winner()) ? "game.end.you" : "game.end.opponent";
        return texts.own().get(key, ((CubesPosition) last).size().squares(), texts.side(winner));
    }

    @Override
    public Sound sound(Turn turn) {
        return turn.events().stream().anyMatch(CubesEvent.Toppled.class::isInstance) ? Sound.CASCADE : Sound.MOVE;
    }

    /** Returns the haul of a cascade, counted in the same way as the number on the board. */
    @Override
    public Optional<Haul> haul(Turn turn) {
        List<CascadeWaves.Wave> waves = new CascadeWaves(turn).waves();
        int flips = waves.stream().mapToInt(CascadeWaves.Wave::flips).sum();
        return waves.size() > 1 ? Optional.of(new Haul(flips, waves.size() - 1)) : Optional.empty();
    }

    @Override
    public Optional<Supplier<Lesson>> lesson() {
        return Optional.of(CubesLesson::lesson);
    }

    @Override
    public List<RulesParagraph> rules() {
        return List.of(
                paragraph("rules.aim"),
                paragraph("rules.move", "1- 1- 1- / 1- 1- 1- / 1- 1- 1-", "1- 1- 1- / 1- 2r 1- / 1- 1- 1-"),
                paragraph("rules.overfull", "2r 1- 1- / 2b 1- 1- / 1- 1- 2b", "1r 2r 1- / 3r 1- 1- / 1- 1- 2b"),
                paragraph("rules.cascade", BEFORE_CASCADE, afterCascade()),
                paragraph("rules.end"));
    }

    private String afterCascade() {
        return game().parsePosition(BEFORE_CASCADE)
                .play(game().parseMove("1:1"))
                .after()
                .notation();
    }

    private RulesParagraph paragraph(String textKey, String... positions) {
        return RulesParagraph.of(game(), textKey, positions);
    }
}
