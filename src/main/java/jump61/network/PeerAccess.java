package jump61.network;

/**
 * Decides who may use the mailboxes of a hosted game: the first machine that sends a message, and from then on no
 * other. Thread-safe.
 */
final class PeerAccess {
    private final MessageBox in;
    private final MessageBox out;
    private final LifeSigns signs;
    private String guest = "";
    private LinkException fault;

    PeerAccess(MessageBox in, MessageBox out, LifeSigns signs) {
        this.in = in;
        this.out = out;
        this.signs = signs;
    }

    /** {@return whether {@code caller} may send messages; the first caller becomes the guest} */
    synchronized boolean admitSpeaker(String caller) {
        if (guest.isEmpty()) {
            guest = caller;
        }
        return guest.equals(caller);
    }

    /** {@return whether {@code caller} may receive messages} */
    synchronized boolean admitsListener(String caller) {
        return guest.isEmpty() || guest.equals(caller);
    }

    /** Records that a message has been exchanged with the program being served, which identifies it as the guest's. */
    void exchanged() {
        GuardedSocket.servedNow().ifPresent(connection -> {
            connection.isGuests();
            connection.program().ifPresent(program -> signs.isGuest(program, connection.opened()));
        });
    }

    /**
     * {@return whether a connection may belong to the guest, or to one who becomes the guest} On a computer that the
     * guest shares with strangers, the address alone is not enough.
     */
    boolean mayBeGuests(GuardedSocket connection) {
        return connection.wasGuests() || signs.mayBeGuests(connection.program(), connection.opened());
    }

    /** {@return whether a connection is known to be the guest's} Its first message also identifies its program. */
    boolean isGuests(GuardedSocket connection) {
        return connection.wasGuests()
                || signs.guest().isPresent() && signs.guest().equals(connection.program());
    }

    /**
     * Handles a connection that was closed while its call was being processed. This ends the game only if it is the
     * guest's.
     */
    void hungUp(GuardedSocket connection) {
        boolean guests = connection.wasGuests()
                || signs.guest()
                        .map(guest -> connection.program().filter(guest::equals).isPresent())
                        .orElse(true);
        if (guests) {
            vanished(connection.getInetAddress().getHostAddress());
        }
    }

    synchronized boolean isGuest(String caller) {
        return !guest.isEmpty() && guest.equals(caller);
    }

    synchronized String guest() {
        return guest;
    }

    /** Handles a message that no well-behaved program sends. If the caller is the guest, this ends the game. */
    void misbehaved(String caller, String what) {
        end(caller, new LinkException(RemoteEnding.PROTOCOL_BROKEN, what));
    }

    /** Handles a caller whose machine no longer answers. */
    void vanished(String caller) {
        end(caller, new LinkException(RemoteEnding.CONNECTION_LOST, ""));
    }

    /** {@return why the connection has ended} */
    synchronized LinkException fault() {
        return fault != null ? fault : new LinkException(RemoteEnding.CONNECTION_LOST, "");
    }

    private void end(String caller, LinkException why) {
        synchronized (this) {
            if (!isGuest(caller)) {
                return;
            }
            fault = fault == null ? why : fault;
        }
        in.close();
        out.close();
    }
}
