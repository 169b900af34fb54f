package jump61.review.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CourseTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        50 70 80 100                | AHEAD    | 1
        70 80 90 100                | AHEAD    | 0
        50 50 45 55 50 50 100       | CLOSE    | 5
        50 60 60 60 70 100          | CLOSE    | 3
        50 30 10 40 70 100          | COMEBACK | 2
        50 70 30 70 35 65 100       | SEESAW   | 4
        50 70 50 55 50 70 100       | AHEAD    | 5
        0 0 0 0 0 100 0 100         | SEESAW   | 3
        50 30 10 35 75 100          | SEESAW   | 1
        50 30 10 60 70 100          | COMEBACK | 2
        50 60 10 100 100 100        | SEESAW   | 1
        50 5 65 70 70 70 70 70 70 70 100  | AHEAD    | 2
        """)
    void theWinnersChancesHaveAShape(String percents, Course.Kind kind, int number) {
        List<Double> chances = Stream.of(percents.split(" "))
                .map(percent -> Integer.parseInt(percent) / 100.0)
                .toList();
        assertEquals(Optional.of(new Course(kind, number)), Course.of(chances));
    }

    @Test
    void aWinThatTheLoserThrewAwayWithOneMoveIsNotTheWinnersComeback() {
        Optional<Course> given =
                Course.of(Stream.of(0.5, 0.3, 0.1, 0.05, 0.9, 1.0).toList());
        assertEquals(Optional.of(new Course(Course.Kind.SEESAW, 1)), given);
    }

    @Test
    void aLongLeadThatSlippedForAMomentIsNotToldAsTheShortOneAfterIt() {
        assertEquals(Optional.empty(), Course.of(List.of(0.5, 0.7, 0.8, 0.9, 0.9, 0.5, 0.9, 1.0)));
        assertEquals(
                Optional.of(new Course(Course.Kind.AHEAD, 3)),
                Course.of(List.of(0.5, 0.7, 0.5, 0.8, 0.9, 0.9, 0.9, 1.0)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        50 30 10 10 10 5            | nothing   | a win on time in a lost position is no comeback
        50 70 70 70 70 45           | nothing   | nobody was ahead to the end
        50 50 50 50 50 50           | CLOSE 4   | the game was even
        50 70 30 70 35 65 50        | SEESAW 4  | the lead changed hands
        """)
    void whoWonWithoutBeingAheadIsNotSaidToHaveBeenAhead(String percents, String course, String why) {
        List<Double> chances = Stream.of(percents.split(" "))
                .map(percent -> Integer.parseInt(percent) / 100.0)
                .toList();
        String told = Course.of(chances)
                .map(shape -> shape.kind() + " " + shape.number())
                .orElse("nothing");
        assertEquals(course, told, why);
    }

    @Test
    void aGameWithoutMovesHasNone() {
        assertEquals(Optional.empty(), Course.of(List.of(0.5)));
    }
}
