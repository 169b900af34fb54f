package jump61.sim;

/**
 * Three points, the corners of a triangle.
 *
 * @param a the smallest point, from 1
 * @param b the middle one
 * @param c the greatest one, up to 6
 */
public record SimTriangle(int a, int b, int c) {
    @Override
    public String toString() {
        return "" + a + b + c;
    }
}
