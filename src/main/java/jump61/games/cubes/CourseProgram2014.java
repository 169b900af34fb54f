package jump61.games.cubes;

import java.util.Optional;

/** A program that uses the dialect of 2014. */
public final class CourseProgram2014 extends CourseProgram {
    public CourseProgram2014() {
        super("program", "(?:.*> ?)?\\s*(?:Red|Blue) moves (\\d+) (\\d+)\\.\\s*", "clear", Optional.of("start"));
    }
}
