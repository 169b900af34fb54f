package jump61.window;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;

/**
 * A robot that looks for nodes on the FX thread, where the scene does not change meanwhile, and that goes on as soon as
 * the window has answered: its pointer does not travel, and after each act it waits for one frame ({@link FxWait}).
 */
public final class FxThreadRobot extends FxRobot {
    @Override
    public FxRobot moveTo(PointQuery place, Motion motion) {
        robotContext().getMouseRobot().moveNoWait(FxWait.ask(place::query));
        FxWait.settle();
        return this;
    }

    @Override
    public FxRobot clickOn(PointQuery place, Motion motion, MouseButton... buttons) {
        MouseRobot mouse = robotContext().getMouseRobot();
        moveTo(place, motion);
        mouse.pressNoWait(buttons);
        mouse.releaseNoWait(buttons);
        FxWait.settle();
        return this;
    }

    /** Presses the keys in this order, and lets them go in the opposite one. */
    @Override
    public FxRobot push(KeyCode... keys) {
        KeyboardRobot keyboard = robotContext().getKeyboardRobot();
        for (KeyCode key : keys) {
            keyboard.pressNoWait(key);
        }
        for (int i = keys.length - 1; i >= 0; i--) {
            keyboard.releaseNoWait(keys[i]);
        }
        FxWait.settle();
        return this;
    }

    @Override
    public FxRobot type(KeyCode... keys) {
        for (KeyCode key : keys) {
            push(key);
        }
        return this;
    }

    @Override
    public FxRobot interact(Runnable act) {
        FxWait.ask(() -> {
            act.run();
            return null;
        });
        FxWait.settle();
        return this;
    }

    @Override
    public <T> FxRobot interact(Callable<T> act) {
        FxWait.ask(act);
        FxWait.settle();
        return this;
    }

    @Override
    public NodeQuery lookup(String query) {
        return onFxThread(super.lookup(query));
    }

    @Override
    public <T extends Node> NodeQuery lookup(Predicate<T> predicate) {
        return onFxThread(super.lookup(predicate));
    }

    private static NodeQuery onFxThread(NodeQuery query) {
        return (NodeQuery) Proxy.newProxyInstance(
                NodeQuery.class.getClassLoader(), new Class<?>[] {NodeQuery.class}, (proxy, method, arguments) -> {
                    Object answer = FxWait.ask(() -> call(query, method, arguments));
                    return answer instanceof NodeQuery next ? onFxThread(next) : answer;
                });
    }

    private static Object call(NodeQuery query, Method method, Object[] arguments) throws Exception {
        try {
            return method.invoke(query, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }
}
