package jump61.games.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import jump61.game.Refusal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardCheckTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            nothing drawn                             |                            |
            Red has drawn one line more               | 12                         |
            both have drawn equally many              | 12                         | 13
            Red closed the last triangle              | 12 13 23                   | 14 15
            Blue closed the last triangle             | 14 15 24                   | 12 13 23
            one line closed two triangles             | 12 13 23 14 24             | 56 15 26 36
            one line closed three triangles           | 12 13 23 14 24 15 25       | 16 26 36 34 45 56
            """)
    void aBoardThatAGameCanLeadToHasNoFault(String why, String red, String blue) {
        assertEquals("fine", check(red, blue), why);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a line twice in red                       | 12 12                      | 34             | lineTwice
            a line twice in blue                      | 12 13                      | 34 34          | lineTwice
            a line in both colours                    | 12                         | 12             | lineTwice
            Blue has drawn more than Red              |                            | 12             | counts
            Blue has drawn more, later on             | 12 34                      | 13 15 16       | counts
            Red has drawn two more                    | 12 34                      |                | counts
            a red triangle, but Blue was last         | 12 13 23                   | 14 15 16       | playedOn
            a blue triangle, but Red was last         | 14 15 24 25                | 12 13 23       | playedOn
            a triangle of either colour               | 12 13 23                   | 45 46 56       | playedOn
            two red triangles without a common line   | 12 13 23 45 46 56          | 14 15 16 24 25 | playedOn
            two red triangles that share but a point  | 12 13 23 14 15 45          | 16 24 25 26 34 | playedOn
            all of four points: no line in all four   | 12 13 14 23 24 34          | 15 16 25 26 35 | playedOn
            """)
    void aBoardThatNoGameCanLeadToIsRefusedWithAReason(String why, String red, String blue, String fault) {
        assertEquals(fault, check(red, blue), why);
    }

    private static String check(String red, String blue) {
        return BoardCheck.fault(lines(red), lines(blue)).map(Refusal::key).orElse("fine");
    }

    private static List<SimMove> lines(String text) {
        return text == null
                ? List.of()
                : Arrays.stream(text.split(" "))
                        .map(SimGame.INSTANCE::parseMove)
                        .toList();
    }
}
