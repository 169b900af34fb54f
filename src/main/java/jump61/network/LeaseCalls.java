package jump61.network;

import java.io.IOException;
import java.rmi.dgc.VMID;
import java.util.Optional;

/** Records which programs are alive, from the calls that renew leases and from those of the game itself. */
final class LeaseCalls implements CallReader.Calls {
    private final LifeSigns signs;

    LeaseCalls(LifeSigns signs) {
        this.signs = signs;
    }

    @Override
    public void look(WireCall call, GuardedSocket from) throws IOException {
        Optional<VMID> holder = call.leaseHolder();
        if (holder.isPresent() && !signs.heard(holder.get(), from.opened())) {
            throw new IOException("too many programs hold leases");
        }
        holder.ifPresent(from::isOf);
        from.program().ifPresent(program -> signs.heard(program, from.opened()));
        if (from.wasGuests()) {
            signs.guest().ifPresent(guest -> signs.heard(guest, from.opened()));
        }
    }
}
