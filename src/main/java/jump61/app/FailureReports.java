package jump61.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import jump61.library.ui.IoErrorMessages;
import jump61.window.Messages;
import jump61.window.Texts;

/** Tells the user what could not be written or read, each matter in one message. */
final class FailureReports {
    private final Messages messages;
    private final Supplier<Texts> texts;
    private final List<Path> putAside = new ArrayList<>();
    private boolean toldOfSettings;

    FailureReports(Messages messages, Supplier<Texts> texts) {
        this.messages = messages;
        this.texts = texts;
    }

    /** Reports the first time that the settings could not be written. */
    void settingsNotKept(Throwable problem) {
        if (!toldOfSettings) {
            toldOfSettings = true;
            notKept("keep.settings", problem);
        }
    }

    /** Reports that something could not be written, and why. */
    void notKept(String textKey, Throwable problem, Object... arguments) {
        messages.problem(texts.get().get(textKey, arguments), IoErrorMessages.reason(problem, texts.get()));
    }

    /**
     * Reports files that could not be read at the start, and their new location, together with those reported before.
     *
     * @param textKey key of the heading if there is only one file
     */
    void unreadable(String textKey, List<Path> files) {
        putAside.addAll(files);
        boolean one = putAside.size() == 1;
        String names = putAside.stream().map(Path::toString).collect(Collectors.joining("\n"));
        messages.problem(
                texts.get().get(one ? textKey : "keep.unreadableFiles"),
                texts.get().get(one ? "keep.aside" : "keep.asideFiles", names));
    }
}
