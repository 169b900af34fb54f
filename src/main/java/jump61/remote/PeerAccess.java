package jump61.remote;

/**
 * Decides who may use the mailboxes of a hosted game: the machine that speaks first, and no other from then on. Safe for
 * use by several threads.
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

    /** {@return whether {@code caller} may speak; the first caller becomes the guest} */
    synchronized boolean admitSpeaker(String caller) {
        if (guest.isEmpty()) {
            guest = caller;
        }
        return guest.equals(caller);
    }

    /** {@return whether {@code caller} may listen} */
    synchronized boolean admitsListener(String caller) {
        return guest.isEmpty() || guest.equals(caller);
    }

    /** A message has come from the program that is being served now, or gone to it: so it is the guest's. */
    void exchanged() {
        GuardedSocket.servedNow().ifPresent(connection -> {
            connection.isGuests();
            connection.program().ifPresent(signs::isGuest);
        });
    }

    /** A connection has been closed while its call was being worked on. That of another program ends no game. */
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

    /** A caller has sent what no honest program sends; the guest has thereby ended the game. */
    void misbehaved(String caller, String what) {
        end(caller, new LinkException(RemoteEnding.PROTOCOL_BROKEN, what));
    }

    /** A caller's machine no longer answers. */
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
