package jump61.app;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import jump61.game.BoardSize;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.Side;
import jump61.record.AppDirectories;
import jump61.table.Extras;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.window.FxWait;
import org.junit.jupiter.api.AfterEach;

/** A friend without a window, with whom the window plays at a table. */
abstract class FriendAtTable extends WindowTest {
    static final String NAME = "Bob " + ProcessHandle.current().pid();

    final Queue<TableEvent> heard = new ConcurrentLinkedQueue<>();

    Table friend;

    @AfterEach
    void leave() {
        if (friend != null) {
            friend.leave();
        }
    }

    TableSettings friendly() {
        return called(NAME);
    }

    TableSettings called(String name) {
        return TableSettings.of(AppDirectories.in(home.resolve("friend")), name, true);
    }

    boolean hasHeard(Class<?> kind) {
        return heard.stream().anyMatch(kind::isInstance);
    }

    int movesHeard() {
        return heard(TableEvent.Moved.class);
    }

    int heard(Class<?> kind) {
        return (int) heard.stream().filter(kind::isInstance).count();
    }

    void fire(String query) {
        robot.interact(() -> ((ButtonBase) robot.lookup(query).query()).fire());
        FxWait.settle();
    }

    void goOnline() {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        fire(".sheet #online");
        robot.interact(
                () -> robot.lookup(".sheet #tableName").queryAs(TextField.class).setText("Ann"));
    }

    /** The window opens a table on a board of four rows, and the friend joins it. */
    void playAsHost() {
        playAsHostWith(friendly());
    }

    void playAsHostWith(TableSettings guest) {
        goOnline();
        robot.interact(() -> {
            choose("#tableSize", BoardSize.square(4));
            choose("#tableSide", Optional.of(Side.FIRST));
        });
        fire(".sheet #openTable");
        waitUntil(() ->
                !robot.lookup(".sheet #code").queryAs(TextField.class).getText().isEmpty());
        int port = TableCode.read(
                        robot.lookup(".sheet #code").queryAs(TextField.class).getText())
                .orElseThrow()
                .port();
        friend = Table.join(guest, new TableCode("127.0.0.1", port), Extras.NONE, Runnable::run, heard::add);
        waitUntil(() -> match().playersProperty().get().haveRemote());
    }

    @SuppressWarnings("unchecked")
    <T> void choose(String query, T value) {
        ((ChoiceBox<T>) robot.lookup(".sheet " + query).query()).setValue(value);
    }

    Position position() {
        return match().positionProperty().get();
    }

    void playHere() {
        robot.interact(() -> match().play(position().legalMoves().get(0)));
        waitUntil(() -> !match().animatingProperty().get());
    }

    void playThere() {
        int before = match().turns().size();
        waitUntil(() -> movesHeard() == before);
        Move move = position().legalMoves().get(0);
        friend.play(move);
        waitUntil(() -> match().turns().size() == before + 1
                && !match().animatingProperty().get());
    }

    Bounds place(String id) {
        Node node = robot.lookup(id).query();
        return FxWait.ask(() -> node.localToScene(node.getLayoutBounds()));
    }

    boolean isVisible(String id) {
        return robot.lookup(id)
                .tryQuery()
                .filter(Node::isVisible)
                .filter(node -> node.getParent().isVisible())
                .isPresent();
    }

    List<TableCode> codes() {
        return heard.stream()
                .filter(TableEvent.Opened.class::isInstance)
                .map(event -> ((TableEvent.Opened) event).codes())
                .findFirst()
                .orElseThrow();
    }

    Optional<ButtonBase> friendsTable() {
        return tableOf(NAME);
    }

    /** {@return the table in the list whose text begins like this} */
    Optional<ButtonBase> tableOf(String beginning) {
        return robot.lookup(".sheet .table-row").queryAll().stream()
                .map(ButtonBase.class::cast)
                .filter(table -> table.getAccessibleText().startsWith(beginning))
                .findFirst();
    }
}
