package jump61.app.home;

import java.time.LocalDate;
import jump61.puzzle.Puzzle;

/** The puzzle of a day. */
record Today(LocalDate day, Puzzle puzzle) {}
