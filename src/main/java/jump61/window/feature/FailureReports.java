package jump61.window.feature;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import jump61.window.Messages;

/** Tells the user what could not be written or read. */
public final class FailureReports {
    private final Messages messages;
    private final List<Path> putAside = new ArrayList<>();
    private boolean toldOfSettings;

    FailureReports(Messages messages) {
        this.messages = messages;
    }

    /** Reports that the settings could not be written, but only once. */
    void settingsNotKept(Throwable problem) {
        if (!toldOfSettings) {
            toldOfSettings = true;
            notKept("keep.settings", problem);
        }
    }

    /** Reports that something could not be written, and why. */
    public void notKept(String textKey, Throwable problem, Object... arguments) {
        messages.problem(messages.texts().get(textKey, arguments), IoErrorMessages.reason(problem, messages.texts()));
    }

    /**
     * Reports files that could not be read at the start, and their new location, together with those reported before.
     *
     * @param textKey key of the heading if there is only one file
     */
    public void unreadable(String textKey, List<Path> files) {
        putAside.addAll(files);
        boolean one = putAside.size() == 1;
        String names = putAside.stream().map(Path::toString).collect(Collectors.joining("\n"));
        messages.problem(
                messages.texts().get(one ? textKey : "keep.unreadableFiles"),
                messages.texts().get(one ? "keep.aside" : "keep.asideFiles", names));
    }
}
