package jump61.speech;

/** Speaks texts. No method waits until something is spoken, and none fails. */
public interface Voice {
    /** A voice that says nothing. */
    Voice SILENT = new Voice() {
        @Override
        public void say(String text) {}

        @Override
        public void interrupt(String text) {}
    };

    /** Says {@code text} after what is being said. */
    void say(String text);

    /** Says {@code text} at once, instead of all that is being said or waits. */
    void interrupt(String text);
}
