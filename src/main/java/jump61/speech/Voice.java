package jump61.speech;

/** Speaks texts. No method waits until something is spoken, and none fails. */
public interface Voice {
    /** A voice that says nothing. */
    Voice SILENT = new Voice() {
        @Override
        public void say(String text) {}

        @Override
        public void silence() {}
    };

    /** Says {@code text} after what is being said. */
    void say(String text);

    /** Stops what is being said, and drops what waits. */
    void silence();
}
