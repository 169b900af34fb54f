package jump61.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import jump61.console.FailedException;
import jump61.console.Options;
import jump61.console.ToolFiles;
import jump61.console.UsageException;
import jump61.record.RecordFiles;

/** The option {@code --table FILE}: the cross table for other programs, written each time it is printed. */
final class TableFile {
    private static final List<String> FIXED = List.of("Rank", "Name", "Games", "Points", "Elo", "Error");

    private final Path file;
    private final boolean csv;

    private TableFile(Path file, boolean csv) {
        this.file = file;
        this.csv = csv;
    }

    /**
     * {@return the file; empty if none is requested}
     *
     * @throws UsageException if its name does not show the format
     * @throws FailedException if it cannot be written
     */
    static Optional<TableFile> of(Options options) throws UsageException {
        Optional<Path> path = ToolFiles.path(options, "--table");
        if (path.isEmpty()) {
            return Optional.empty();
        }
        String name = path.get().toString().toLowerCase(Locale.ROOT);
        if (!name.endsWith(".csv") && !name.endsWith(".md")) {
            throw new UsageException("--table needs a file that ends in .csv or .md, not " + path.get());
        }
        try {
            ToolFiles.requireWritable(path.get());
        } catch (IOException unusable) {
            throw new FailedException(ToolFiles.reason(unusable));
        }
        return Optional.of(new TableFile(path.get(), name.endsWith(".csv")));
    }

    Path file() {
        return file;
    }

    void write(Standings standings) throws IOException {
        RecordFiles.replace(file, csv ? csv(standings) : markdown(standings));
    }

    /** {@return the table as comma-separated values (RFC 4180)} */
    static String csv(Standings standings) {
        return lines(standings).stream()
                .map(line -> line.stream().map(TableFile::quoted).collect(Collectors.joining(",", "", "\r\n")))
                .collect(Collectors.joining());
    }

    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }

    /** {@return the table in Markdown, with numbers on the right} */
    static String markdown(Standings standings) {
        List<List<String>> lines = lines(standings);
        List<String> alignment =
                new ArrayList<>(Collections.nCopies(lines.get(0).size(), "---:"));
        alignment.set(FIXED.indexOf("Name"), "---");
        lines.add(1, alignment);
        return lines.stream()
                .map(line -> line.stream()
                        .map(cell -> cell.replace("\\", "\\\\").replace("|", "\\|"))
                        .collect(Collectors.joining(" | ", "| ", " |\n")))
                .collect(Collectors.joining());
    }

    /**
     * Returns the cells, line by line, starting with the names of the columns. The columns of opponents are numbered by
     * rank.
     */
    private static List<List<String>> lines(Standings standings) {
        List<Standings.Row> rows = standings.rows();
        List<String> head = new ArrayList<>(FIXED);
        TieBreak.ids().forEach(head::add);
        head.add("Forfeits");
        for (int rank = 1; rank <= rows.size(); rank++) {
            head.add(Integer.toString(rank));
        }
        List<List<String>> lines = new ArrayList<>(List.of(head));
        for (Standings.Row row : rows) {
            lines.add(line(lines.size(), row, rows));
        }
        return lines;
    }

    private static List<String> line(int rank, Standings.Row row, List<Standings.Row> rows) {
        List<String> line = new ArrayList<>(List.of(
                Integer.toString(rank),
                row.name(),
                Integer.toString(row.games()),
                number(row.points()),
                Long.toString(Math.round(row.rating())),
                Long.toString(Math.round(row.error()))));
        for (TieBreak tieBreak : TieBreak.values()) {
            line.add(number(row.tieBreaks().get(tieBreak)));
        }
        line.add(Integer.toString(row.forfeits()));
        for (Standings.Row other : rows) {
            boolean met = row.gamesAgainst().get(other.player()) > 0;
            line.add(met ? number(row.against().get(other.player())) : "");
        }
        return line;
    }

    /** Formats points, with decimals only if there are any: {@code 3}, {@code 2.5}, {@code 6.25}. */
    static String number(double points) {
        return points == Math.rint(points) ? Long.toString((long) points) : Double.toString(points);
    }
}
