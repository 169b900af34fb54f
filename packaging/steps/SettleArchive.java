import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes an archive of classes the same in every build. Two archives of the same classes differ only where a soft reference
 * keeps the milliseconds since the machine's start, and in the checksums over these: both become 0 here. Java checks these
 * sums only when asked to ({@code -XX:+VerifySharedSpaces}), and a soft reference as old as 0 is merely one to drop first.
 */
final class SettleArchive {
    /** The header's length at least: here lie sums of four bytes, behind it clocks of eight. */
    private static final int HEADER = 0x400;

    /** More than this many places are no clocks. */
    private static final int MOST_PLACES = 2000;

    /** Arguments: two archives of the same classes, and where the settled one goes. */
    public static void main(String[] files) throws IOException {
        byte[] archive = Files.readAllBytes(Path.of(files[0]));
        byte[] again = Files.readAllBytes(Path.of(files[1]));
        if (archive.length != again.length) {
            fail(files[0] + " comes out in different lengths");
        }
        int places = settle(archive, again);
        if (places > MOST_PLACES) {
            fail(files[0] + " comes out different in " + places + " places");
        }
        Files.write(Path.of(files[2]), archive);
    }

    /** Writes zeros where the two differ, and returns in how many places. */
    private static int settle(byte[] archive, byte[] again) {
        int places = 0;
        for (int i = 0; i < archive.length; i++) {
            if (archive[i] != again[i]) {
                int width = i < HEADER ? Integer.BYTES : Long.BYTES;
                int start = i - i % width;
                for (i = start; i < start + width; i++) {
                    archive[i] = 0;
                }
                i--;
                places++;
            }
        }
        return places;
    }

    private static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }
}
