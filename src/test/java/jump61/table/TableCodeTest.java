package jump61.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableCodeTest {
    private static InetAddress ofLink(String hexadecimal, int link) throws UnknownHostException {
        return Inet6Address.getByAddress(null, HexFormat.of().parseHex(hexadecimal), link);
    }

    @ParameterizedTest
    @CsvSource({
        "fe800000000000000000000000000001, 3, fe80:0:0:0:0:0:0:1%3",
        "20010db8000000000000000000000001, 3, 2001:db8:0:0:0:0:0:1"
    })
    void onlyAnAddressOfOneLinkSaysWhichLink(String address, int link, String host) throws UnknownHostException {
        assertEquals(new TableCode(host, 1961), TableCode.of(ofLink(address, link), 1961));
    }

    @ParameterizedTest
    @CsvSource({
        "R000-40GR-25CG, 192.0.2.2",
        "r00040gr25cg, 192.0.2.2",
        "R000-40GR-25CH,",
        "ROOO-4OGR-25XX,",
        "raspberry-pi, raspberry-pi"
    })
    void aCodeWithASlipIsNeitherACodeNorAName(String typed, String host) {
        assertEquals(Optional.ofNullable(host), TableCode.read(typed).map(TableCode::host));
    }

    @Test
    void anotherComputerHasAnotherNameForTheLink() throws UnknownHostException {
        assertEquals(
                new TableCode("fe80:0:0:0:0:0:0:1", 1961),
                TableCode.ofOwn(ofLink("fe800000000000000000000000000001", 3), 1961));
    }
}
