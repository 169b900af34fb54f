package jump61.window;

import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;

/**
 * TestFX's extension, whose robot is a {@link FxThreadRobot}. JavaFX runs before a test is created, so that its fields may
 * be controls even where it is the first test of all.
 */
public final class FxThreadExtension extends ApplicationExtension implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context)
            throws ParameterResolutionException {
        return parameter.getParameter().getType() == FxRobot.class
                ? new FxThreadRobot()
                : super.resolveParameter(parameter, context);
    }
}
