package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenedDocumentsTest {
    private final OpenedDocuments documents = new OpenedDocuments();
    private final List<List<Path>> opened = new ArrayList<>();

    @Test
    void aDocumentThatComesBeforeTheWindowWaitsForIt() {
        documents.open(List.of(Path.of("early.jump61")));
        documents.setOnOpen(opened::add);
        assertEquals(List.of(List.of(Path.of("early.jump61"))), opened);
    }

    @Test
    void severalThatWaitAreOpenedTogether() {
        documents.open(List.of(Path.of("one.jump61")));
        documents.open(List.of(Path.of("two.jump61")));
        documents.setOnOpen(opened::add);
        assertEquals(List.of(List.of(Path.of("one.jump61"), Path.of("two.jump61"))), opened);
    }

    @Test
    void aDocumentThatTheWindowStartsWithIsNotOpenedAgain() {
        documents.open(List.of(Path.of("early.jump61")));
        assertEquals(List.of(Path.of("early.jump61")), documents.take());
        documents.setOnOpen(opened::add);
        assertEquals(List.of(), opened);
    }

    @Test
    void aDocumentThatComesLaterIsOpenedAtOnceAndOnlyOnce() {
        documents.open(List.of(Path.of("early.jump61")));
        documents.setOnOpen(opened::add);
        documents.open(List.of(Path.of("late.jump61")));
        documents.setOnOpen(opened::add);
        assertEquals(List.of(List.of(Path.of("early.jump61")), List.of(Path.of("late.jump61"))), opened);
    }

    @Test
    void onlyMacOsOpensDocumentsThisWay() {
        assertTrue(MacDocuments.isMac("Mac OS X"));
        assertFalse(MacDocuments.isMac("Linux"));
        assertFalse(MacDocuments.isMac("Windows 11"));
    }
}
