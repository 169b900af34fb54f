package jump61.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import jump61.record.RecordFiles;

/** Files and folders given as arguments of a tool. */
public final class ToolFiles {
    private static final int LARGEST = 16_000_000;

    private ToolFiles() {}

    /** {@return the file or folder given by an option; empty if the option is not given} */
    public static Optional<Path> path(Options options, String name) throws UsageException {
        Optional<String> text = options.text(name);
        try {
            return text.map(Path::of);
        } catch (InvalidPathException unusable) {
            throw new UsageException(name + " is not a file name: " + text.orElse(""));
        }
    }

    /** {@return the text in a file, which is small enough to be meant as one} */
    public static String text(Path file) throws IOException {
        try {
            return RecordFiles.text(file, LARGEST);
        } catch (CharacterCodingException notText) {
            throw new FileSystemException(file.toString(), null, "not a text file");
        }
    }

    /**
     * Makes sure, before long work, that a file can be written. Its folder must exist, because one that does not is
     * more likely a slip of the pen than a wish.
     *
     * @throws IOException if it cannot
     */
    public static void requireWritable(Path file) throws IOException {
        RecordFiles.requireFile(file);
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
        } catch (IOException unusable) {
            throw new FailedException(reason(unusable));
        }
    }

    /** {@return why a file could not be read or written, in one line} */
    public static String reason(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "there is no file " + problem.getMessage();
        } else if (problem instanceof AccessDeniedException) {
            return problem.getMessage() + ": permission denied";
        } else if (problem instanceof FileAlreadyExistsException) {
            return problem.getMessage() + ": it exists, and is no folder";
        }
        return problem.getMessage();
    }
}
