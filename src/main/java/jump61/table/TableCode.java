package jump61.table;

import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Where a table is: a host and a port. People pass it on as a short code with a checksum that catches typing errors:
 * twelve characters for an IPv4 address. An address with a port, as in {@code [fe80::1]:6161}, can be typed as well.
 *
 * @param host an address or a name
 * @param port the port
 */
public record TableCode(String host, int port) {
    /** The port on which a table is opened if it is free. */
    public static final int USUAL_PORT = 6161;

    private static final int LARGEST = 65_535;
    private static final int IPV4 = 4;
    private static final int IPV6 = 16;
    private static final int LONGEST = 255;

    /** A code as it is shown. No computer has such a name, so a mistyped code is not taken for an address. */
    private static final Pattern CODE = Pattern.compile("[0-9A-Z]{4}(-[0-9A-Z]{4}){2}((-[0-9A-Z]{4}){4}-[0-9A-Z]{3})?");

    private static final Pattern BRACKETS = Pattern.compile("\\[([0-9A-Fa-f:.]+(?:%[\\w.-]+)?)](?::(\\d{1,5}))?");
    private static final Pattern NAMED = Pattern.compile("([\\w.-]+)(?::(\\d{1,5}))?");
    private static final Pattern BARE = Pattern.compile("[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*(?:%[\\w.-]+)?");

    /** {@return the place that a typed or pasted text stands for; empty if it is neither a code nor an address} */
    public static Optional<TableCode> read(String typed) {
        String text = typed.strip();
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        Optional<TableCode> code = decode(text);
        if (code.isPresent() || CODE.matcher(text).matches()) {
            return code;
        }
        Matcher brackets = BRACKETS.matcher(text);
        Matcher named = NAMED.matcher(text);
        if (BARE.matcher(text).matches()) {
            return Optional.of(new TableCode(text, USUAL_PORT));
        } else if (brackets.matches()) {
            return at(brackets);
        }
        return named.matches() ? at(named) : Optional.empty();
    }

    private static Optional<TableCode> at(Matcher parts) {
        int port = parts.group(2) == null ? USUAL_PORT : Integer.parseInt(parts.group(2));
        return port >= 1 && port <= LARGEST ? Optional.of(new TableCode(parts.group(1), port)) : Optional.empty();
    }

    private static Optional<TableCode> decode(String text) {
        Optional<byte[]> read = TypedBytes.read(text);
        int length = read.map(bytes -> bytes.length).orElse(0);
        // 60 bits give seven whole bytes, 152 give nineteen.
        if (length != IPV4 + 3 && length != IPV6 + 3) {
            return Optional.empty();
        }
        byte[] bytes = read.get();
        byte[] address = Arrays.copyOf(bytes, length - 3);
        int port = (bytes[length - 3] & 0xff) << Byte.SIZE | bytes[length - 2] & 0xff;
        if (port == 0 || check(bytes) != bytes[length - 1]) {
            return Optional.empty();
        }
        try {
            return Optional.of(new TableCode(InetAddress.getByAddress(address).getHostAddress(), port));
        } catch (UnknownHostException wrongLength) {
            return Optional.empty();
        }
    }

    private static byte check(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, bytes.length - 1);
        return (byte) sum.getValue();
    }

    static TableCode of(InetAddress address, int port) {
        String host = address.getHostAddress();
        // Only a link-local address needs to name its link.
        return new TableCode(address.isLinkLocalAddress() ? host : host.replaceAll("%.*", ""), port);
    }

    /** {@return where others can reach this computer; the link is left out, because they have other names for it} */
    static TableCode ofOwn(InetAddress address, int port) {
        return new TableCode(address.getHostAddress().replaceAll("%.*", ""), port);
    }

    /** {@return the code that people pass on; if the host is a name, the name and the port} */
    public String text() {
        boolean numeric = host.matches("[0-9.]+") || host.contains(":") && !host.contains("%");
        if (!numeric) {
            return address();
        }
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.writeBytes(InetAddress.getByName(host).getAddress());
            bytes.write(port >> Byte.SIZE);
            bytes.write(port);
            bytes.write(0);
            byte[] whole = bytes.toByteArray();
            whole[whole.length - 1] = check(whole);
            return TypedBytes.grouped(TypedBytes.write(whole));
        } catch (UnknownHostException notNumeric) {
            return address();
        }
    }

    /** {@return whether the table can only be reached from its own computer} */
    public boolean isThisComputer() {
        return host.startsWith("127.") || host.equals("::1");
    }

    /** {@return whether only computers nearby can use the address, because it is not an Internet address} */
    public boolean isNearby() {
        return host.matches("(10|192\\.168|169\\.254|172\\.(1[6-9]|2\\d|3[01]))\\..*|f([cd]|e[89ab]).*:.*");
    }

    /** {@return the address with its port, as in {@code 192.168.1.5:6161}} */
    public String address() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
