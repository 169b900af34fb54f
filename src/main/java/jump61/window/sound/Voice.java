package jump61.window.sound;

/** Speaks texts. Its methods do not wait for speech to finish, and never fail. */
public interface Voice {
    /** A voice that says nothing. */
    Voice SILENT = new Voice() {
        @Override
        public void say(String text) {}

        @Override
        public void silence() {}
    };

    /** Speaks {@code text} after the current text. */
    void say(String text);

    /** Stops speaking, and discards queued texts. */
    void silence();
}
