package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpenedDocumentsTest {
    private final OpenedDocuments documents = new OpenedDocuments();
    private final List<Path> opened = new ArrayList<>();

    @Test
    void aDocumentThatComesBeforeTheWindowWaitsForIt() {
        documents.open(Path.of("early.jump61"));
        documents.setOnOpen(opened::add);
        assertEquals(List.of(Path.of("early.jump61")), opened);
    }

    @Test
    void ofSeveralThatWaitTheLastIsOpened() {
        documents.open(Path.of("one.jump61"));
        documents.open(Path.of("two.jump61"));
        documents.setOnOpen(opened::add);
        assertEquals(List.of(Path.of("two.jump61")), opened);
    }

    @Test
    void aDocumentThatTheWindowStartsWithIsNotOpenedAgain() {
        documents.open(Path.of("early.jump61"));
        assertEquals(Optional.of(Path.of("early.jump61")), documents.take());
        documents.setOnOpen(opened::add);
        assertEquals(List.of(), opened);
    }

    @Test
    void aDocumentThatComesLaterIsOpenedAtOnceAndOnlyOnce() {
        documents.open(Path.of("early.jump61"));
        documents.setOnOpen(opened::add);
        documents.open(Path.of("late.jump61"));
        documents.setOnOpen(opened::add);
        assertEquals(List.of(Path.of("early.jump61"), Path.of("late.jump61")), opened);
    }

    @Test
    void ofAnEventWithSeveralFilesTheLastCounts() {
        MacDocuments.last(List.of(new File("a.jump61"), new File("b.jump61")), opened::add);
        MacDocuments.last(List.of(), opened::add);
        assertEquals(List.of(Path.of("b.jump61")), opened);
    }

    @Test
    void onlyMacOsOpensDocumentsThisWay() {
        assertTrue(MacDocuments.isMac("Mac OS X"));
        assertFalse(MacDocuments.isMac("Linux"));
        assertFalse(MacDocuments.isMac("Windows 11"));
    }
}
