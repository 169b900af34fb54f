package jump61.share;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/** What a page has for its script. */
public final class Unpacked {
    private static final Pattern DATA = Pattern.compile("<script type=\"text/plain\" id=\"data\">([^<]*)</script>");

    private Unpacked() {}

    /** {@return the JSON in a page} */
    public static String of(String page) {
        Matcher data = DATA.matcher(page);
        assertTrue(data.find(), page);
        byte[] packed = Base64.getDecoder().decode(data.group(1));
        try (var in = new InflaterInputStream(new ByteArrayInputStream(packed), new Inflater(true))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
