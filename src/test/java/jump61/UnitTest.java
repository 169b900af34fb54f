package jump61;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Every unit test of the program, for an IDE or for {@code java -cp ... jump61.UnitTest}. */
@Suite
@SelectPackages("jump61")
@IncludeEngines("junit-jupiter")
public final class UnitTest {

    /** Runs all tests, prints what failed and how many ran, and leaves with exit code 1 if any failed. */
    public static void main(String[] args) {
        runWithoutDisplay();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(UnitTest.class))
                .build();
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        TestExecutionSummary summary = listener.getSummary();
        PrintWriter out = new PrintWriter(System.out, true, Charset.defaultCharset());
        summary.printFailuresTo(out);
        summary.printTo(out);
        boolean good = summary.getTotalFailureCount() == 0 && summary.getTestsSucceededCount() > 0;
        // Also ends the threads of the window toolkit.
        System.exit(good ? 0 : 1);
    }

    private static void runWithoutDisplay() {
        System.getProperties().putIfAbsent("testfx.headless", "true");
        System.getProperties().putIfAbsent("prism.order", "sw");
    }
}
