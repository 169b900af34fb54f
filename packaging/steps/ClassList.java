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
 * Makes the list for an archive of classes from the classes that several runs loaded: the same list each time, whatever else
 * the machine does. All runs load the same classes and make the same lambdas. But the other constants that are resolved (lines
 * with {@code @cp}) differ a little from run to run, because the window starts on two threads; so the list has every constant
 * that a class names. Java resolves those that it can without loading more. Runs on the image for which it makes the list.
 */
final class ClassList {
    private static final String CONSTANTS = "@cp ";

    /** The lines on which the runs agree, with one line for each constant. */
    private final Set<String> lines = new TreeSet<>();

    private final List<ModuleReader> modules = new ArrayList<>();

    /** Arguments: pairs of lists, each from two runs that should be the same; lines in both lists of a pair are used. */
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

    /** Writes the classes first, then the lines that refer to them. */
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

    /** {@return the constants of a class; none for a class without a module} */
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
