package jump61.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void theSignatureIsTheSameOnEachRun() {
        Bench.Report once = Bench.run(4, run -> {});
        Bench.Report again = Bench.run(4, run -> {});
        assertEquals(once.nodes(), again.nodes());
        assertTrue(once.nodes() > 0);
        assertEquals(6, once.runs().size());
    }
}
