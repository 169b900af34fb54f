package jump61.app;

import java.nio.file.Files;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.scene.control.ButtonBase;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.Side;
import jump61.table.Extras;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableSettings;
import jump61.table.Terms;
import jump61.table.Wish;
import org.testfx.util.WaitForAsyncUtils;

/** The states of the window that need a friend at a table. The friend has no window. */
final class TablePictures {
    private final PictureWindow window;
    private Table friend;
    /** Closes the tables of friends, once there is a picture of them. */
    private Runnable leaving = () -> {};

    TablePictures(PictureWindow window) {
        this.window = window;
    }

    /** {@return what leads to each state, in an order in which they can follow each other} */
    Map<String, Callable<Void>> states() {
        Map<String, Callable<Void>> states = new LinkedHashMap<>();
        states.put("60-online", this::online);
        states.put("61-table-open", this::open);
        states.put("61-table-addresses", () -> {
            open();
            fire("#more");
            return null;
        });
        states.put("62-table-offer", this::offer);
        return states;
    }

    private Table openFriends(String name, int game, String clock, Duration patience) throws Exception {
        TableSettings settings = new TableSettings(Files.createTempDirectory("friend"), name, true, patience);
        var which = Games.all().get(game);
        Terms terms = new Terms(
                which,
                which.sizes().usualSize(),
                Side.SECOND,
                Pace.read(clock).orElseThrow(),
                new Extras(game > 0, game > 0));
        return Table.open(settings, terms, Runnable::run, event -> {});
    }

    private void goOnline() {
        window.choose("newGame");
        fire("#online");
    }

    private void fire(String query) {
        window.run(() -> ((ButtonBase) window.stage().getScene().lookup(query)).fire());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Optional<ButtonBase> bertrams() {
        return window.stage().getScene().getRoot().lookupAll(".table-row").stream()
                .filter(row -> row.getAccessibleText().startsWith("Bertram"))
                .map(ButtonBase.class::cast)
                .findFirst();
    }

    private Void online() throws Exception {
        Table one = openFriends("Bertram", 0, "none", Duration.ofMinutes(2));
        Table other = openFriends("Clara", 1, "total:300+3", Duration.ofMinutes(2));
        goOnline();
        WindowTest.waitUntil(() -> window.stage()
                        .getScene()
                        .lookup("#tables")
                        .lookupAll(".table-row")
                        .size()
                >= 2);
        leaving = () -> List.of(one, other).forEach(Table::leave);
        return null;
    }

    private Void open() throws Exception {
        leaving.run();
        goOnline();
        fire("#openTable");
        Thread.sleep(1_000);
        return null;
    }

    private Void offer() throws Exception {
        friend = openFriends("Bertram", 1, "total:300+3", Duration.ofMinutes(2));
        goOnline();
        WindowTest.waitUntil(() -> bertrams().isPresent());
        window.run(() -> bertrams().orElseThrow().fire());
        WaitForAsyncUtils.waitForFxEvents();
        WindowTest.waitUntil(
                () -> window.program().match().playersProperty().get().haveRemote());
        for (int i = 0; i < 6; i++) {
            Position now = window.program().match().positionProperty().get();
            if (now.toMove() == Side.FIRST) {
                window.run(() -> window.program().match().play(now.legalMoves().get(0)));
            } else {
                Thread.sleep(500);
                friend.play(now.legalMoves().get(0));
            }
            WindowTest.waitUntil(() ->
                    !now.equals(window.program().match().positionProperty().get()));
        }
        friend.say(4);
        friend.ask(Wish.TAKEBACK, 6);
        Thread.sleep(1_000);
        return null;
    }
}
