package jump61.lab.layouts;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;

/** Writes the source of one layout's class. It does the same things as {@code FXMLLoader}, in the same order. */
final class LayoutWriter {
    private final Layout layout;
    private final Map<String, Layout> others;
    private final Class<?> controller;
    private final StringBuilder body = new StringBuilder();
    private int count;

    LayoutWriter(Layout layout, Map<String, Layout> others) {
        this.layout = layout;
        this.others = others;
        controller = layout.controller();
    }

    String source() {
        String className = layout.className();
        String root = make(layout.root());
        member(Arrays.stream(controller.getDeclaredMethods()), "initialize")
                .ifPresent(method -> line("controller.initialize();"));
        return """
                // Made from %s.
                package %s;

                @SuppressWarnings({"rawtypes", "unchecked"})
                public final class %s {
                    public final %s root;
                    public final %s controller;

                    public %3$s(jump61.window.LayoutParts parts) {
                        controller = parts.controller(%5$s.class);
                %s        root = %s;
                    }
                }
                """.formatted(
                        layout.fileName(),
                        controller.getPackageName(),
                        className.substring(className.lastIndexOf('.') + 1),
                        layout.type(layout.root().getTagName()).getCanonicalName(),
                        controller.getCanonicalName(),
                        body,
                        root);
    }

    /** Writes the statements that create a node and everything in it, and returns the name of its variable. */
    private String make(Element element) {
        if (element.getTagName().equals(Layout.INCLUDE)) {
            return include(element);
        }
        Class<?> type = layout.type(element.getTagName());
        String node = "node" + count++;
        line("%s %s = new %s();", type.getCanonicalName(), node, type.getCanonicalName());
        String id = element.getAttribute("fx:id");
        if (!id.isEmpty()) {
            line("%s.setId(\"%s\");", node, id);
            inject(id, node);
        }
        addParts(element, node, new NodeType(layout, type));
        return node;
    }

    private String include(Element element) {
        Layout included = others.get(element.getAttribute("source"));
        String made = "made" + count++;
        line("%s %s = new %s(parts);", included.className(), made, included.className());
        String node = made + ".root";
        String id = element.getAttribute("fx:id");
        if (!id.isEmpty()) {
            inject(id + "Controller", made + ".controller");
            if (included.root().getAttribute("fx:id").isEmpty()) {
                line("%s.setId(\"%s\");", node, id);
            }
            inject(id, node);
        }
        Class<?> type = included.type(included.root().getTagName());
        statics(element, node, new NodeType(layout, type));
        return node;
    }

    private void addParts(Element element, String node, NodeType type) {
        for (Element part : Layout.elements(element)) {
            if (Character.isLowerCase(part.getTagName().charAt(0))
                    && !part.getTagName().equals(Layout.INCLUDE)) {
                Layout.elements(part).forEach(value -> line(type.add(node, part.getTagName(), make(value))));
            } else {
                line(type.add(node, type.defaultProperty(), make(part)));
            }
        }
        for (Attr attribute : attributes(element)) {
            if (attribute.getValue().startsWith("#")) {
                line("%s.%s(%s);", node, NodeType.setter(attribute.getName()), handler(attribute));
            } else if (!attribute.getName().contains(".")) {
                line(type.set(node, attribute.getName(), attribute.getValue()));
            }
        }
        statics(element, node, type);
    }

    private void statics(Element element, String node, NodeType type) {
        attributes(element).stream()
                .filter(attribute -> attribute.getName().contains("."))
                .forEach(attribute -> line(type.setStatic(node, attribute.getName(), attribute.getValue())));
    }

    private String handler(Attr attribute) {
        String name = attribute.getValue().substring(1);
        Method method = (Method) member(Arrays.stream(controller.getDeclaredMethods()), name)
                .orElseThrow(() -> layout.problem("wants a method " + name + " of its controller"));
        return "event -> controller.%s(%s)".formatted(name, method.getParameterCount() == 0 ? "" : "event");
    }

    private void inject(String field, String value) {
        member(Arrays.stream(controller.getDeclaredFields()), field)
                .map(Field.class::cast)
                .ifPresent(found -> line("controller.%s = %s;", field, value));
    }

    /** {@return the member with this name that the controller declares for FXML} */
    private Optional<Member> member(Stream<? extends Member> members, String name) {
        Optional<Member> found = members.filter(member ->
                        member.getName().equals(name) && ((AccessibleObject) member).isAnnotationPresent(FXML.class))
                .map(Member.class::cast)
                .findFirst();
        if (found.filter(member -> Modifier.isPrivate(member.getModifiers())).isPresent()) {
            throw layout.problem("is compiled, so " + controller.getSimpleName() + "." + name + " must not be private");
        }
        return found;
    }

    private static List<Attr> attributes(Element element) {
        return IntStream.range(0, element.getAttributes().getLength())
                .mapToObj(i -> (Attr) element.getAttributes().item(i))
                .filter(attribute -> !attribute.getName().startsWith("fx:")
                        && !attribute.getName().startsWith("xmlns")
                        && !attribute.getName().equals("source"))
                .toList();
    }

    private void line(String format, Object... arguments) {
        body.append(" ".repeat(8))
                .append(arguments.length == 0 ? format : format.formatted(arguments))
                .append('\n');
    }
}
