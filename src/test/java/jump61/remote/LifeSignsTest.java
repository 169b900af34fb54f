package jump61.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.rmi.dgc.VMID;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LifeSignsTest {
    private final VMID guest = new VMID();
    private final VMID thirdHolder = new VMID();
    private long now;
    private final LifeSigns signs = new LifeSigns(() -> now);

    @Test
    void aSilentGuestIsGoneThoughAnotherProgramStillHoldsTheMailbox() {
        signs.isGuest(guest);
        for (int seconds = 0; seconds <= 45; seconds += 15) {
            signs.heard(thirdHolder);
            assertFalse(signs.guestIsGone(), seconds + " s");
            pass(Duration.ofSeconds(15));
        }
        signs.heard(thirdHolder);
        assertTrue(signs.guestIsGone());
    }

    @Test
    void aGuestThatRenewsItsLeaseMayThinkAsLongAsItLikes() {
        signs.isGuest(guest);
        for (int renewal = 0; renewal < 1_000; renewal++) {
            pass(Duration.ofSeconds(16));
            signs.heard(guest);
            assertFalse(signs.guestIsGone());
        }
    }

    @Test
    void beforeThereIsAGuestNobodyIsGone() {
        signs.heard(thirdHolder);
        pass(Duration.ofDays(1));
        assertFalse(signs.guestIsGone());
    }

    @Test
    void anyNumberOfStrangersDoesNotMakeTheGuestForgotten() {
        signs.isGuest(guest);
        for (int stranger = 0; stranger < 10_000; stranger++) {
            signs.heard(new VMID());
        }
        assertEquals(guest, signs.guest().orElseThrow());
        assertFalse(signs.guestIsGone());
    }

    /** The runtime remembers each holder of a lease, so there may not be any number of them. */
    @Test
    void onlySoManyProgramsHoldLeasesUntilTheyAreSilent() {
        for (int stranger = 0; stranger < LifeSigns.MOST_PROGRAMS; stranger++) {
            assertTrue(signs.heard(new VMID()));
        }
        assertFalse(signs.heard(guest));
        pass(LifeSigns.LONGEST_SILENCE.plusSeconds(1));
        assertTrue(signs.heard(guest));
        assertTrue(signs.heard(guest), "one who has been heard is heard again");
    }

    private void pass(Duration time) {
        now += time.toNanos();
    }
}
