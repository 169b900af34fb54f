import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes of what several runs loaded the list that an archive of classes is made from: the same list each time, whatever else the
 * machine does meanwhile. All runs load the same classes and make the same lambdas. But which other constants of a class are
 * resolved (lines with {@code @cp}) differs a little from run to run, as the window's start takes two threads; so for these all
 * that a class names are listed. Java resolves of them what it can without loading more. Runs on the image it makes a list for.
 */
final class ClassList {
    private static final String CONSTANTS = "@cp ";

    /** What the runs agree on; a line for each constant. */
    private final Set<String> lines = new TreeSet<>();

    private final List<ModuleReader> modules = new ArrayList<>();

    /** Arguments: lists in pairs, of two runs each that should be the same; what both hold is listed. */
    public static void main(String[] lists) throws IOException {
        ClassList list = new ClassList();
        for (int i = 0; i < lists.length; i += 2) {
            Set<String> one = read(lists[i]);
            one.retainAll(read(lists[i + 1]));
            list.lines.addAll(one);
        }
        for (var module : ModuleFinder.ofSystem().findAll()) {
            list.modules.add(module.open());
        }
        list.write();
    }

    private static Set<String> read(String list) throws IOException {
        Set<String> read = new TreeSet<>();
        for (String line : Files.readAllLines(Path.of(list))) {
            String[] words = line.split(" ");
            if (!line.startsWith(CONSTANTS)) {
                read.add(line.replaceFirst(" id:.*", ""));
            }
            for (int i = 2; line.startsWith(CONSTANTS) && i < words.length; i++) {
                read.add(CONSTANTS + words[1] + " " + words[i]);
            }
        }
        return read;
    }

    /** Writes classes first, then what speaks of them. */
    private void write() throws IOException {
        write("[^@#].*");
        write("@lambda-form.*");
        for (String name : lines) {
            if (!name.matches("[@#].*")) {
                StringBuilder indices = new StringBuilder();
                for (PoolEntry constant : constants(name)) {
                    boolean called = lines.contains(CONSTANTS + name + " " + constant.index());
                    if (constant instanceof ClassEntry
                            || constant instanceof MemberRefEntry
                            || constant instanceof InvokeDynamicEntry && called) {
                        indices.append(' ').append(constant.index());
                    }
                }
                System.out.print(indices.isEmpty() ? "" : CONSTANTS + name + indices + "\n");
            }
        }
        write("@lambda-proxy.*");
    }

    private void write(String pattern) {
        lines.stream().filter(line -> line.matches(pattern)).forEach(line -> System.out.print(line + "\n"));
    }

    /** {@return the constants of a class; none for a class of no module} */
    private Iterable<PoolEntry> constants(String name) throws IOException {
        for (ModuleReader module : modules) {
            Optional<InputStream> file = module.open(name + ".class");
            if (file.isPresent()) {
                try (InputStream in = file.get()) {
                    return ClassFile.of().parse(in.readAllBytes()).constantPool();
                }
            }
        }
        return List.of();
    }
}
