package jump61.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import jump61.console.GameOptions;
import jump61.console.Options;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.record.RecordFiles;

/**
 * The parsed arguments of {@code jump61 tournament}.
 *
 * @param setup the tournament
 * @param file the file of its set-up, next to its journal and games; empty if nothing is stored
 */
record TournamentPlan(Setup setup, Optional<Path> file) {
    private static final String FILE_NAME = "tournament.txt";

    /** The names of lines in the file that can also be given as options. */
    private static final List<String> NAMES =
            List.of("Type", "Rounds", "Games", "Game", "Size", "Seed", "Patience", "Opening-plies", "Tie-breaks");

    static TournamentPlan of(Options options) throws UsageException {
        List<String> words = options.words();
        return words.size() == 1 ? fromFile(options, words.get(0)) : fromOptions(options, words);
    }

    /** {@return the file next to the set-up with the same name but this extension} */
    Optional<Path> beside(String ending) {
        return file.map(path -> {
            String name = path.getFileName().toString();
            int dot = name.lastIndexOf('.');
            return path.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ending);
        });
    }

    private static TournamentPlan fromFile(Options options, String name) throws UsageException {
        Optional<String> tieBreaks = options.text("--tie-breaks");
        options.requireNoOthers(1);
        try {
            Path file = ToolFiles.named(name);
            Path text = Files.isDirectory(file) ? file.resolve(FILE_NAME) : file;
            Setup setup = read(text);
            Setup shown = tieBreaks.isEmpty() ? setup : setup.withTieBreaks(TieBreak.parse(tieBreaks.get()));
            // What comes on standard input has no place of its own, so it is not kept.
            return new TournamentPlan(shown, Optional.of(text).filter(path -> !ToolFiles.isStandardInput(path)));
        } catch (NoSuchFileException none) {
            throw noFile(none.getFile());
        } catch (IOException unreadable) {
            throw new UsageException(ToolFiles.reason(unreadable));
        } catch (IllegalArgumentException | RefusedException wrong) {
            throw new UsageException(wrong.getMessage());
        }
    }

    private static UsageException noFile(String name) {
        return new UsageException("there is no file " + name + "; a tournament needs a file or two players at least");
    }

    private static Setup read(Path file) throws IOException, UsageException {
        try {
            return checked(SetupFormat.read(ToolFiles.text(file)));
        } catch (IllegalArgumentException | RefusedException wrong) {
            throw new UsageException(ToolFiles.shown(file) + ": " + wrong.getMessage());
        }
    }

    private static TournamentPlan fromOptions(Options options, List<String> players) throws UsageException {
        var lines = new ArrayList<String>(List.of(SetupFormat.HEADER));
        for (String name : NAMES) {
            options.text(option(name)).ifPresent(value -> lines.add(name + ": " + value));
        }
        players.forEach(player -> lines.add("Player: " + player));
        openings(options).forEach(opening -> lines.add("Opening: " + opening));
        Optional<Path> folder = ToolFiles.target(options, "--folder");
        options.requireNoOthers(Integer.MAX_VALUE);
        try {
            Setup setup = checked(SetupFormat.read(String.join("\n", lines)));
            return new TournamentPlan(setup, folder.map(path -> path.resolve(FILE_NAME)));
        } catch (IllegalArgumentException | RefusedException wrong) {
            String message = wrong.getMessage();
            String name = message.split(" ", 2)[0];
            throw new UsageException(NAMES.contains(name) ? option(name) + message.substring(name.length()) : message);
        }
    }

    private static String option(String name) {
        return "--" + name.toLowerCase(Locale.ROOT);
    }

    private static List<String> openings(Options options) throws UsageException {
        long seed = options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        return OpeningsOption.of(options, GameOptions.game(options), seed).orElse(List.of()).stream()
                .map(Position::notation)
                .toList();
    }

    private static Setup checked(Setup setup) {
        if (setup.hasPeople()) {
            throw new IllegalArgumentException("people play tournaments in the window, not here");
        }
        setup.contestants();
        return setup;
    }

    /**
     * Writes the set-up to its file, unless it is there already. Creates its folder if necessary.
     *
     * @throws UsageException if the file has something else, which stays as it is
     */
    void keep() throws IOException, UsageException {
        if (file.isEmpty()) {
            return;
        }
        Path path = file.get();
        if (!Files.exists(path)) {
            ToolFiles.requireFolder(path.toAbsolutePath().getParent());
            RecordFiles.replace(path, SetupFormat.write(setup));
        } else if (!read(path).withTieBreaks(setup.tieBreaks()).equals(setup)) {
            throw new UsageException("the set-up in " + ToolFiles.shown(path) + " is another one");
        }
    }

    static String formats() {
        return Options.choices(Format.ids());
    }
}
