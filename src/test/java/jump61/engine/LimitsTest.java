package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When a search has to stop. */
class LimitsTest {
    /** More than any budget here allows. */
    private static final long FAR = 100_000;

    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final SearchMonitor monitor = new SearchMonitor() {
        @Override
        public boolean cancelled() {
            return cancelled.get();
        }
    };

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 127, 128, 129, 1000})
    void exactlyAsManyNodesAreSpentAsAreAllowed(long nodes) {
        Budget budget = new Budget(Limits.nodes(nodes), SearchMonitor.NONE);
        assertEquals(nodes, spendable(budget));
        assertTrue(budget.spend(), "goes on after it was to stop");
    }

    @Test
    void everyNodeIsCounted() {
        Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
        for (int i = 0; i < 300; i++) {
            assertFalse(budget.spend());
        }
        assertEquals(300, budget.nodes());
    }

    @Test
    void aSearchThatIsCancelledStopsWithinAFewNodes() {
        Budget budget = new Budget(Limits.NONE, monitor);
        budget.spend();
        cancelled.set(true);
        assertTrue(spendable(budget) <= 128);
    }

    @Test
    void aSearchCancelledBeforeItBeginsStopsAtOnce() {
        cancelled.set(true);
        assertEquals(0, spendable(new Budget(Limits.NONE, monitor)));
    }

    @Test
    void someNodesAreSearchedHoweverLittleTimeThereIs() {
        long spent = spendable(new Budget(Limits.time(Duration.ZERO), SearchMonitor.NONE));
        assertTrue(spent >= 500 && spent <= 500 + 128, spent + " nodes");
    }

    @Test
    void aPunctualBudgetLooksAtTheClockFromItsFirstNode() {
        assertEquals(0, spendable(Budget.punctual(Limits.time(Duration.ZERO), SearchMonitor.NONE, 8)));
    }

    @Test
    void aPunctualBudgetChecksTheClockAsOftenAsRequested() {
        Budget budget = Budget.punctual(Limits.NONE, monitor, 8);
        budget.spend();
        cancelled.set(true);
        assertTrue(spendable(budget) <= 8);
    }

    @Test
    void aSearchStopsEarlierByTheTimeItKeepsInReserve() {
        Budget budget = Budget.punctual(Limits.time(Duration.ofHours(1)), SearchMonitor.NONE, 8);
        assertEquals(0, budget.reserved());
        budget.setReserve(Duration.ofHours(2).toNanos());
        assertEquals(Duration.ofHours(2).toNanos(), budget.reserved());
        assertEquals(0, spendable(budget));
    }

    @Test
    void timeKeptInReserveDoesNotCountUntilTheRestIsUsedUp() {
        Budget budget = Budget.punctual(Limits.time(Duration.ofHours(2)), SearchMonitor.NONE, 8);
        budget.setReserve(Duration.ofHours(1).toNanos());
        assertEquals(FAR, spendable(budget));
    }

    @Test
    void anExtendedSearchMaySpendATenthMore() {
        Budget budget = new Budget(Limits.nodes(1000), SearchMonitor.NONE);
        spendable(budget);
        budget.extend();
        assertEquals(99, spendable(budget), "the node that was refused counts");
    }

    @Test
    void anUnlimitedSearchStaysUnlimitedWhenExtended() {
        Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
        budget.spend();
        budget.extend();
        assertEquals(FAR, spendable(budget));
    }

    @Test
    void aRenewedBudgetCountsFromNowOn() {
        Budget budget = new Budget(Limits.nodes(10), SearchMonitor.NONE);
        spendable(budget);
        budget.renew(50, Duration.ofDays(1).toNanos());
        assertEquals(50, spendable(budget));
        budget.renew(Long.MAX_VALUE, Duration.ofDays(1).toNanos());
        assertEquals(FAR, spendable(budget));
        assertEquals(11 + 51 + FAR, budget.nodes());
    }

    @Test
    void aBudgetRenewedWithoutTimeIsUsedUp() {
        Budget budget = Budget.punctual(Limits.NONE, SearchMonitor.NONE, 8);
        budget.spend();
        budget.renew(1000, 0);
        assertEquals(0, spendable(budget));
    }

    @Test
    void aCancelledSearchStopsAtItsNextCheck() {
        Budget budget = new Budget(Limits.NONE, SearchMonitor.NONE);
        budget.stop();
        assertEquals(0, spendable(budget));
    }

    @Test
    void theDepthIsThatOfTheLimits() {
        assertEquals(7, new Budget(Limits.depth(7), SearchMonitor.NONE).depth());
    }

    /** {@return how many nodes may be spent before the search has to stop} */
    private static long spendable(Budget budget) {
        long spent = 0;
        while (spent < FAR && !budget.spend()) {
            spent++;
        }
        return spent;
    }
}
