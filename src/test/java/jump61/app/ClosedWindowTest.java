package jump61.app;

import java.lang.ref.WeakReference;
import java.util.Optional;
import jump61.window.feature.Program;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class ClosedWindowTest extends WindowTest {
    @Test
    void theNextProgramOfTheProcessDoesNotKeepTheMemoryOfTheOneBefore() throws Exception {
        WeakReference<Program> before = new WeakReference<>(program());
        end();
        // This also makes the toolkit of the tests forget the events of its stage.
        FxToolkit.registerPrimaryStage();
        start(Optional.empty());
        waitUntil(() -> {
            System.gc();
            return before.get() == null;
        });
    }
}
