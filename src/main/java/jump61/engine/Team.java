package jump61.engine;

/**
 * What the threads of one search share. None of it is locked; each part copes with being read while another thread
 * writes.
 *
 * @param table the results so far
 * @param order which moves have been of use; the threads learn together, so they try moves in much the same order
 * @param claims which moves are being searched
 * @param results what is known about the moves at the root
 */
record Team(TranspositionTable table, MoveOrder order, Claims claims, RootResults results) {

    /** {@return a team of several threads} */
    static Team of(TranspositionTable table) {
        return new Team(table, new MoveOrder(Search.DEEPEST + 1), new Claims(), new RootResults());
    }

    /** {@return a team of one thread} */
    static Team alone(TranspositionTable table) {
        return new Team(table, new MoveOrder(Search.DEEPEST + 1), Claims.NONE, RootResults.NONE);
    }
}
