package jump61.tournament.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Games;
import jump61.tournament.Entrant;
import jump61.tournament.Format;
import jump61.tournament.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentRunTest {
    @TempDir
    Path folder;

    private final List<Integer> told = Collections.synchronizedList(new ArrayList<>());
    private TournamentRun run;
    private Thread other;

    /** Results come from several threads; an earlier table that is told last would stay on the screen. */
    @Test
    void noEarlierStateIsToldAfterALaterOne() throws Exception {
        TournamentDraft draft = new TournamentDraft(
                Format.GAUNTLET,
                Games.all().get(0),
                BoardSize.square(3),
                1,
                2,
                List.of(Entrant.parse("Ada=person"), Entrant.parse("level:1")),
                List.of());
        KeptTournament kept = KeptTournament.create(folder, draft.setup(7), LocalDateTime.of(2026, 11, 27, 12, 0));
        run = new TournamentRun(kept, Optional.empty(), this::listen);
        try (TournamentRun opened = run) {
            other = new Thread(() -> report(1), "second result");
            report(0);
            other.join();
        }
        assertEquals(2, told.get(told.size() - 1));
        assertEquals(told.stream().sorted().toList(), told);
    }

    /**
     * Each result is told twice: by the tournament, and when it has been reported. The second time, this hears of the
     * first game only when the second has been told, too, or cannot be before this is over.
     */
    private void listen(TournamentPicture now) {
        if (told.size() == 1 && other.getState() == Thread.State.NEW) {
            other.start();
            while (other.isAlive() && other.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
        }
        told.add(now.played());
    }

    private void report(int game) {
        try {
            run.report(new Outcome(game, 1, Optional.empty(), List.of()));
        } catch (IOException unwritable) {
            throw new AssertionError(unwritable);
        }
    }
}
