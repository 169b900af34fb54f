package jump61.table.ui;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import jump61.game.Game;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Result;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.table.Closing;
import jump61.table.Extras;
import jump61.table.Pace;
import jump61.table.Table;
import jump61.table.TableCode;
import jump61.table.TableEvent;
import jump61.table.TableSettings;
import jump61.table.TableWatch;
import jump61.table.Terms;
import jump61.table.Wish;
import jump61.table.ui.TableState.Stage;
import jump61.window.Worker;
import jump61.window.match.Backlog;
import jump61.window.match.MatchViewModel;
import jump61.window.match.TimeControl;

/**
 * The model of play at a table, without the window: at most one table at a time, whose games are the matches on the
 * board. It is confined to the view model's thread, and never blocks it. Events from the other side are handled once
 * everything before them has been shown. Starting another match on the board leaves the table.
 */
public final class TablePlay {
    private final MatchViewModel view;
    private final Executor home;
    private final Supplier<String> somebody;
    private final BiFunction<Side, Game, String> colour;
    private final ReadOnlyObjectWrapper<TableState> state = new ReadOnlyObjectWrapper<>(TableState.OFF);
    private final ReadOnlyObjectWrapper<TableEvent> last = new ReadOnlyObjectWrapper<>();
    private final Backlog<TableEvent> news;
    private final ReadOnlyBooleanWrapper drawWithMove = new ReadOnlyBooleanWrapper();
    private final ReadOnlyIntegerWrapper watchers = new ReadOnlyIntegerWrapper();
    private TableSettings settings;
    private Table table;
    private TableWatch watch;
    private TableEvent.Watching watched;
    private TableEvent.Joined joined;
    private Terms offered;
    private Runnable agreeing = () -> {};
    private Table left;
    private Match match;
    private Side own;
    private String name = "";
    private String typed = "";
    private Object current = this;
    private boolean taking;

    /**
     * Creates the model without a table.
     *
     * @param home runs tasks for events from the other side on the view model's thread
     * @param somebody supplies the name for an opponent without one
     * @param colour returns the colour of a side; players without names who are watched are called by their colours
     */
    TablePlay(MatchViewModel view, Executor home, Supplier<String> somebody, BiFunction<Side, Game, String> colour) {
        this.view = view;
        this.home = home;
        this.somebody = somebody;
        this.colour = colour;
        view.animatingProperty().addListener((observable, before, now) -> home.execute(this::think));
        news = new Backlog<>(view, home, this::isReady, this::take);
        view.matchProperty().addListener((observable, before, now) -> leaveUnless(now));
    }

    /** Opens a table and waits for a guest. */
    void open(TableSettings settings, Terms terms) {
        Object token = begin(Stage.WAITING, settings);
        sitDown(token, Table.open(settings, terms, home, event -> heard(token, event)));
    }

    /** Takes the seat at a table. */
    void join(TableSettings settings, TableCode where, Extras agreed) {
        Object token = begin(Stage.JOINING, settings);
        agreeing = () -> join(settings, where, offered.extras());
        sitDown(token, Table.join(settings, where, agreed, home, event -> heard(token, event)));
    }

    /** Takes the seat at a table whose code the user typed, and remembers the code as typed. */
    void join(TableSettings settings, TableCode where, String code) {
        typed = code;
        join(settings, where, Extras.NONE);
    }

    /** {@return the code typed last, to be corrected or tried again; empty once there has been a game} */
    String typed() {
        return typed;
    }

    /** {@return the terms of a host who offers more than this player has agreed to; empty if there is none} */
    Optional<Terms> offered() {
        return Optional.ofNullable(offered);
    }

    /** Joins the table that {@linkplain #offered offers} more. */
    void agree() {
        agreeing.run();
    }

    /** Watches two other people's game. */
    void watch(TableSettings settings, TableCode where) {
        Object token = begin(Stage.JOINING, settings);
        watch = TableWatch.begin(settings, where, home, event -> heard(token, event));
    }

    /** Resumes the unfinished game. */
    void resume(TableSettings settings, Worker background) {
        Object token = begin(Stage.JOINING, settings);
        background.run(
                () -> Table.resume(settings, home, event -> heard(token, event)),
                found -> found.ifPresentOrElse(resumed -> sitDown(token, resumed), () -> failed(token)),
                problem -> failed(token));
    }

    /** Resumes the game at the table that this player wanted to join or watch, but already has a seat at. */
    void resume(Worker background) {
        resume(settings, background);
    }

    private void failed(Object token) {
        if (token == current) {
            state.set(TableState.OFF.closed(Closing.UNKNOWN));
        }
    }

    /** {@return a token for the new table; events of earlier tables no longer count} */
    private Object begin(Stage first, TableSettings with) {
        leave();
        // Of a game that was to go on, but never sat down again.
        news.clear();
        settings = with;
        current = new Object();
        match = null;
        offered = null;
        watchers.set(0);
        state.set(TableState.of(first));
        return current;
    }

    private void sitDown(Object token, Table newTable) {
        if (token == current) {
            table = newTable;
            news.handle();
        } else {
            newTable.leave();
        }
    }

    private void heard(Object token, TableEvent event) {
        if (token == current) {
            news.add(event);
        }
    }

    /** Leaves the table and its game. No effect if there is none. */
    void leave() {
        Table now = table;
        current = this;
        if (watch != null) {
            endWatching(TableState.OFF);
        } else if (now == null) {
            state.set(TableState.OFF);
        } else {
            forget(TableState.OFF);
            now.leave();
            if (match != null) {
                match.end(new Result(Optional.of(own.opponent()), Result.Reason.RESIGNATION));
            }
        }
    }

    private void endWatching(TableState then) {
        watch.leave();
        forget(then);
        if (match != null) {
            match.end(new Result(Optional.empty(), Result.Reason.CONNECTION));
        }
    }

    private void forget(TableState then) {
        left = table;
        table = null;
        watch = null;
        news.clear();
        state.set(then);
        hold(false);
    }

    private void leaveUnless(Match shown) {
        if ((table != null || watch != null) && match != null && match != shown && !taking) {
            leave();
        }
    }

    /** Leaves, and waits until the other side knows or the time for that is up. */
    void close() {
        leave();
        if (left != null) {
            left.awaitClosed();
        }
    }

    /** {@return whether {@link #leave} would abandon an opponent in the middle of a game} */
    boolean isPlaying() {
        return table != null && match != null && !match.isOver();
    }

    /** {@return whether two people are at the table, and this is one of their games} */
    boolean isAtTable(Match shown) {
        return table != null && match == shown && state.get().stage() == Stage.PLAYING;
    }

    /** {@return whether this is the game being watched} */
    boolean isWatching(Match shown) {
        return watch != null && match == shown;
    }

    /** Whether a draw will be offered with the next move. */
    ReadOnlyBooleanProperty drawWithMoveProperty() {
        return drawWithMove.getReadOnlyProperty();
    }

    /** How many people watch; only the host knows. */
    ReadOnlyIntegerProperty watchersProperty() {
        return watchers.getReadOnlyProperty();
    }

    /** {@return the other player's name; if a game is being watched, both players' names} */
    String otherName() {
        return name;
    }

    /** {@return whether this side may ask for something now, as seen on the board: the table learns of a move later} */
    boolean mayAsk(Wish wish) {
        TableState now = state.get();
        if (table == null
                || match == null
                || now.isLost()
                || now.asked().isPresent()
                || now.own().isPresent()) {
            return false;
        }
        return switch (wish) {
            case REMATCH -> match.isOver();
            case DRAW -> !match.isOver() && canBeDrawn();
            case TAKEBACK -> !match.isOver() && match.played().stream().anyMatch(turn -> turn.mover() == own);
        };
    }

    private boolean isOwnTurn() {
        return match != null && !match.isOver() && match.position().toMove() == own;
    }

    /** Pauses the game while the connection is broken, or while this side, being to move, asks to take a move back. */
    private void hold(boolean lost) {
        boolean asks = state.get().own().equals(Optional.of(Wish.TAKEBACK)) && isOwnTurn();
        view.setWaiting(lost || asks, asks);
    }

    /** {@return whether the game can end in a draw} */
    boolean canBeDrawn() {
        return table != null && table.terms() != null && table.terms().canBeDrawn();
    }

    /** Asks the other side for something. A draw is offered with this side's next move; asking again cancels that. */
    void ask(Wish wish) {
        if (table != null && wish == Wish.REMATCH && state.get().asked().equals(Optional.of(wish))) {
            answer(true);
        } else if (mayAsk(wish) && wish == Wish.DRAW && isOwnTurn()) {
            drawWithMove.set(!drawWithMove.get());
        } else if (mayAsk(wish)) {
            table.ask(wish, match.played().size());
            settle(Optional.empty(), Optional.of(wish));
        }
    }

    private void settle(Optional<Wish> asked, Optional<Wish> wanted) {
        drawWithMove.set(false);
        state.set(state.get().with(asked, wanted));
        hold(state.get().isLost());
        think();
    }

    /** Tells the table that the player sees the position, unless the move that led to it is still being shown. */
    private void think() {
        if (table != null && !view.animatingProperty().get()) {
            table.think();
        }
    }

    /** Answers what the other side asks for. */
    void answer(boolean yes) {
        if (table != null) {
            table.answer(yes);
            settle(Optional.empty(), state.get().own());
        }
    }

    /**
     * Says one of the set phrases, by its number.
     *
     * @return whether there is a table at which to say it
     */
    boolean say(int phrase) {
        if (table == null) {
            return false;
        }
        table.say(phrase);
        return true;
    }

    /** Resigns the game. */
    void resign() {
        if (isPlaying()) {
            table.resign();
        }
    }

    ReadOnlyObjectProperty<TableState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The last event that the window may report. */
    ReadOnlyObjectProperty<TableEvent> eventProperty() {
        return last.getReadOnlyProperty();
    }

    /** A table that is resumed may report events before it is known here. */
    private boolean isReady() {
        return (table != null || watch != null)
                && (match == null || !view.animatingProperty().get());
    }

    private void take(TableEvent event) {
        if (event instanceof TableEvent.Opened opened) {
            state.set(TableState.of(Stage.WAITING).waiting(opened.codes()));
        } else if (event instanceof TableEvent.Started started) {
            start(started);
        } else if (event instanceof TableEvent.Moved moved) {
            moved(moved);
        } else if (event instanceof TableEvent.TakenBack back) {
            takeBack(back.moves());
        } else if (event instanceof TableEvent.Ended ended) {
            settle(Optional.empty(), Optional.empty());
            match.end(ended.result());
        } else if (event instanceof TableEvent.Asked asked) {
            settle(Optional.of(asked.wish()), Optional.empty());
        } else if (event instanceof TableEvent.Refused) {
            settle(Optional.empty(), Optional.empty());
        } else {
            takeLine(event);
        }
        if (!(event instanceof TableEvent.Joined)) {
            last.set(event);
        }
        if (event instanceof TableEvent.Started && joined != null) {
            // If this were set earlier, its message would disappear together with the previous match.
            last.set(joined);
            joined = null;
        }
    }

    private void takeLine(TableEvent event) {
        if (event instanceof TableEvent.Offered more) {
            offered = more.terms();
        } else if (event instanceof TableEvent.Joined other) {
            joined = other;
        } else if (event instanceof TableEvent.Watching both) {
            watched = both;
            nameWatched(both.terms().hosts());
        } else if (event instanceof TableEvent.Watched now) {
            watchers.set(now.count());
        } else if (event instanceof TableEvent.Lost lost) {
            state.set(state.get().lost(lost.patience()));
            hold(true);
        } else if (event instanceof TableEvent.Back) {
            state.set(state.get().restored());
            hold(false);
            think();
        } else if (event instanceof TableEvent.Closed closed && watch != null) {
            endWatching(TableState.OFF.closed(closed.why()));
        } else if (event instanceof TableEvent.Closed closed) {
            name = name.isEmpty() ? table.otherName() : name;
            forget(TableState.OFF.closed(closed.why()));
            if (match != null) {
                match.end(new Result(Optional.empty(), Result.Reason.CONNECTION));
            }
        }
    }

    /** Names the two players who are watched, and returns them. */
    private Players nameWatched(Side hosts) {
        Game game = watched.terms().game();
        String host = TableTexts.name(watched.host(), hosts, game, colour);
        String guest = TableTexts.name(watched.guest(), hosts.opponent(), game, colour);
        name = host + " – " + guest;
        return new Players(new Player.Remote(host), new Player.Remote(host))
                .with(hosts.opponent(), new Player.Remote(guest));
    }

    private Players players(Side hostOrOwn) {
        if (watch != null) {
            own = null;
            return nameWatched(hostOrOwn);
        }
        own = hostOrOwn;
        name = table.otherName().isEmpty() ? somebody.get() : table.otherName();
        return new Players(Player.HUMAN, Player.HUMAN).with(own.opponent(), new Player.Remote(name));
    }

    private Terms terms() {
        return watch != null ? watched.terms() : table.terms();
    }

    private void showTimes() {
        if (terms().pace().kind() == Pace.Kind.TOTAL) {
            Function<Side, Duration> left = watch != null ? watch::left : table::left;
            view.setTimes(left.apply(Side.FIRST), left.apply(Side.SECOND));
        }
    }

    private void start(TableEvent.Started started) {
        Match next = new Match(started.start(), players(started.own()));
        if (watch == null && terms().extras().help()) {
            next.agreeOnHelp();
        }
        started.turns().forEach(turn -> next.play(turn.move()));
        match = next;
        typed = "";
        next.addListener(event -> heard(next, event));
        state.set(state.get().started(watch == null ? Stage.PLAYING : Stage.WATCHING));
        taking = true;
        view.begin(next, TimeControl.read(terms().pace().text()));
        taking = false;
        showTimes();
        hold(state.get().isLost());
        think();
    }

    /** Sends events on the board to the other side, unless they came from there. */
    private void heard(Match where, MatchEvent event) {
        if (taking || table == null || where != match) {
            return;
        }
        if (event instanceof MatchEvent.Played played && played.turn().mover() == own) {
            table.play(played.turn().move());
        } else if (event instanceof MatchEvent.Ended ended && ended.result().reason() == Result.Reason.TIME) {
            table.timeUp();
        }
    }

    private void moved(TableEvent.Moved moved) {
        boolean offers = moved.own() && drawWithMove.get();
        Turn turn = moved.turn();
        if (!moved.own() || watch != null) {
            taking = true;
            match.play(turn.move());
            taking = false;
        }
        // What was wished since the own move was made is still wished.
        settle(Optional.empty(), moved.own() ? state.get().own() : Optional.empty());
        if (offers) {
            ask(Wish.DRAW);
        }
        if (terms().pace().kind() == Pace.Kind.TOTAL && !match.isOver()) {
            Side mover = turn.mover();
            Duration other = view.clock().leftProperty(mover.opponent()).get();
            view.setTimes(mover == Side.FIRST ? moved.left() : other, mover == Side.FIRST ? other : moved.left());
        }
    }

    private void takeBack(int moves) {
        taking = true;
        view.takeBack(moves);
        taking = false;
        showTimes();
        settle(Optional.empty(), Optional.empty());
    }
}
