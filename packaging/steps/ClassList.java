import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Makes of what several runs loaded the list that an archive of classes is made from: the same list each time, whatever else the
 * machine does meanwhile. All runs load the same classes and make the same lambdas. But which other constants of a class are
 * resolved (lines with {@code @cp}) differs a little from run to run, as the window's start takes two threads; so for these all
 * that a class names are listed. Java resolves of them what it can without loading more. Runs on the image it makes a list for.
 */
final class ClassList {
    private static final String CONSTANTS = "@cp ";

    /** The tags of constants: a class, a field, a method, a method of an interface, and a call site with its lambda. */
    private static final Set<Integer> NAMES = Set.of(7, 9, 10, 11);

    private static final int CALL_SITE = 18;
    private static final int MAGIC_AND_VERSION = 8;

    private final List<ModuleReader> modules;
    private final Set<String> lines = new TreeSet<>();
    private final Map<String, Set<Integer>> callSites = new TreeMap<>();

    private ClassList() {
        modules = ModuleFinder.ofSystem().findAll().stream()
                .map(module -> {
                    try {
                        return module.open();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .toList();
    }

    /** Arguments: groups of lists, one file each, with {@code +} between groups; all lists of a group should be the same. */
    public static void main(String[] arguments) throws IOException {
        ClassList list = new ClassList();
        List<Path> group = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.equals("+")) {
                list.add(group);
                group.clear();
            } else {
                group.add(Path.of(argument));
            }
        }
        list.add(group);
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        list.write(out);
        out.flush();
    }

    /** Adds what all of these lists hold. */
    private void add(List<Path> lists) throws IOException {
        Set<String> agreed = null;
        Map<String, Set<Integer>> agreedSites = null;
        for (Path file : lists) {
            List<String> read = Files.readAllLines(file);
            Set<String> plain = read.stream()
                    .filter(line -> !line.startsWith("#") && !line.startsWith(CONSTANTS))
                    .map(line -> line.replaceFirst(" id:.*", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
            Map<String, Set<Integer>> sites = callSites(read);
            if (agreed == null) {
                agreed = plain;
                agreedSites = sites;
            } else {
                tellDifference(file, agreed, plain);
                agreed.retainAll(plain);
                agreedSites.keySet().retainAll(sites.keySet());
                agreedSites.forEach((name, indices) -> indices.retainAll(sites.get(name)));
            }
        }
        lines.addAll(agreed);
        agreedSites.forEach((name, indices) ->
                callSites.computeIfAbsent(name, some -> new TreeSet<>()).addAll(indices));
    }

    private static void tellDifference(Path file, Set<String> agreed, Set<String> plain) {
        long more = plain.stream().filter(line -> !agreed.contains(line)).count();
        long fewer = agreed.stream().filter(line -> !plain.contains(line)).count();
        if (more + fewer > 0) {
            System.err.println(file.getFileName() + " has " + more + " lines that others have not, and lacks " + fewer);
        }
    }

    private Map<String, Set<Integer>> callSites(List<String> read) throws IOException {
        Map<String, Set<Integer>> sites = new TreeMap<>();
        for (String line : read) {
            if (line.startsWith(CONSTANTS)) {
                String[] words = line.split(" ");
                int[] tags = tags(words[1]);
                sites.put(words[1], Arrays.stream(words, 2, words.length)
                        .map(Integer::valueOf)
                        .filter(index -> index < tags.length && tags[index] == CALL_SITE)
                        .collect(Collectors.toCollection(TreeSet::new)));
            }
        }
        return sites;
    }

    /** Writes classes first, then what speaks of them. */
    private void write(PrintStream out) throws IOException {
        writeLines(out, "");
        writeLines(out, "@lambda-form");
        if (!callSites.isEmpty()) {
            for (String line : lines) {
                if (!line.startsWith("@")) {
                    writeConstants(out, line);
                }
            }
        }
        writeLines(out, "@lambda-proxy");
    }

    private void writeLines(PrintStream out, String kind) {
        lines.stream()
                .filter(line -> kind.isEmpty() ? !line.startsWith("@") : line.startsWith(kind))
                .forEach(line -> out.print(line + "\n"));
    }

    private void writeConstants(PrintStream out, String name) throws IOException {
        int[] tags = tags(name);
        Set<Integer> indices = new TreeSet<>(callSites.getOrDefault(name, Set.of()));
        for (int index = 0; index < tags.length; index++) {
            if (NAMES.contains(tags[index])) {
                indices.add(index);
            }
        }
        if (!indices.isEmpty()) {
            out.print(CONSTANTS + name);
            indices.forEach(index -> out.print(" " + index));
            out.print("\n");
        }
    }

    /** {@return the tags of a class's constants by index, 0 where there is none; nothing for a class of no module} */
    private int[] tags(String name) throws IOException {
        for (ModuleReader module : modules) {
            Optional<InputStream> in = module.open(name + ".class");
            if (in.isPresent()) {
                try (InputStream file = in.get()) {
                    return tags(file.readAllBytes());
                }
            }
        }
        return new int[0];
    }

    /** Reads a class file as far as its constants go (Java Virtual Machine Specification, 4.4). */
    private static int[] tags(byte[] file) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
        in.skipNBytes(MAGIC_AND_VERSION);
        int[] tags = new int[in.readUnsignedShort()];
        for (int index = 1; index < tags.length; index++) {
            int tag = in.readUnsignedByte();
            tags[index] = tag;
            if (tag == 5 || tag == 6) {
                // Long numbers take two places.
                index++;
            }
            in.skipNBytes(length(tag, in));
        }
        return tags;
    }

    private static int length(int tag, DataInputStream in) throws IOException {
        return switch (tag) {
            case 1 -> in.readUnsignedShort();
            case 3, 4, 9, 10, 11, 12, 17, CALL_SITE -> 4;
            case 5, 6 -> 8;
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            default -> throw new IOException("unknown constant " + tag);
        };
    }
}
