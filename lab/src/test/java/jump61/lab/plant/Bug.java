package jump61.lab.plant;

import java.nio.file.Path;

/**
 * A small change of one class that still compiles, more often than not.
 *
 * @param source its file, from the root of the sources
 * @param start where the text that is replaced begins, in characters
 * @param end where it ends
 * @param replacement what stands there instead
 * @param line the number of its line
 * @param text that line, without the space around it
 * @param same how many bugs before it in the same file have that text and that change
 */
record Bug(Path source, int start, int end, String before, String replacement, int line, String text, int same) {
    /** {@return what is changed, in one line} */
    String change() {
        return oneLine(before) + " → " + (replacement.isEmpty() ? "nothing" : oneLine(replacement));
    }

    /** {@return what tells it apart from others, wherever its line goes} */
    String key() {
        return className() + " | " + text + " | " + change() + (same == 0 ? "" : " | " + (same + 1));
    }

    String className() {
        return source.toString().replace(".java", "").replace('/', '.').replace('\\', '.');
    }

    String packageName() {
        String name = className();
        return name.substring(0, name.lastIndexOf('.'));
    }

    /** {@return the whole file with the bug in it} */
    String in(String whole) {
        return whole.substring(0, start) + replacement + whole.substring(end);
    }

    @Override
    public String toString() {
        return source + ":" + line + "  " + change() + "   in " + text;
    }

    private static String oneLine(String code) {
        return code.replaceAll("\\s+", " ").strip();
    }
}
