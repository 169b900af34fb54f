package jump61.games.cubes;

import java.util.Optional;

/** A program that uses the dialect of 2021. */
public final class CourseProgram2021 extends CourseProgram {
    public CourseProgram2021() {
        super("program2021", "(?:.*> ?)?\\s*\\* (\\d+) (\\d+)\\.\\s*", "new", Optional.empty());
    }
}
