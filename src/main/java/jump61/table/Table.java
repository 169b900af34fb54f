package jump61.table;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import jump61.game.Move;
import jump61.game.Side;

/**
 * A table at which two people play, from the moment it is opened or joined to the end of the evening. The listener
 * receives all events, in order, through the {@code home} executor. No method waits except {@link #awaitClosed}. A call
 * that is not possible now has no effect, because it may have been possible when the player decided.
 */
public final class Table {
    /** The number of set phrases. */
    public static final int PHRASES = 12;

    private static final int ID_BYTES = 8;
    private static final Duration FAREWELL = Duration.ofMillis(2_500);

    private final TableSettings settings;
    private final Executor home;
    private final Consumer<TableEvent> listener;
    private final TableLoop loop = new TableLoop();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final TableClock clock = new TableClock(loop, System::nanoTime, this::timeUp, this::overdue);
    private final RateLimit phrases = phrases();
    private final Gallery gallery = new Gallery(loop, count -> tell(new TableEvent.Watched(count)));

    // Only the loop changes the fields below.
    private OwnKey key;
    private End end;
    private Connection connection;
    private Future<?> patience;
    private boolean over;
    private volatile String id;
    private volatile Terms terms;
    private volatile Kept kept;
    private volatile Conversation conversation;

    private Table(TableSettings settings, Executor home, Consumer<TableEvent> listener) {
        this.settings = settings;
        this.home = home;
        this.listener = listener;
    }

    /** Opens a table and waits for a guest. */
    public static Table open(TableSettings settings, Terms terms, Executor home, Consumer<TableEvent> listener) {
        Table table = new Table(settings, home, listener);
        byte[] id = new byte[ID_BYTES];
        new SecureRandom().nextBytes(id);
        table.id = HexFormat.of().formatHex(id);
        table.terms = terms;
        table.begin(tls -> new HostEnd(table, tls, TableCode.USUAL_PORT), Closing.CANNOT_OPEN);
        return table;
    }

    /**
     * Takes the seat at a table. If the host offers more extras than this player agrees to, only {@linkplain
     * TableEvent.Offered reports} them.
     */
    public static Table join(
            TableSettings settings, TableCode where, Extras agreed, Executor home, Consumer<TableEvent> listener) {
        Table table = new Table(settings, home, listener);
        table.begin(tls -> new GuestEnd(table, tls, where, agreed), Closing.NO_ANSWER);
        return table;
    }

    /** {@return the last table that this program left without saying so, as after a crash; empty if there is none} */
    public static Optional<Table> resume(TableSettings settings, Executor home, Consumer<TableEvent> listener)
            throws IOException {
        Optional<Kept> last = Kept.latest(settings.folder());
        if (last.isEmpty()) {
            return Optional.empty();
        }
        Kept kept = last.get();
        Kept.Head head = kept.head();
        Table table = new Table(head.again(settings), home, listener);
        table.id = head.id();
        table.terms = head.terms();
        try {
            table.conversation = kept.conversation();
        } catch (ProtocolException damaged) {
            kept.forget();
            return Optional.empty();
        }
        table.kept = kept;
        table.loop.run(() -> table.conversation.soFar().forEach(table::tell));
        table.begin(
                tls -> head.host()
                        ? new HostEnd(table, tls, head.where().port())
                        : new GuestEnd(table, tls, head.where(), head.terms().extras()),
                Closing.CANNOT_OPEN);
        return Optional.of(table);
    }

    /** {@return a limit on the phrases that are accepted from the other side} */
    static RateLimit phrases() {
        return new RateLimit(6, 1 / 3.0, System.nanoTime());
    }

    private void begin(Function<Tls, End> ends, Closing otherwise) {
        loop.run(() -> {
            try {
                key = OwnKey.in(settings.folder());
                end = ends.apply(new Tls(key));
                if (kept == null || kept.head().host()) {
                    end.begin();
                }
                if (kept != null) {
                    waitForOther();
                }
            } catch (IOException impossible) {
                close(otherwise);
            }
        });
    }

    /**
     * Called when the player sees the position: the time for this side's move starts, or continues after a question or
     * a broken connection. No effect if it is already running or this side is not to move.
     */
    public void think() {
        long since = System.nanoTime();
        loop.run(() -> {
            if (conversation != null && connection != null && !over) {
                clock.think(conversation, since);
            }
        });
    }

    /** Makes this side's move. If it comes too late, the game is {@linkplain TableEvent.Started reported} as it is now. */
    public void play(Move move) {
        say(now -> {
            Optional<TableMessage.Kept> message = now.move(move, clock.used());
            if (message.isEmpty() && now.result().isEmpty()) {
                tell(now.started());
            }
            return message;
        });
    }

    /** Resigns the game. */
    public void resign() {
        say(Conversation::resignation);
    }

    /** Ends the game because this side's time is up. */
    public void timeUp() {
        say(Conversation::timeUp);
    }

    /** Ends the game because the other side's time is up, but its program does not say so. */
    private void overdue() {
        if (!over && connection != null) {
            take(conversation.overdue());
            connection.post(new TableMessage.Bye(TableMessage.Why.TIME));
            close(Closing.LEFT);
        }
    }

    /**
     * Asks the other side for something.
     *
     * @param ply the number of moves that the player sees; if there are more by now, the question comes too late
     */
    public void ask(Wish wish, int ply) {
        say(now -> wish == Wish.REMATCH || now.play().ply() == ply ? now.ask(wish) : Optional.empty());
    }

    /** Answers what the other side asks for. */
    public void answer(boolean yes) {
        say(now -> now.answer(yes));
    }

    /** Says one of the set phrases, by its number. */
    public void say(int phrase) {
        say(now -> Optional.of(new TableMessage.Said(phrase)));
    }

    /** Leaves the table and its game. The other side is notified in the background. */
    public void leave() {
        loop.run(() -> {
            if (connection != null) {
                connection.post(new TableMessage.Bye(TableMessage.Why.LEFT));
            }
            close(Closing.LEFT);
        });
    }

    /** Waits until the other side knows that this one has left, or the time for that is up. */
    public void awaitClosed() {
        try {
            closed.await(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** {@return whether this side may ask for something now} */
    public boolean mayAsk(Wish wish) {
        Conversation now = conversation;
        return now != null && now.mayAsk(wish);
    }

    /** {@return the time a side has left after the moves so far} */
    public Duration left(Side side) {
        Conversation now = conversation;
        return now == null ? Duration.ZERO : now.left(side);
    }

    /** {@return the score of the evening so far} */
    public TableScore score() {
        Conversation now = conversation;
        return now == null ? TableScore.NONE : now.score();
    }

    /** {@return the other player's name; empty if it is not known} */
    public String otherName() {
        Kept now = kept;
        return now == null ? "" : now.head().people().other();
    }

    /** {@return the terms of play; null until a guest knows them} */
    public Terms terms() {
        return terms;
    }

    TableSettings settings() {
        return settings;
    }

    String id() {
        return id;
    }

    Kept kept() {
        return kept;
    }

    private void say(Function<Conversation, Optional<TableMessage.Kept>> what) {
        loop.run(() -> {
            if (conversation == null || over) {
                return;
            }
            Optional<TableMessage.Kept> message = what.apply(conversation);
            if (message.isPresent()) {
                try {
                    Conversation.Step step = conversation.sent(message.get());
                    keep(true, message.get());
                    if (connection != null) {
                        connection.post(message.get());
                    }
                    take(step);
                } catch (ProtocolException | IOException impossible) {
                    close(Closing.PROTOCOL);
                }
            }
        });
    }

    private void keep(boolean own, TableMessage.Kept message) throws IOException {
        kept.add(own, message);
        gallery.tell(own, message);
    }

    private void take(Conversation.Step step) {
        conversation = step.then();
        if (connection == null) {
            clock.pause();
        } else {
            clock.follow(conversation);
        }
        step.events().forEach(this::tell);
    }

    void tell(TableEvent event) {
        if (!(event instanceof TableEvent.Said) || phrases.admits(System.nanoTime())) {
            home.execute(() -> listener.accept(event));
        }
    }

    void opened(List<TableCode> codes) {
        if (kept == null) {
            tell(new TableEvent.Opened(codes));
        }
    }

    /** {@return the host's reply to a visitor} */
    TableMessage offer(String fingerprint) throws InterruptedException {
        return loop.ask(() -> {
            if (over) {
                return new TableMessage.Bye(TableMessage.Why.UNKNOWN);
            } else if (kept == null) {
                return new TableMessage.Offered(id, terms);
            }
            if (isOther(fingerprint)) {
                return new TableMessage.Back(id, kept.received());
            }
            return terms.extras().watching()
                    ? new TableMessage.Playing(id, terms, otherName())
                    : new TableMessage.Bye(TableMessage.Why.FULL);
        });
    }

    /** {@return whether a guest gets the seat; the first who asks for it does} */
    boolean seat(Connection guest, Kept.People people, TableCode where, Extras agreed) throws InterruptedException {
        return loop.ask(() -> {
            if (over || kept != null) {
                guest.write(new TableMessage.Bye(TableMessage.Why.FULL));
                return false;
            }
            terms = terms.with(terms.extras().and(agreed));
            sitDown(true, people, where);
            guest.post(new TableMessage.Seated(id));
            talk(guest);
            return true;
        });
    }

    /** {@return whether somebody may watch} */
    boolean admit(Connection watcher) throws InterruptedException {
        return loop.ask(() -> !over && kept != null && terms.extras().watching() && gallery.admit(watcher, kept));
    }

    /** Called when this guest has been given the seat. */
    void seated(Connection host, TableMessage.Offered offered, String name, TableCode where)
            throws IOException, InterruptedException {
        String fingerprint = host.fingerprint();
        loop.ask(() -> {
            if (over) {
                host.close();
                return false;
            }
            id = offered.id();
            terms = offered.terms();
            sitDown(false, new Kept.People(settings.name(), name, fingerprint), where);
            talk(host);
            return true;
        });
    }

    private void sitDown(boolean host, Kept.People people, TableCode where) throws IOException {
        kept = Kept.create(settings.folder(), new Kept.Head(host, id, terms, people, where));
        conversation = Conversation.begin(terms, host);
        KnownKeys.Trust trust = new KnownKeys(settings.folder()).meet(people.fingerprint(), people.other());
        tell(new TableEvent.Joined(people.other(), KnownKeys.code(people.fingerprint()), key.code(), trust));
        tell(conversation.started());
    }

    private void talk(Connection with) throws IOException {
        connection = with;
        clock.follow(conversation);
        with.start(new Incoming(loop, this));
    }

    /** {@return whether the other side is back} It says how many messages it has received so far. */
    boolean goOn(Connection other, String fingerprint, int received) throws InterruptedException {
        return loop.ask(() -> {
            List<TableMessage.Kept> sent = kept == null ? List.of() : kept.sent();
            if (over || kept == null || !isOther(fingerprint) || received > sent.size()) {
                return false;
            }
            Connection before = connection;
            sent.subList(received, sent.size()).forEach(other::post);
            talk(other);
            if (before != null) {
                before.close();
            }
            if (patience != null) {
                patience.cancel(false);
                patience = null;
                tell(new TableEvent.Back());
            }
            return true;
        });
    }

    boolean isOther(String fingerprint) {
        return kept != null && kept.head().people().fingerprint().equals(fingerprint);
    }

    /** Called when the table cannot be reached, or no longer can. */
    void failed(Closing why) {
        loop.run(() -> close(why));
    }

    /** Handles a message that has arrived. */
    void take(Connection from, TableMessage message) {
        if (from != connection || over) {
            return;
        }
        try {
            if (message instanceof TableMessage.Bye bye) {
                TableMessage.Why why = clock.believed(bye.why(), conversation);
                conversation.farewell(why).ifPresent(this::take);
                close(Closing.of(why));
            } else if (message instanceof TableMessage.Kept said) {
                Conversation.Step step = conversation.received(said);
                keep(false, said);
                if (said instanceof TableMessage.Moved moved) {
                    clock.heard(Duration.ofMillis(moved.millis()));
                }
                take(step);
            } else if (!(message instanceof TableMessage.Ping)) {
                throw new ProtocolException("a greeting in the middle");
            }
        } catch (ProtocolException | IOException wrong) {
            breakOff(from);
        }
    }

    /** Ends the connection, because the other side has broken the protocol. */
    void breakOff(Connection from) {
        if (from == connection && !over) {
            from.post(new TableMessage.Bye(TableMessage.Why.PROTOCOL));
            close(Closing.PROTOCOL);
        }
    }

    /** Called when a connection has ended. */
    void ended(Connection from) {
        if (from == connection && over) {
            finish(from);
        } else if (from == connection) {
            connection = null;
            clock.pause();
            waitForOther();
        }
    }

    private void waitForOther() {
        if (patience == null && !over) {
            patience = loop.after(settings.patience(), () -> close(Closing.LOST));
            tell(new TableEvent.Lost(settings.patience()));
            end.lost();
        }
    }

    private void close(Closing why) {
        if (over) {
            return;
        }
        over = true;
        clock.pause();
        gallery.close(why);
        if (end != null) {
            end.close();
        }
        if (kept != null) {
            try {
                if (why == Closing.LOST) {
                    kept.close();
                } else {
                    kept.forget();
                }
            } catch (IOException stays) {
                // It is deleted when it is old.
            }
        }
        tell(new TableEvent.Closed(why));
        Connection last = connection;
        boolean polite = last != null && (why == Closing.LEFT || why == Closing.PROTOCOL);
        if (polite) {
            loop.after(FAREWELL, () -> finish(last));
        } else {
            finish(last);
        }
    }

    private void finish(Connection last) {
        if (last != null) {
            last.close();
        }
        closed.countDown();
        loop.close();
    }

    /** For tests: ends everything at once, as if the system had ended the program. */
    void dropAsIfKilled() throws InterruptedException {
        loop.ask(() -> {
            over = true;
            gallery.drop();
            end.close();
            kept.close();
            connection.close();
            loop.closeNow();
            return true;
        });
    }
}
