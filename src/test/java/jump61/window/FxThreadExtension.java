package jump61.window;

import java.lang.reflect.Method;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;

/**
 * Gives the methods marked {@link Start} a stage before each test, closes all windows after it, and hands tests a
 * {@link FxThreadRobot}. JavaFX runs before a test is created, so that its fields may be controls even where it is the
 * first test of all.
 *
 * <p>TestFX has an extension for this, too, but it waits six times five pauses for each test; two frames will do.
 */
public final class FxThreadExtension
        implements BeforeAllCallback, BeforeEachCallback, AfterEachCallback, ParameterResolver {
    private final FxRobot robot = new FxThreadRobot();

    @Override
    public void beforeAll(ExtensionContext context) throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
        robot.interact(() -> {
            for (Method start : AnnotationSupport.findAnnotatedMethods(
                    context.getRequiredTestClass(), Start.class, HierarchyTraversalMode.TOP_DOWN)) {
                start.setAccessible(true);
                start.invoke(context.getRequiredTestInstance(), stage);
            }
            return null;
        });
    }

    @Override
    public void afterEach(ExtensionContext context) {
        robot.robotContext().getMouseRobot().releaseNoWait();
        robot.robotContext().getKeyboardRobot().releaseNoWait();
        FxWait.hideWindows();
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == FxRobot.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return robot;
    }
}
