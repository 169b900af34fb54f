package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import jump61.engine.Score;
import jump61.game.Game;
import jump61.game.Level;
import jump61.game.Position;
import jump61.game.Refusal;
import jump61.games.noughts.NoughtsGame;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.GameStatistics;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleMaker;
import jump61.puzzle.Referee;
import jump61.puzzle.Ruling;
import jump61.record.GameRecord;
import jump61.record.RecordFiles;
import jump61.review.WinChance;
import jump61.share.Unpacked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fourth game in the tools of the command line and in files. Run by {@link FourthGameTest}. */
class NoughtsAtTheConsole {
    private static final Game GAME = NoughtsGame.INSTANCE;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private String run(String... arguments) {
        int code = Main.run(
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                arguments);
        assertEquals(0, code, err.toString(StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void anAnalysisFindsTheWin() {
        String text = run("analyze", "--game", "noughts", "--depth", "3", "xx./oo./...");
        assertTrue(text.contains("win in 1  c1"), text);
    }

    @Test
    void programsPlayAMatchAndTheirGamesAreSaved(@TempDir Path folder) throws Exception {
        String text = run(
                "match",
                "--game",
                "noughts",
                "--first",
                "level:8",
                "--second",
                "depth:9",
                "--games",
                "4",
                "--records",
                folder.toString(),
                "--opening-plies",
                "1");
        assertTrue(text.contains("Games:   4"), text);
        GameRecord record = RecordFiles.load(folder.resolve("game-0001.jump61"));
        assertEquals(NoughtsGame.INSTANCE, record.start().game());
        assertTrue(record.result().isPresent());
    }

    @Test
    void aGameIsMadeAPageAPictureAnAnimationAndAText(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.jump61");
        Files.writeString(
                file,
                "Jump61 record 1\nGame: noughts\nRed: human\nBlue: human\n\n1. b2\n2. a1\n3. c1\n4. a3\n5. a2\n6. c2\n");
        for (String kind : List.of("html", "png", "gif", "text")) {
            Path made = folder.resolve(kind);
            run("export", file.toString(), "--" + kind, "--out", made.toString());
            assertTrue(Files.size(made) > 50, kind);
        }
        String told = Unpacked.of(Files.readString(folder.resolve("html")));
        assertTrue(told.contains("\"a3\""), told);
        assertTrue(Files.readString(folder.resolve("text")).contains("o.x/xxo/o.."));
    }

    @Test
    void theHelpOfTheToolsNamesIt() {
        assertTrue(run("match", "--help").contains("noughts"));
    }

    @Test
    void itIsProvenThatNobodyWins() {
        String text = run("solve", "--game", "noughts", "--quiet", "--memory", "16");
        assertTrue(text.toLowerCase(Locale.ROOT).contains("both"), text);
    }

    @Test
    void itsPuzzlesAreListedByTheirOwnKind() {
        String[] lines = run("puzzles", "--list", "--game", "noughts").split("\n");
        assertEquals(2, lines.length);
        assertTrue(lines[0].contains("\"kind\": \"block\""), lines[0]);
        assertTrue(lines[0].contains("\"answers\": [\"b2\"]"), lines[0]);
    }

    @Test
    void aPuzzleIsFoundInAPositionAndItsMovesAreJudged() {
        Position cornerTaken = GAME.parsePosition("x../.../...");
        Puzzle puzzle = PuzzleMaker.of(cornerTaken, () -> false).orElseThrow();
        assertEquals("block", puzzle.kind().id());
        Referee referee = Referee.of(puzzle);
        Ruling middle = referee.rule(cornerTaken, GAME.parseMove("b2"), 0);
        assertEquals(Ruling.Verdict.SOLVED, middle.verdict());
        Ruling side = referee.rule(cornerTaken, GAME.parseMove("b1"), 0);
        assertEquals(Ruling.Verdict.LOSES, side.verdict());
        assertEquals(1, side.line().size());
        assertEquals(Optional.empty(), PuzzleMaker.of(GAME.start(3), () -> false), "no first move loses");
    }

    @Test
    void aWinAgainstALevelCountsByTheRatingOfTheLevelInThisGame() {
        Profile profile = Profile.of(List.of(wonAtFullStrength(GAME.id())));
        assertEquals(
                List.of(800.0, 900.0, 1000.0, 1100.0, 1200.0, 1300.0, 1400.0, 1500.0),
                GameStatistics.of(profile, GAME).levels().stream()
                        .map(GameStatistics.AtLevel::rating)
                        .toList());
        Profile unmeasured = Profile.of(List.of(wonAtFullStrength("another")));
        double more = unmeasured.rating("another").rating()
                - profile.rating(GAME.id()).rating();
        assertTrue(more > 10, () -> "full strength is weaker here than where nobody has measured it: " + more);
    }

    private static ProfileEvent wonAtFullStrength(String game) {
        return new ProfileEvent.Played(LocalDate.of(2026, 6, 14), game, 3, Level.FULL.number(), 1);
    }

    @Test
    void aScoreIsWorthTheChancesOfItsOwnCurve() {
        assertEquals(1 / (1 + Math.exp(-2.5)), WinChance.of(GAME).of(new Score(100)), 1e-9);
    }

    @Test
    void itsRefusalsAreEnglishUntilTheyAreTranslated() {
        var taken = NoughtsGame.INSTANCE.parsePosition("x../.../...").refusal(NoughtsGame.INSTANCE.parseMove("a1"));
        Refusal refusal = taken.orElseThrow();
        assertEquals("Square a1 is taken.", refusal.text());
        assertEquals("Square a1 is taken.", refusal.text(Locale.GERMAN));
    }
}
