package jump61.games.sim;

/**
 * A triangle, given by its three corners.
 *
 * @param a the smallest point, from 1
 * @param b the middle point
 * @param c the largest point, up to 6
 */
public record SimTriangle(int a, int b, int c) {
    @Override
    public String toString() {
        return "" + a + b + c;
    }
}
