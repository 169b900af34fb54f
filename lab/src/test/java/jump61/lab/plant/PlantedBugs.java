package jump61.lab.plant;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import jump61.console.Options;
import jump61.console.UsageException;
import jump61.lab.usage.Usage;

/**
 * Plants bugs in the program, one at a time: an operator, a bound, a sign, a constant, a negated condition or a missing
 * call. Each is compiled into a folder before the others on the class path; the sources stay as they are. Then the tests
 * of the room run until one fails. Tests that are slow are left out. The same seed plants the same bugs.
 */
public final class PlantedBugs {
    /** Of processor time, for the tests of one bug. */
    private static final long SECONDS = 60;

    /** How many classes of tests of the whole window are tried, if a part of it is not caught by its own. */
    private static final int NEAREST = 3;

    private static final TestRun.Outcome NOTHING = new TestRun.Outcome(TestRun.End.PASSED, "", "");
    private static final String USAGE = "[--count N] [--seed N] [--room NAME] [--only TEXT]";

    private final Garden garden = new Garden();
    private final Map<String, String> equivalent = new LinkedHashMap<>();
    /** The tests that have failed. */
    private final Set<String> noticed = new TreeSet<>();

    private final Map<String, int[]> table = new TreeMap<>();
    private final List<Bug> survivors = new ArrayList<>();

    private PlantedBugs() throws IOException {
        try (InputStream file = PlantedBugs.class.getResourceAsStream("equivalent.txt")) {
            new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(line -> {
                int reason = line.lastIndexOf(" # ");
                if (reason > 0) {
                    equivalent.put(line.substring(0, reason), line.substring(reason + " # ".length()));
                }
            });
        }
    }

    /** What a bug has come to, and the column of the table where it counts. */
    private enum Fate {
        CAUGHT,
        CAUGHT_BY_THE_WINDOW,
        SURVIVED
    }

    /** Plants bugs: 100 in all rooms, unless the arguments, of which there must be one, say otherwise. */
    public static void main(String[] arguments) throws IOException, InterruptedException, UsageException {
        Usage.require(PlantedBugs.class, arguments, 1, USAGE);
        Options options = Options.parse(List.of(arguments));
        options.requireNamedIn(USAGE);
        int count = (int) options.number("--count", 1, 1_000_000, 100);
        long seed = options.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        String room = options.text("--room").orElse("");
        String only = options.text("--only").orElse("");
        new PlantedBugs().plant(count, seed, room, only);
    }

    /** As many in each package as in any other, or one more. Those of other rooms are left out. */
    private void plant(int count, long seed, String room, String only) throws IOException, InterruptedException {
        Map<String, List<Bug>> packages = garden.bugs(seed);
        int before = 0;
        for (Map.Entry<String, List<Bug>> entry : packages.entrySet()) {
            int share = (count + packages.size() - 1 - before++) / packages.size();
            if (room.isEmpty() || Garden.room(entry.getKey()).equals(room)) {
                Iterator<Bug> bugs = entry.getValue().iterator();
                while (share > 0 && plantNext(bugs, only)) {
                    share--;
                }
            }
        }
        summary();
        for (String test : TestRun.failing(List.copyOf(noticed), SECONDS * 10)) {
            System.out.println("FAILS WITHOUT A BUG: " + test + "; what it caught does not count");
        }
    }

    /** {@return whether there was another bug to plant} Those that do not compile, or change nothing, are passed over. */
    private boolean plantNext(Iterator<Bug> bugs, String only) throws IOException, InterruptedException {
        while (bugs.hasNext()) {
            Bug bug = bugs.next();
            if (equivalent.containsKey(bug.key())) {
                if (bug.toString().contains(only)) {
                    System.out.println("equivalent  " + bug + "   " + equivalent.get(bug.key()));
                }
                continue;
            }
            Path folder = Files.createTempDirectory("planted");
            try {
                if (Garden.compile(bug, folder)) {
                    if (bug.toString().contains(only)) {
                        report(bug, folder);
                    }
                    return true;
                }
            } finally {
                TestRun.delete(folder);
            }
        }
        return false;
    }

    private void report(Bug bug, Path folder) throws IOException, InterruptedException {
        String told = "";
        Fate fate = Fate.SURVIVED;
        TestRun.Outcome own = run(folder, garden.ownTests(bug));
        if (own.end() != TestRun.End.PASSED) {
            fate = Fate.CAUGHT;
            told = own.test() + ": " + own.reason();
        } else {
            List<String> tests = garden.windowTests(bug);
            TestRun.Outcome window = run(folder, tests.subList(0, Math.min(NEAREST, tests.size())));
            if (window.end() != TestRun.End.PASSED) {
                fate = Fate.CAUGHT_BY_THE_WINDOW;
                told = window.test() + ": " + window.reason();
            } else {
                survivors.add(bug);
            }
        }
        table.computeIfAbsent(Garden.room(bug.packageName()), name -> new int[Fate.values().length])[fate.ordinal()]++;
        System.out.println((fate == Fate.SURVIVED ? "SURVIVED  " : "caught  ") + bug);
        if (!told.isEmpty()) {
            System.out.println("    " + told);
        }
    }

    /** Runs tests until one fails. */
    private TestRun.Outcome run(Path folder, List<String> tests) throws IOException, InterruptedException {
        if (tests.isEmpty()) {
            return NOTHING;
        }
        TestRun.Outcome outcome = TestRun.untilOneFails(folder, tests, SECONDS);
        if (outcome.end() == TestRun.End.TOO_LATE) {
            // Either the time was up, or this test does not come to an end.
            outcome = TestRun.untilOneFails(folder, List.of(outcome.test()), SECONDS);
        }
        if (outcome.end() == TestRun.End.PASSED) {
            return NOTHING;
        }
        noticed.add(outcome.test());
        return outcome;
    }

    private void summary() {
        System.out.println();
        System.out.println("| room | planted | caught by its tests | caught by the window's |");
        System.out.println("|---|---|---|---|");
        int[] all = new int[Fate.values().length];
        table.forEach((room, fates) -> {
            row("`" + room + "`", fates);
            for (int i = 0; i < all.length; i++) {
                all[i] += fates[i];
            }
        });
        row("all", all);
        survivors.forEach(bug -> System.out.println("survived: " + bug.key()));
    }

    private static void row(String name, int[] fates) {
        int caught = fates[Fate.CAUGHT.ordinal()];
        int later = fates[Fate.CAUGHT_BY_THE_WINDOW.ordinal()];
        int planted = caught + later + fates[Fate.SURVIVED.ordinal()];
        System.out.println("| " + name + " | " + planted + " | " + caught + " | " + later + " |");
    }
}
