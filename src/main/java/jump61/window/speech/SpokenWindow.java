package jump61.window.speech;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.util.Duration;
import jump61.game.Rounds;
import jump61.game.Turn;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.sound.Voice;

/**
 * Reads the window aloud: the focused control and its state, the square under the cursor, sheets when they open, every
 * move, and the line that says whose turn it is.
 */
public final class SpokenWindow {
    private static final String BOARD = "board";
    private static final String SHEET = "sheet";

    /** The time after which whatever changes with one action has changed. */
    private static final Duration SETTLED = Duration.millis(150);

    private final Scene scene;
    private final Supplier<Texts> texts;
    private Voice voice = Voice.SILENT;
    private Node sheet;
    private String state = "";

    /** Number of announcements about the game so far. */
    private int news;

    /** Number of controls described so far because they received the focus. */
    private int focusTold;

    /** Runs while a changed text is about to be announced. */
    private final PauseTransition settling = new PauseTransition(SETTLED);

    /**
     * Creates a reader for a scene.
     *
     * @param texts returns the texts in the current language
     */
    public SpokenWindow(Scene scene, Supplier<Texts> texts) {
        this.scene = scene;
        this.texts = texts;
        scene.focusOwnerProperty().addListener((observable, before, now) -> focused(now));
        // The effects of a key are complete only after all its handlers have run.
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::afterwards);
        scene.addEventFilter(KeyEvent.KEY_TYPED, this::afterwards);
        // Space switches when it is released.
        scene.addEventFilter(KeyEvent.KEY_RELEASED, this::afterwards);
    }

    /** Changes the voice. */
    public void setVoice(Voice now) {
        voice = now;
        sheet = null;
        focused(scene.getFocusOwner());
    }

    /**
     * Announces each turn added to {@code turns}, and the last one that is left when others are taken back; of a game that
     * begins or is loaded, the board if it has the focus.
     */
    public void follow(ObservableList<Turn> turns, Supplier<MatchTexts> words) {
        turns.addListener((ListChangeListener<Turn>) change -> {
            while (change.next()) {
                if (change.getAddedSize() == 1 && change.getRemovedSize() == 0 && change.getTo() == turns.size()) {
                    tell(last(turns, words.get()));
                } else if (isTakenBack(change, turns)) {
                    news++;
                    int left = turns.size();
                    // Several turns are taken back one by one.
                    Platform.runLater(() -> {
                        if (turns.size() == left) {
                            tell(last(turns, words.get()));
                        }
                    });
                } else {
                    begun();
                }
            }
        });
    }

    private static String last(List<Turn> turns, MatchTexts words) {
        return words.move(turns.get(turns.size() - 1), Rounds.of(turns.size(), turns));
    }

    /** Announces each turn that is shown without being part of the game, for example the answer in a puzzle. */
    public void follow(ReadOnlyObjectProperty<Turn> shown, Supplier<MatchTexts> words) {
        shown.addListener((observable, before, now) -> {
            if (now != null) {
                tell(words.get().move(now));
            }
        });
    }

    /** Returns whether a change leaves the beginning of the same game. */
    private static boolean isTakenBack(ListChangeListener.Change<? extends Turn> change, List<Turn> left) {
        List<? extends Turn> before = change.getRemoved();
        boolean begins =
                left.size() < before.size() && before.subList(0, left.size()).equals(left);
        return !left.isEmpty() && (change.getAddedSize() == 0 || begins);
    }

    /** Describes the board of another game, which cuts off what is being said about the one before. */
    private void begun() {
        voice.silence();
        int before = focusTold;
        // The board shows the game once all else has been told of it.
        Platform.runLater(() -> {
            Node owner = scene.getFocusOwner();
            if (before == focusTold && owner != null && owner.getStyleClass().contains(BOARD)) {
                describe(owner).forEach(voice::say);
            }
        });
    }

    /**
     * Announces a text whenever it has changed, but none that stands only while other things change with it. It is read
     * after the control that receives the focus at the same time, whose description would cut it off.
     */
    public void follow(ObservableValue<String> text) {
        settling.setOnFinished(over -> voice.say(text.getValue()));
        text.addListener((observable, before, now) -> {
            news++;
            settling.playFromStart();
        });
    }

    /** Announces the reports of what the user has done. */
    public void followNotes(ObservableValue<String> note) {
        note.addListener((observable, before, now) -> tell(now));
    }

    private void tell(String text) {
        news++;
        voice.say(text);
    }

    private void focused(Node node) {
        if (node == null || voice == Voice.SILENT) {
            return;
        }
        focusTold++;
        voice.silence();
        Node opened = sheetOf(node);
        List<String> described = describe(node);
        if (opened != null && opened != sheet) {
            SheetWords.of(opened).forEach(voice::say);
        }
        sheet = opened;
        described.forEach(voice::say);
        describeOnceDrawn(node);
        if (settling.getStatus() == Animation.Status.RUNNING) {
            settling.playFromStart();
        }
    }

    /** Describes a control that received the focus before it had a skin, without which a board knows no texts. */
    private void describeOnceDrawn(Node node) {
        if (node instanceof Control control && control.getSkin() == null) {
            control.skinProperty().addListener((observable, before, now) -> {
                if (before == null && scene.getFocusOwner() == control) {
                    focused(control);
                }
            });
        }
    }

    private List<String> describe(Node node) {
        ControlWords words = new ControlWords(texts.get());
        state = words.state(node);
        return words.describe(node);
    }

    private static Node sheetOf(Node node) {
        Node ancestor = node;
        while (ancestor != null && !isSheet(ancestor)) {
            ancestor = ancestor.getParent();
        }
        return ancestor;
    }

    /** Returns whether a node is a sheet. JavaFX gives the same style class to the group of a list's rows. */
    private static boolean isSheet(Node node) {
        return node instanceof Region && node.getStyleClass().contains(SHEET);
    }

    private void afterwards(InputEvent event) {
        if (voice != Voice.SILENT) {
            Node at = scene.getFocusOwner();
            int told = news;
            Platform.runLater(() -> changed(at, told));
        }
    }

    /** Announces the new state of the control, unless the key made a move, whose announcement says more. */
    private void changed(Node before, int told) {
        Node now = scene.getFocusOwner();
        if (now == null || now != before) {
            return;
        }
        String next = new ControlWords(texts.get()).state(now);
        if (!next.equals(state) && news == told) {
            voice.silence();
            voice.say(next);
        }
        state = next;
    }

    /**
     * Finds the text to read when a sheet opens: its title and paragraphs. The names of its controls are left out, because
     * they are read later.
     */
    private static final class SheetWords {
        private SheetWords() {}

        static List<String> of(Node sheet) {
            return texts(sheet).filter(text -> !text.isBlank()).distinct().toList();
        }

        private static Stream<String> texts(Node node) {
            if (!node.isVisible()) {
                return Stream.of();
            } else if (node instanceof Label label) {
                return label.getLabelFor() == null ? Stream.of(label.getText()) : Stream.of();
            } else if (node instanceof Text text) {
                return Stream.of(text.getText());
            } else if (node.isFocusTraversable()) {
                return Stream.of();
            }
            return node instanceof Parent parent
                    ? parent.getChildrenUnmodifiable().stream().flatMap(SheetWords::texts)
                    : Stream.of();
        }
    }
}
