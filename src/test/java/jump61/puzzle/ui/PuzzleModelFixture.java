package jump61.puzzle.ui;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import jump61.game.Games;
import jump61.game.Match;
import jump61.game.Move;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Position;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.puzzle.Puzzle;
import jump61.puzzle.Referee;
import jump61.window.DirectWorker;
import jump61.window.match.ManualThinker;
import jump61.window.match.ManualTime;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;
import org.junit.jupiter.api.BeforeEach;

/** A model of puzzles, beside a game against the program, with a clock that only tests move. */
abstract class PuzzleModelFixture {
    static final LocalDate SUNDAY = LocalDate.of(2026, 6, 14);
    static final Duration LONG = Duration.ofSeconds(20);

    final ManualTime time = new ManualTime();
    final ManualThinker program = new ManualThinker();
    final MatchViewModel match = new MatchViewModel(
            new MatchViewModel.Surroundings(program, new ManualThinker(), time, time::nanos, () -> 7));
    final List<ProfileEvent> log = new ArrayList<>();
    final ObjectProperty<Profile> profile = new SimpleObjectProperty<>(Profile.of(log));
    final StringProperty chosen = new SimpleStringProperty("");
    final StringProperty waiting = new SimpleStringProperty("");
    LocalDate today = SUNDAY;
    String solver = "1";
    int heard;

    final PuzzleModel model = newModel(1);

    /** {@return another model of the same person's puzzles, as after a restart; it chooses at random from a seed} */
    PuzzleModel newModel(long seed) {
        return new PuzzleModel(
                new PuzzleSurroundings(
                        match,
                        () -> solver,
                        new DirectWorker(),
                        new PuzzleSurroundings.Time(time, time::nanos, () -> today),
                        new SplittableRandom(seed),
                        turn -> {},
                        () -> heard++),
                profile,
                event -> {
                    log.add(event);
                    profile.set(Profile.of(log));
                },
                chosen,
                waiting);
    }

    @BeforeEach
    void beginAGameAgainstTheProgram() {
        Position start = Games.usual().start(3);
        match.begin(new Match(start, new Players(Player.HUMAN, new Player.Computer(3))), TimeControl.NONE);
    }

    Puzzle puzzle() {
        return model.attempt().orElseThrow().puzzle();
    }

    void solve() {
        Attempt attempt = model.attempt().orElseThrow();
        Referee referee = Referee.of(puzzle());
        while (model.takesMoves() && attempt == model.attempt().orElseThrow()) {
            match.play(referee.rightMove(match.positionProperty().get(), model.made()));
            time.pass(Duration.ofSeconds(1));
        }
    }

    Move wrongMove() {
        return puzzle().position().legalMoves().stream()
                .filter(move -> !move.equals(puzzle().answer()))
                .findFirst()
                .orElseThrow();
    }
}
