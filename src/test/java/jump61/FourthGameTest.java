package jump61;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Enumeration;
import jump61.app.NoughtsInTheWindow;
import jump61.games.noughts.NoughtsContract;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Another game needs nothing but files of its own, a line in each list of services it provides, and its texts. Noughts
 * and crosses is such a game, with a board, puzzles of its own kind, ratings and a review curve: here the whole program
 * is loaded a second time with its lines added, and played.
 */
class FourthGameTest {

    /** Loads the program again, so that it reads the lists of services that include the fourth game. */
    private static final class ProgramLoader extends URLClassLoader {
        ProgramLoader() {
            super(
                    new URL[] {
                        Main.class.getProtectionDomain().getCodeSource().getLocation(),
                        FourthGameTest.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation(),
                        FourthGameTest.class.getResource("/fourth-game/")
                    },
                    FourthGameTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("jump61.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }

        @Override
        public URL getResource(String name) {
            return isOwn(name) ? findResource(name) : super.getResource(name);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return isOwn(name) ? findResources(name) : super.getResources(name);
        }

        private static boolean isOwn(String name) {
            return name.startsWith("jump61/") || name.startsWith("META-INF/services/jump61.");
        }
    }

    private static TestExecutionSummary run(Class<?> scenario) throws IOException, ClassNotFoundException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        try (ProgramLoader program = new ProgramLoader()) {
            thread.setContextClassLoader(program);
            SummaryGeneratingListener listener = new SummaryGeneratingListener();
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(program.loadClass(scenario.getName())))
                                    .build(),
                            listener);
            return listener.getSummary();
        } finally {
            thread.setContextClassLoader(before);
            // The program that was loaded here sets its own, which can load nothing any more.
            Thread.setDefaultUncaughtExceptionHandler(handler);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(classes = {NoughtsContract.class, NoughtsAtTheConsole.class, NoughtsInTheWindow.class})
    void aGameDefinedByItsOwnFilesIsPlayableEverywhere(Class<?> scenario) throws Exception {
        TestExecutionSummary summary = run(scenario);
        StringWriter failures = new StringWriter();
        summary.printFailuresTo(new PrintWriter(failures));
        assertEquals(0, summary.getTotalFailureCount(), failures.toString());
        assertTrue(summary.getTestsSucceededCount() > 0, scenario.getName());
    }
}
