package jump61.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;
import jump61.record.RecordFiles;

/** Files and folders given as arguments of a tool. */
public final class ToolFiles {
    private static final int LARGEST = 16_000_000;

    /** Standard input, or standard output where something is written. */
    private static final String STANDARD = "-";

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** The character that Java substitutes for bytes in arguments that it cannot decode. */
    private static final char UNREADABLE = '\uFFFD';

    private ToolFiles() {}

    /** {@return the file or folder given by an option; empty if the option is not given} */
    public static Optional<Path> path(Options options, String name) throws UsageException {
        Optional<String> text = options.text(name);
        return text.isEmpty() ? Optional.empty() : Optional.of(named(text.get()));
    }

    /**
     * {@return the file or folder given by an option, to be written; empty if the option is not given} {@code -} is refused:
     * who writes it means standard output, not a file of that name.
     */
    public static Optional<Path> target(Options options, String name) throws UsageException {
        Optional<Path> path = path(options, name);
        if (path.filter(ToolFiles::isStandardInput).isPresent()) {
            throw new UsageException(name + " cannot be standard output; ./- is a name");
        }
        return path;
    }

    /** Makes sure that an option does not name a file that is read, which would be replaced. */
    public static void requireAnother(String name, Path target, Path read, String what)
            throws IOException, UsageException {
        if (Files.exists(target) && Files.exists(read) && Files.isSameFile(target, read)) {
            throw new UsageException(name + " needs another file than that of " + what);
        }
    }

    /** {@return the file with a name} */
    public static Path named(String name) throws UsageException {
        if (name.isBlank()) {
            throw new UsageException("the name of a file is empty");
        }
        if (name.indexOf(UNREADABLE) >= 0) {
            throw new UsageException("the name of a file has characters that are not in the encoding of this system: "
                    + name + "; rename it first");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException unusable) {
            throw new UsageException("not a file name: " + name);
        }
    }

    /** {@return the text in a file, which must not be too large for a text} A byte order mark at its start is left out. */
    public static String text(Path file) throws IOException {
        String text = isStandardInput(file) ? input() : content(file);
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    private static String content(Path file) throws IOException {
        try {
            return RecordFiles.text(file, LARGEST);
        } catch (CharacterCodingException notText) {
            throw new FileSystemException(file.toString(), null, "not a text file");
        }
    }

    /** {@return whether a file is called {@code -}, which stands for standard input} */
    public static boolean isStandardInput(Path file) {
        return file.toString().equals(STANDARD);
    }

    /** {@return the text on standard input} */
    private static String input() throws IOException {
        byte[] all = StandardInput.given().readNBytes(LARGEST + 1);
        if (all.length > LARGEST) {
            throw new FileSystemException("standard input", null, "too long");
        }
        return new String(all, StandardCharsets.UTF_8);
    }

    /** {@return an argument; if it is {@code -}, the text on standard input, on one line} */
    public static String argument(String word) throws UsageException {
        try {
            return word.equals(STANDARD) ? input().strip().replaceAll("\\s+", " ") : word;
        } catch (IOException unreadable) {
            throw new UsageException("standard input cannot be read: " + reason(unreadable));
        }
    }

    /**
     * Makes sure, before long work, that a file can be written. Its folder must exist, because the name of one that does
     * not is probably a typing error.
     *
     * @throws IOException if it cannot
     */
    public static void requireWritable(Path file) throws IOException {
        RecordFiles.requireFile(file);
        RecordFiles.requireUnprotected(file);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new FileSystemException(file.toString(), null, "not a file name");
        }
        if (!Files.isDirectory(folder)) {
            throw new FileSystemException(folder.toString(), null, "there is no such folder");
        } else if (!Files.isWritable(folder)) {
            throw new AccessDeniedException(folder.toString());
        }
    }

    /**
     * Makes sure, before long work, that files can be written to a folder, which is created if it does not exist.
     *
     * @throws FailedException if they cannot
     */
    public static void requireFolder(Path folder) {
        try {
            Files.createDirectories(folder);
            if (!Files.isWritable(folder)) {
                throw new AccessDeniedException(folder.toString());
            }
        } catch (NoSuchFileException noPlace) {
            throw new FailedException("the folder " + shown(folder) + " cannot be made");
        } catch (IOException unusable) {
            throw new FailedException(reason(unusable));
        }
    }

    /** {@return a file's name made safe to print: with ? for characters that could control a terminal} */
    public static String shown(Path file) {
        return Tool.printable(file.toString());
    }

    /** {@return why a file could not be read or written, in one line} */
    public static String reason(IOException problem) {
        return Tool.printable(String.valueOf(told(problem)));
    }

    private static String told(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "there is no file " + problem.getMessage();
        } else if (problem instanceof NotDirectoryException) {
            return "there is no folder " + problem.getMessage();
        } else if (problem instanceof AccessDeniedException) {
            return problem.getMessage() + ": permission denied";
        } else if (problem instanceof FileAlreadyExistsException) {
            return problem.getMessage() + ": it exists, and is no folder";
        }
        return problem.getMessage();
    }
}
