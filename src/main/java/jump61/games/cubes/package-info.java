/**
 * Everything about Jump61 except its window: rules, search, facts, puzzles, three consoles; it must not know the other
 * games.
 *
 * <p>A move is computed in two places: {@link jump61.games.cubes.CubesPosition#play} topples square by square, for
 * matches and windows ({@code Cascade}); {@code CubesSearchState} does the same on bitboards, for the search. Tests
 * compare the two.
 *
 * <p>The package is called {@code cubes}, after the cubes of JumpingCube, because {@code jump61.jump61} would look like
 * the whole program. The game's id in commands and files is {@code jump61}, the name of the course project.
 */
package jump61.games.cubes;
