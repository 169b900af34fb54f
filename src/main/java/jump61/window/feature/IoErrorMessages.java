package jump61.window.feature;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import jump61.record.RecordException;
import jump61.window.Texts;

/** Explains in one sentence why a file could not be read or written. */
public final class IoErrorMessages {
    private static final int LONGEST = 300;

    private IoErrorMessages() {}

    /** {@return the reason, in one sentence} */
    public static String reason(Throwable problem, Texts texts) {
        String reason = whole(problem, texts).replaceAll("\\p{Cntrl}", "?");
        return reason.length() <= LONGEST ? reason : reason.substring(0, LONGEST) + "…";
    }

    private static String whole(Throwable problem, Texts texts) {
        if (problem instanceof RecordException wrong) {
            String reason = wrong.reason().text(texts.locale());
            return wrong.line() == 0 ? reason : texts.get("files.line", wrong.line(), reason);
        } else if (problem instanceof NoSuchFileException) {
            return texts.get("files.missing");
        } else if (problem instanceof NotDirectoryException noFolder) {
            return texts.get("files.noFolder", noFolder.getFile());
        } else if (problem instanceof AccessDeniedException denied) {
            return texts.get("files.denied", denied.getFile());
        } else if (problem instanceof FileAlreadyExistsException inTheWay) {
            return texts.get("files.inTheWay", inTheWay.getFile());
        } else if (isFull(problem)) {
            return texts.get("files.full");
        } else if (problem instanceof FileSystemException system && system.getReason() != null) {
            return texts.get("files.refused", system.getReason());
        } else if (problem instanceof IOException) {
            return texts.get("files.refused", String.valueOf(problem.getMessage()));
        }
        return problem.getClass().getSimpleName() + ": " + problem.getMessage();
    }

    /** Recognizes a full disk by the system's message, because the runtime has no exception for it. */
    private static boolean isFull(Throwable problem) {
        String message = String.valueOf(problem.getMessage()).toLowerCase(Locale.ROOT);
        return problem instanceof IOException
                && (message.contains("no space left")
                        || message.contains("not enough space")
                        || message.contains("quota exceeded"));
    }
}
