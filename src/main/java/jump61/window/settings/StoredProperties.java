package jump61.window.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
 * Properties that can be written as texts and set from them, each under a key. An invalid text leaves its property
 * unchanged.
 */
final class StoredProperties {
    private final List<Entry<?>> entries = new ArrayList<>();

    private record Entry<T>(String key, Property<T> property, Function<T, String> write, Function<String, T> read) {
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
        entries.forEach(entry -> map.put(entry.key(), entry.text()));
        return map;
    }

    /** Sets the properties contained in {@code map}. */
    void take(Map<String, String> map) {
        entries.stream()
                .filter(entry -> map.containsKey(entry.key()))
                .forEach(entry -> entry.take(map.get(entry.key())));
    }

    /** Calls {@code action} after each change. */
    void onChange(Runnable action) {
        entries.forEach(entry -> entry.property().addListener((observable, before, now) -> action.run()));
    }

    StringProperty text(String key, String value) {
        StringProperty property = new SimpleStringProperty(value);
        entries.add(new Entry<>(key, property, Function.identity(), Function.identity()));
        return property;
    }

    BooleanProperty flag(String key, boolean value) {
        BooleanProperty property = new SimpleBooleanProperty(value);
        entries.add(new Entry<>(key, property, String::valueOf, Boolean::valueOf));
        return property;
    }

    DoubleProperty number(String key, double value, double least, double most) {
        DoubleProperty property = new SimpleDoubleProperty(value);
        entries.add(new Entry<>(key, property, String::valueOf, text -> number(text, least, most)));
        return property;
    }

    private static double number(String text, double least, double most) {
        double number = Double.parseDouble(text);
        if (Double.isNaN(number)) {
            throw new IllegalArgumentException(text + " is no number");
        }
        return Math.max(least, Math.min(most, number));
    }

    <E extends Enum<E>> ObjectProperty<E> choice(String key, E value) {
        ObjectProperty<E> property = new SimpleObjectProperty<>(value);
        entries.add(new Entry<>(key, property, Enum::name, text -> Enum.valueOf(value.getDeclaringClass(), text)));
        return property;
    }
}
