/** The rules of Jump61: spots, overfull squares and cascades on a board of N×N squares. */
package jump61.cubes;
