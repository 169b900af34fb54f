package jump61.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.rmi.dgc.VMID;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LifeSignsTest {
    private final VMID guest = new VMID();
    private final VMID thirdHolder = new VMID();
    private long now;
    private final LifeSigns signs = new LifeSigns(() -> now);

    @Test
    void aSilentGuestIsGoneThoughAnotherProgramStillHoldsTheMailbox() {
        signs.isGuest(guest, now);
        for (int seconds = 0; seconds <= 45; seconds += 15) {
            signs.heard(thirdHolder, now);
            assertFalse(signs.guestIsGone(), seconds + " s");
            pass(Duration.ofSeconds(15));
        }
        signs.heard(thirdHolder, now);
        assertTrue(signs.guestIsGone());
    }

    @Test
    void aGuestThatRenewsItsLeaseMayThinkAsLongAsItLikes() {
        signs.isGuest(guest, now);
        for (int renewal = 0; renewal < 1_000; renewal++) {
            pass(Duration.ofSeconds(16));
            signs.heard(guest, now);
            assertFalse(signs.guestIsGone());
        }
    }

    @Test
    void beforeThereIsAGuestNobodyIsGone() {
        signs.heard(thirdHolder, now);
        pass(Duration.ofDays(1));
        assertFalse(signs.guestIsGone());
    }

    @Test
    void anyNumberOfStrangersDoesNotMakeTheGuestForgotten() {
        signs.isGuest(guest, now);
        for (int stranger = 0; stranger < 10_000; stranger++) {
            signs.heard(new VMID(), now);
        }
        assertEquals(guest, signs.guest().orElseThrow());
        assertFalse(signs.guestIsGone());
    }

    /** The runtime remembers each holder of a lease, so there may not be any number of them. */
    @Test
    void onlySoManyProgramsHoldLeasesUntilTheyAreSilent() {
        for (int stranger = 0; stranger < LifeSigns.MOST_PROGRAMS; stranger++) {
            assertTrue(signs.heard(new VMID(), now));
        }
        assertFalse(signs.heard(guest, now));
        pass(LifeSigns.LONGEST_SILENCE.plusSeconds(1));
        assertTrue(signs.heard(guest, now));
        assertTrue(signs.heard(guest, now), "one who has been heard is heard again");
    }

    /** A program renews its lease on its first connection, so no older one can be its own. */
    @Test
    void connectionsThatAreOlderThanTheGuestOrOfAnotherProgramAreNotTheGuests() {
        assertTrue(signs.mayBeGuests(Optional.empty(), now), "before there is a guest, everybody may become it");
        pass(Duration.ofSeconds(10));
        signs.heard(guest, now);
        long first = now;
        pass(Duration.ofSeconds(1));
        signs.heard(guest, now);
        signs.isGuest(guest, now);
        assertFalse(signs.mayBeGuests(Optional.empty(), first - 1));
        assertTrue(signs.mayBeGuests(Optional.empty(), first));
        assertTrue(signs.mayBeGuests(Optional.of(guest), first - 1));
        assertFalse(signs.mayBeGuests(Optional.of(thirdHolder), now));
    }

    private void pass(Duration time) {
        now += time.toNanos();
    }
}
