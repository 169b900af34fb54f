package jump61.rating;

/** Solves linear systems with a symmetric positive definite matrix. */
final class LinearSystem {
    private LinearSystem() {}

    /** {@return x such that {@code matrix} times x is {@code right}} */
    static double[] solve(double[][] matrix, double[] right) {
        double[][] lower = cholesky(matrix);
        int size = right.length;
        double[] x = new double[size];
        for (int i = 0; i < size; i++) {
            double sum = right[i];
            for (int k = 0; k < i; k++) {
                sum -= lower[i][k] * x[k];
            }
            x[i] = sum / lower[i][i];
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int k = i + 1; k < size; k++) {
                x[i] -= lower[k][i] * x[k];
            }
            x[i] /= lower[i][i];
        }
        return x;
    }

    /** {@return the inverse of {@code matrix}} */
    static double[][] inverse(double[][] matrix) {
        double[][] inverse = new double[matrix.length][];
        for (int i = 0; i < matrix.length; i++) {
            double[] unit = new double[matrix.length];
            unit[i] = 1;
            inverse[i] = solve(matrix, unit);
        }
        return inverse;
    }

    private static double[][] cholesky(double[][] matrix) {
        int size = matrix.length;
        double[][] lower = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
        return lower;
    }
}
