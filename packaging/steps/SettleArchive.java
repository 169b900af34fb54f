import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Makes an archive of classes the same in every build. Two archives of the same classes differ only where a soft reference
 * keeps the milliseconds since the machine's start, and in the checksums over these. Both become 0 here. Java checks these
 * sums only on request ({@code -XX:+VerifySharedSpaces}), and a soft reference with age 0 is merely dropped first.
 */
final class SettleArchive {
    /** The least length of the header, which has checksums of four bytes; clocks of eight bytes follow it. */
    private static final int HEADER = 0x400;

    /** If more places than this differ, they are not clocks. */
    private static final int MOST_PLACES = 2000;

    /** Arguments: two archives of the same classes, and the file for the settled one. */
    public static void main(String[] files) throws IOException {
        byte[] archive = Files.readAllBytes(Path.of(files[0]));
        byte[] again = Files.readAllBytes(Path.of(files[1]));
        int places = 0;
        for (int i = 0; archive.length == again.length && i < archive.length; i++) {
            if (archive[i] != again[i]) {
                int width = i < HEADER ? Integer.BYTES : Long.BYTES;
                int start = i - i % width;
                Arrays.fill(archive, start, start + width, (byte) 0);
                i = start + width - 1;
                places++;
            }
        }
        if (archive.length != again.length || places > MOST_PLACES) {
            System.err.println(files[0] + " comes out different: in length, or in too many places, " + places);
            System.exit(1);
        }
        Files.write(Path.of(files[2]), archive);
    }
}
