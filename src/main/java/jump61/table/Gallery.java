package jump61.table;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * The spectators of a table, on the host's side: only a few, and fewer from one address. They receive what the two
 * players' programs send to each other, except phrases. Those who are too slow, or say anything, are disconnected.
 * Confined to the table's loop.
 */
final class Gallery {
    private static final int MOST = 8;
    private static final int MOST_OF_ONE = 4;

    private final TableLoop loop;
    private final IntConsumer counts;
    private final List<Connection> watchers = new ArrayList<>();

    Gallery(TableLoop loop, IntConsumer counts) {
        this.loop = loop;
        this.counts = counts;
    }

    /** {@return whether a watcher is admitted; if so, it receives the games so far} */
    boolean admit(Connection watcher, Kept kept) throws IOException {
        InetAddress from = watcher.from();
        long same = watchers.stream().filter(each -> each.from().equals(from)).count();
        if (watchers.size() >= MOST || same >= MOST_OF_ONE) {
            watcher.write(new TableMessage.Bye(TableMessage.Why.FULL));
            return false;
        }
        List<TableMessage.Told> before = kept.entries().stream()
                .filter(entry -> isTold(entry.message()))
                .map(entry -> new TableMessage.Told(entry.own(), entry.message()))
                .toList();
        watcher.post(new TableMessage.Watching(before.size()));
        before.forEach(watcher::post);
        watchers.add(watcher);
        watcher.start(new Silence());
        counts.accept(watchers.size());
        return true;
    }

    private static boolean isTold(TableMessage.Kept message) {
        return !(message instanceof TableMessage.Said);
    }

    /** Passes on to all a message from the host or the guest. */
    void tell(boolean byHost, TableMessage.Kept message) {
        if (isTold(message)) {
            watchers.forEach(each -> each.post(new TableMessage.Told(byHost, message)));
        }
    }

    private void remove(Connection watcher) {
        watcher.close();
        if (watchers.remove(watcher)) {
            counts.accept(watchers.size());
        }
    }

    /** Says good-bye to all. */
    void close(Closing why) {
        TableMessage.Why said = why == Closing.LOST ? TableMessage.Why.UNKNOWN : TableMessage.Why.LEFT;
        watchers.forEach(each -> each.post(new TableMessage.Bye(said)));
        watchers.clear();
    }

    /** Ends at once, as if the system had ended the program. */
    void drop() {
        watchers.forEach(Connection::close);
    }

    private final class Silence implements Connection.Listener {
        @Override
        public void received(Connection from, TableMessage message) {
            if (!(message instanceof TableMessage.Ping)) {
                ended(from);
            }
        }

        @Override
        public void ended(Connection from) {
            from.close();
            loop.run(() -> remove(from));
        }

        @Override
        public void broken(Connection from) {
            ended(from);
        }
    }
}
