/**
 * The rules of Jump61: spots, overfull squares and cascades on a board of N×N squares. The package is called {@code
 * cubes}, after the cubes of JumpingCube, because {@code jump61.jump61} would look like the whole program. The game's
 * id in commands and files is {@code jump61}, the name of the course project.
 */
package jump61.cubes;
