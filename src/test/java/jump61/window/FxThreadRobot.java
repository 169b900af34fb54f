package jump61.window;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.function.Predicate;
import javafx.scene.Node;
import org.testfx.api.FxRobot;
import org.testfx.service.query.NodeQuery;

/** A robot that looks for nodes on the FX thread, where the scene does not change meanwhile. */
public final class FxThreadRobot extends FxRobot {
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
