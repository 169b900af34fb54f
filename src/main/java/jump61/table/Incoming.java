package jump61.table;

/** Passes what arrives on a connection to the table, on the table's loop. */
record Incoming(TableLoop loop, Table table) implements Connection.Listener {
    @Override
    public void received(Connection from, TableMessage message) {
        loop.run(() -> table.take(from, message));
    }

    @Override
    public void ended(Connection from) {
        loop.run(() -> table.ended(from));
    }

    @Override
    public void broken(Connection from) {
        loop.run(() -> table.breakOff(from));
    }
}
