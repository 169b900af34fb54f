package jump61.games.cubes.ui;

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
import jump61.games.cubes.CubesEvent;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesMove;
import jump61.games.cubes.CubesPosition;
import jump61.window.Texts;
import jump61.window.board.BoardControl;
import jump61.window.board.GameTexts;
import jump61.window.board.GameView;
import jump61.window.board.Haul;
import jump61.window.board.Lesson;
import jump61.window.board.Miniature;
import jump61.window.board.RulesParagraph;
import jump61.window.board.Territory;
import jump61.window.sound.Sound;

/** Jump61 in the window. */
public final class CubesView implements GameView {
    private static final String BEFORE_BURST = "2r 1- 1- / 2b 1- 1- / 1- 1- 2b";
    private static final String AFTER_BURST = "1r 2r 1- / 3r 1- 1- / 1- 1- 2b";
    private static final String BEFORE_CASCADE = "2r 3r 2b / 2b 4b 1- / 1- 1- 1-";

    private static final int NEIGHBOURS_AT_THE_EDGE = 3;
    private static final int STEPS_PER_NEIGHBOUR = 2;

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

    @Override
    public List<Position> example() {
        return List.of(game().parsePosition(BEFORE_BURST), game().parsePosition(AFTER_BURST));
    }

    @Override
    public void draw(Position position, Miniature picture) {
        CubesPicture.draw((CubesPosition) position, picture);
    }

    @Override
    public void mark(Move move, Position before, String styleClass, Miniature picture) {
        CubesPicture.mark((CubesMove) move, (CubesPosition) before, styleClass, picture);
    }

    @Override
    public void draw(Brush brush, Miniature picture) {
        CubesPicture.draw(brush, picture);
    }

    @Override
    public String count(Position position, Side side, Texts texts) {
        return count(Holdings.of((CubesPosition) position), side, texts);
    }

    @Override
    public Optional<Territory> territory(Position position) {
        return Optional.of(Holdings.of((CubesPosition) position));
    }

    @Override
    public String count(Territory territory, Side side, Texts texts) {
        return texts.get("count.squares", territory.of(side));
    }

    @Override
    public String end(Result result, Position last, GameTexts texts) {
        if (texts.you().isEmpty() || result.winner().isEmpty()) {
            return GameView.super.end(result, last, texts);
        }
        Side winner = result.winner().get();
        String key = texts.you().equals(result.winner()) ? "game.end.you" : "game.end.opponent";
        return texts.own().get(key, ((CubesPosition) last).size().squares(), texts.player(winner));
    }

    /** Returns a sound whose pitch rises with the number of neighbours: in a corner, at the edge, or further inside. */
    @Override
    public Sound sound(Turn turn) {
        if (turn.events().stream().anyMatch(CubesEvent.Toppled.class::isInstance)) {
            return Sound.CASCADE;
        }
        int neighbours = ((CubesPosition) turn.before()).capacity((CubesMove) turn.move());
        return Sound.move(STEPS_PER_NEIGHBOUR * (neighbours - NEIGHBOURS_AT_THE_EDGE));
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
                paragraph("rules.overfull", BEFORE_BURST, AFTER_BURST),
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
