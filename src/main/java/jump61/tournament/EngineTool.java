package jump61.tournament;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import jump61.console.FailedException;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.StandardInput;
import jump61.console.Tool;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Game;

/** {@code jump61 engine}: our engine for other programs, which send commands to its standard input. */
public final class EngineTool implements Tool {
    private static final String HELP = """
        Usage: jump61 engine [--game NAME] [--size SIZE]

        Speaks a line protocol in the manner of UCI, for other programs, scripts and windows: docs/engine-protocol.md.
          --game NAME   %s
          --size SIZE   board size, such as 6 for 6x6, or 9x6
        %s""";

    @Override
    public String help() {
        return HELP.formatted(GameOptions.choices(), EngineTalk.HELP);
    }

    @Override
    public int run(Options options, PrintStream out) throws UsageException {
        options.requireNamedIn(help());
        Game game = GameOptions.game(options);
        EngineTalk talk = new EngineTalk(game.start(GameOptions.size(options, game)), out);
        options.requireNoOthers(0);
        try (var input = new InputStreamReader(StandardInput.given(), StandardCharsets.UTF_8)) {
            talk.obey(input);
        } catch (IOException unreadable) {
            throw new FailedException(ToolFiles.reason(unreadable));
        }
        return OK;
    }
}
