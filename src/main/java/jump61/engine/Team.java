package jump61.engine;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * The data that the threads of one search share. There are no locks, except while the table grows; each part copes with
 * being read while another thread writes.
 *
 * @param table the results so far
 * @param orders what each thread has learned about moves. Two threads that write to the same memory slow each other down,
 *     so each has its own; but now and then it {@linkplain #meet adopts} what the others have learned
 * @param claims which moves are being searched
 * @param results what is known about the moves at the root
 */
record Team(TranspositionTable table, List<MoveOrder> orders, Claims claims, RootResults results) {

    /** {@return a team of several threads} */
    static Team of(TranspositionTable table) {
        return new Team(table, new Claims(), new RootResults());
    }

    /** {@return a team of one thread} */
    static Team alone(TranspositionTable table) {
        return new Team(table, Claims.NONE, RootResults.NONE);
    }

    Team(TranspositionTable table, Claims claims, RootResults results) {
        this(table, new CopyOnWriteArrayList<>(), claims, results);
    }

    /** {@return the move order of a thread that joins the team} */
    MoveOrder join() {
        MoveOrder order = new MoveOrder(Search.DEEPEST + 1);
        orders.add(order);
        return order;
    }

    /** Makes one thread adopt what the others have learned, and enlarges the table if they need that. */
    void meet(MoveOrder order, long nodes) {
        table.makeRoomFor(orders.size() * nodes);
        for (MoveOrder other : orders) {
            if (other != order) {
                order.meet(other);
            }
        }
    }
}
