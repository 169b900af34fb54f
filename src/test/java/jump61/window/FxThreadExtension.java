package jump61.window;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** TestFX's extension, whose robot is a {@link FxThreadRobot}. */
public final class FxThreadExtension extends ApplicationExtension {
    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context)
            throws ParameterResolutionException {
        return parameter.getParameter().getType() == FxRobot.class
                ? new FxThreadRobot()
                : super.resolveParameter(parameter, context);
    }
}
