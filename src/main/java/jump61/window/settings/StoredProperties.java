package jump61.window.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/**
 * Properties that can be stored as texts and restored from them, each under a key. An invalid text leaves its property
 * unchanged. A property may also be added after the texts have been read: it takes its value from the text under its key.
 */
final class StoredProperties {
    private final Map<String, Entry<?>> entries = new TreeMap<>();
    private Map<String, String> read = Map.of();
    private final List<BiConsumer<String, Entry<?>>> onAdded = new ArrayList<>();

    private record Entry<T>(Property<T> property, Function<T, String> write, Function<String, T> read) {
        String text() {
            return write.apply(property.getValue());
        }

        void take(String text) {
            try {
                property.setValue(read.apply(text));
            } catch (IllegalArgumentException ignored) {
                // The property keeps its value.
            }
        }
    }

    Map<String, String> toMap() {
        Map<String, String> map = new TreeMap<>();
        entries.forEach((key, entry) -> map.put(key, entry.text()));
        return map;
    }

    /** Sets the properties contained in {@code map}, and later those that are added. */
    void take(Map<String, String> map) {
        read = Map.copyOf(map);
        entries.forEach((key, entry) -> take(key));
    }

    private void take(String key) {
        if (read.containsKey(key)) {
            entries.get(key).take(read.get(key));
        }
    }

    /** Calls {@code action} after each change. */
    void onChange(Runnable action) {
        entries.values().forEach(entry -> onChange(entry, action));
        onAdded.add((key, entry) -> onChange(entry, action));
    }

    /** Passes the key and the text of each property that is added later to {@code action}. */
    void onAdded(BiConsumer<String, String> action) {
        onAdded.add((key, entry) -> action.accept(key, entry.text()));
    }

    private static void onChange(Entry<?> entry, Runnable action) {
        entry.property().addListener((observable, before, now) -> action.run());
    }

    StringProperty text(String key, String value) {
        return text(key, value, Function.identity());
    }

    /** Adds a text that is checked by {@code read}, which returns the value to use or throws an IllegalArgumentException. */
    StringProperty text(String key, String value, Function<String, String> read) {
        return add(key, new SimpleStringProperty(value), Function.identity(), read);
    }

    /** Adds a text on one line that must match {@code form}. */
    StringProperty line(String key, String value, String form) {
        return text(key, value, text -> {
            if (!text.matches(form)) {
                throw new IllegalArgumentException("not " + form);
            }
            return text;
        });
    }

    BooleanProperty flag(String key, boolean value) {
        return add(key, new SimpleBooleanProperty(value), String::valueOf, StoredProperties::flag);
    }

    private static boolean flag(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text + " is neither true nor false");
        };
    }

    DoubleProperty number(String key, double value, double least, double most) {
        return add(key, new SimpleDoubleProperty(value), String::valueOf, text -> number(text, least, most));
    }

    private static double number(String text, double least, double most) {
        double number = Double.parseDouble(text);
        if (!(least <= number && number <= most)) {
            throw new IllegalArgumentException(text + " is not from " + least + " to " + most);
        }
        return number;
    }

    <E extends Enum<E>> ObjectProperty<E> choice(String key, E value) {
        return add(
                key,
                new SimpleObjectProperty<>(value),
                Enum::name,
                text -> Enum.valueOf(value.getDeclaringClass(), text));
    }

    private <T, P extends Property<T>> P add(
            String key, P property, Function<T, String> write, Function<String, T> parse) {
        Entry<T> entry = new Entry<>(property, write, parse);
        if (entries.putIfAbsent(key, entry) != null) {
            throw new IllegalArgumentException("two settings are called " + key);
        }
        take(key);
        onAdded.forEach(action -> action.accept(key, entry));
        return property;
    }
}
