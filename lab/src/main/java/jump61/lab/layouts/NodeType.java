package jump61.lab.layouts;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.DefaultProperty;

/** The properties that nodes of a class have in layouts, as statements that set them. */
record NodeType(Layout layout, Class<?> type) {
    /** {@return the property that elements inside the node belong to} */
    String defaultProperty() {
        DefaultProperty property = type.getAnnotation(DefaultProperty.class);
        if (property == null) {
            throw layout.problem("puts something into a " + type.getSimpleName());
        }
        return property.value();
    }

    /** {@return the statement that puts a value into a list, or makes it the value of a property} */
    String add(String node, String property, String value) {
        return isList(property)
                ? "%s.%s().add(%s);".formatted(node, getter(property), value)
                : "%s.%s(%s);".formatted(node, setter(property), value);
    }

    /** {@return the statement that gives a property the value of an attribute} */
    String set(String node, String property, String value) {
        if (isList(property)) {
            String elements = Stream.of(value.split(","))
                    .map(String::trim)
                    .map(this::text)
                    .collect(joining(", "));
            return "%s.%s().addAll(%s);".formatted(node, getter(property), elements);
        }
        Class<?> wanted = method(type, candidate -> isGetter(candidate, property))
                .map(Method::getReturnType)
                .orElseThrow(() -> layout.problem("sets " + property + " of a " + type.getSimpleName()));
        return "%s.%s(%s);".formatted(node, setter(property), literal(wanted, value));
    }

    /** {@return the statement that sets a property of the pane around the node, such as {@code HBox.hgrow}} */
    String setStatic(String node, String name, String value) {
        int dot = name.indexOf('.');
        Class<?> pane = layout.type(name.substring(0, dot));
        String setter = setter(name.substring(dot + 1));
        Method method = method(
                        pane, candidate -> candidate.getName().equals(setter) && candidate.getParameterCount() == 2)
                .orElseThrow(() -> layout.problem("sets " + name));
        return "%s.%s(%s, %s);"
                .formatted(pane.getCanonicalName(), setter, node, literal(method.getParameterTypes()[1], value));
    }

    static String setter(String property) {
        return "set" + capitalized(property);
    }

    private static String getter(String property) {
        return "get" + capitalized(property);
    }

    private static boolean isGetter(Method method, String property) {
        return method.getParameterCount() == 0
                && (method.getName().equals(getter(property))
                        || method.getName().equals("is" + capitalized(property)));
    }

    private boolean isList(String property) {
        return method(type, candidate -> isGetter(candidate, property))
                .filter(method -> List.class.isAssignableFrom(method.getReturnType()))
                .isPresent();
    }

    private static Optional<Method> method(Class<?> type, Predicate<Method> wanted) {
        return Arrays.stream(type.getMethods())
                .filter(method -> !method.isBridge())
                .filter(wanted)
                .findFirst();
    }

    private String literal(Class<?> wanted, String value) {
        if (wanted == double.class) {
            return switch (value) {
                case "Infinity" -> "Double.POSITIVE_INFINITY";
                case "-Infinity" -> "Double.NEGATIVE_INFINITY";
                default -> String.valueOf(Double.parseDouble(value));
            };
        } else if (wanted == int.class) {
            return String.valueOf(Integer.parseInt(value));
        } else if (wanted == boolean.class) {
            return String.valueOf(Boolean.parseBoolean(value));
        } else if (wanted.isEnum()) {
            return wanted.getCanonicalName() + "." + value.toUpperCase(Locale.ROOT);
        } else if (wanted == String.class) {
            return text(value);
        }
        throw layout.problem("sets a " + wanted.getSimpleName() + ", which is not known how to write: " + value);
    }

    private String text(String value) {
        return value.startsWith("%") ? "parts.text(\"%s\")".formatted(value.substring(1)) : "\"%s\"".formatted(value);
    }

    private static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
