package jump61.share;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes images in PNG format (W3C, <i>Portable Network Graphics</i>): eight bits each of red, green, blue and alpha,
 * without filters. The runtime's own writer would require all of AWT.
 */
public final class Png {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;
    private static final int BITS = 8;
    private static final int RGBA = 6;

    private Png() {}

    /** {@return the content of a file with an image whose ARGB values are {@code pixels}, row by row} */
    public static byte[] encode(int width, int height, int... pixels) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(file);
        out.writeLong(SIGNATURE);
        chunk(out, "IHDR", header -> {
            header.writeInt(width);
            header.writeInt(height);
            header.write(new byte[] {BITS, RGBA, 0, 0, 0});
        });
        chunk(out, "IDAT", data -> {
            DataOutputStream rows = new DataOutputStream(new DeflaterOutputStream(data));
            for (int i = 0; i < pixels.length; i++) {
                if (i % width == 0) {
                    rows.writeByte(0);
                }
                rows.writeInt(pixels[i] << Byte.SIZE | pixels[i] >>> 3 * Byte.SIZE);
            }
            rows.close();
        });
        chunk(out, "IEND", none -> {});
        return file.toByteArray();
    }

    private static void chunk(DataOutputStream out, String type, Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(type.getBytes(StandardCharsets.US_ASCII));
        content.write(new DataOutputStream(bytes));
        CRC32 sum = new CRC32();
        sum.update(bytes.toByteArray());
        out.writeInt(bytes.size() - type.length());
        bytes.writeTo(out);
        out.writeInt((int) sum.getValue());
    }

    private interface Content {
        void write(DataOutputStream out) throws IOException;
    }
}
