package jump61.tournament.ui;

import java.util.Locale;
import jump61.game.Sentences;
import jump61.tournament.Forfeit;
import jump61.tournament.ProgramTrial;
import jump61.window.Texts;

/** Describes how other programs behave. */
final class ProgramWords {
    private static final int LONGEST = 80;

    private final Texts texts;

    ProgramWords(Texts texts) {
        this.texts = texts;
    }

    /** {@return what a program did wrong, and what it wrote last} */
    String problem(Forfeit forfeit) {
        String key = "programs.problem." + forfeit.kind().name().toLowerCase(Locale.ROOT);
        String problem = texts.get(key, forfeit.detail());
        boolean wrote =
                forfeit.kind() != Forfeit.Kind.ILLEGAL_MOVE && !forfeit.detail().isEmpty();
        return wrote ? Sentences.join(problem, texts.get("programs.lastLine", start(forfeit.detail()))) : problem;
    }

    /** {@return the result of a trial} */
    String trial(ProgramTrial trial) {
        return trial.problem()
                .map(this::problem)
                .orElseGet(() -> texts.get("programs.works", trial.moves(), trial.millis()));
    }

    private static String start(String line) {
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}
