package jump61.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfilesTest {
    private static final ProfileEvent GAME = new ProfileEvent.Played(LocalDate.of(2026, 6, 1), "sim", 6, 3, 1);

    @TempDir
    Path folder;

    private Profiles profiles() {
        return new Profiles(folder.resolve("profiles"));
    }

    @Test
    void thereIsAlwaysSomebodyWhoNeedsNoName() throws Exception {
        assertEquals(List.of(Profiles.FIRST), profiles().people());
        assertFalse(Files.exists(folder.resolve("profiles")), "looking writes nothing");
        assertEquals(List.of(), profiles().log(Profiles.FIRST).events());
    }

    @Test
    void severalPeopleEachHaveALogOfTheirOwn() throws Exception {
        profiles().log(Profiles.FIRST).add(GAME);
        Person bea = profiles().create("Bea");
        Person cem = profiles().create("Cem");
        assertEquals(List.of(Profiles.FIRST, bea, cem), profiles().people());
        assertEquals(List.of(), profiles().log(bea).events());
        assertEquals(List.of(GAME), profiles().log(Profiles.FIRST).events());
    }

    @Test
    void aNewcomerDoesNotReplaceSomebodyWhoHasNotPlayedYet() throws Exception {
        Person bea = profiles().create("Bea");
        assertEquals(List.of(Profiles.FIRST, bea), profiles().people());
    }

    @Test
    void aThousandProfilesAreEnough() throws Exception {
        for (int number = 1; number < 1000; number++) {
            Files.createDirectories(folder.resolve("profiles/" + number));
        }
        assertEquals("1000", profiles().create("Ada").id());
        assertThrows(IOException.class, () -> profiles().create("Bea"));
        assertEquals(1000, profiles().people().size());
    }

    @Test
    void whatAKilledSaveLeftIsSweptAway() throws Exception {
        Path profile = Files.createDirectories(folder.resolve("profiles/1"));
        Path left = Files.writeString(profile.resolve(".name.txt.jump61-1abc.new"), "half");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(600)));
        profiles().people();
        assertFalse(Files.exists(left));
    }

    @Test
    void aNameIsOneShortLine() throws Exception {
        Person person = profiles().create(" Ada\n\tLovelace ");
        assertEquals("Ada Lovelace", person.name());
        profiles().rename(person, "😀".repeat(50));
        assertEquals("😀".repeat(39) + "…", profiles().people().get(1).name());
    }

    @Test
    void aDeletedProfileIsGoneAndTheOthersStay() throws Exception {
        profiles().log(Profiles.FIRST).add(GAME);
        Person bea = profiles().create("Bea");
        profiles().delete(Profiles.FIRST);
        assertEquals(List.of(bea), profiles().people());
        profiles().delete(bea);
        assertEquals(List.of(""), names());
        assertEquals(List.of(), profiles().log(profiles().people().get(0)).events());
    }

    /** Games say by this id whose they are. */
    @Test
    void nobodyIsGivenTheIdOfADeletedProfile() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().delete(bea);
        Person cem = profiles().create("Cem");
        assertNotEquals(bea.id(), cem.id());
        profiles().emptyBin();
        Person dan = profiles().create("Dan");
        assertEquals(List.of("", "Cem", "Dan"), names());
        for (Person person : profiles().people()) {
            profiles().delete(person);
        }
        Person alone = profiles().people().get(0);
        profiles().log(alone).add(GAME);
        assertEquals(List.of(alone), profiles().people());
        assertEquals(List.of(GAME), profiles().log(alone).events());
        assertFalse(List.of("1", bea.id(), cem.id(), dan.id()).contains(alone.id()));
    }

    @Test
    void aDeletedProfileIsRestoredWithItsId() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().log(bea).add(GAME);
        profiles().delete(bea);
        profiles().create("Cem");
        assertEquals(
                List.of("Bea"),
                profiles().deleted().stream()
                        .map(deleted -> deleted.person().name())
                        .toList());
        assertEquals(bea, restored());
        assertEquals(List.of("", "Bea", "Cem"), names());
        assertEquals(List.of(GAME), profiles().log(bea).events());
        assertEquals(List.of(), profiles().deleted());
    }

    /** Earlier versions gave the ids of deleted profiles away. */
    @Test
    void aDeletedProfileIsRestoredEvenIfSomebodyElseHasItsPlaceByNow() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().log(bea).add(GAME);
        profiles().delete(bea);
        Path place = folder.resolve("profiles").resolve(bea.id());
        Files.delete(place);
        Files.createDirectory(place);
        profiles().rename(bea, "Cem");
        Person again = restored();
        assertEquals(List.of("", "Cem", "Bea"), names());
        assertEquals(List.of(GAME), profiles().log(again).events());
    }

    /** They did not reserve those of profiles that are still in the bin either. */
    @Test
    void theIdOfAProfileInTheBinIsNotGivenAway() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().delete(bea);
        Files.delete(folder.resolve("profiles").resolve(bea.id()));
        assertNotEquals(bea.id(), profiles().create("Cem").id());
        assertEquals(bea, restored());
    }

    /** Games that are kept know their players by it. */
    @Test
    void theIdOfAProfileThatAnEarlierVersionDeletedIsNotGivenAwayAfterItsBinIsEmptied() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().delete(bea);
        Files.delete(folder.resolve("profiles").resolve(bea.id()));
        profiles().emptyBin();
        assertNotEquals(bea.id(), profiles().create("Cem").id());
    }

    @Test
    void theIdOfAProfileThatCannotBePutBackStaysReserved() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().delete(bea);
        Profiles.Deleted gone = profiles().deleted().get(0);
        profiles().emptyBin();
        assertThrows(IOException.class, () -> profiles().restore(gone, "You"));
        assertNotEquals(bea.id(), profiles().create("Cem").id());
    }

    @Test
    void anEmptiedBinHasNoProfiles() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().delete(bea);
        profiles().emptyBin();
        assertEquals(List.of(), profiles().deleted());
        assertEquals(List.of(""), names());
    }

    /** Otherwise two people of one list could not be told apart. */
    @Test
    void whoComesBackWhileAnotherHasTheNameIsNumbered() throws Exception {
        Person ada = profiles().create("Ada");
        profiles().export(ada, folder.resolve("ada.txt"));
        profiles().delete(ada);
        profiles().create("ADA");
        assertEquals(new Person(ada.id(), "Ada 2"), restored());
        assertEquals(
                "Ada 3", profiles().importFrom(folder.resolve("ada.txt"), "You").name());
        assertEquals(List.of("", "Ada 2", "ADA", "Ada 3"), names());
    }

    @Test
    void whoHasNoNameIsNumberedBesideAnotherWhoIsCalledTheSame() throws Exception {
        profiles().log(Profiles.FIRST).add(GAME);
        profiles().delete(Profiles.FIRST);
        profiles().log(profiles().people().get(0)).add(GAME);
        assertEquals(new Person("1", "You 2"), restored());
        assertEquals(List.of("You 2", ""), names());
    }

    @Test
    void whoHasNoNameOnANewComputerIsNotMixedUpWithAnImportedOneWithoutAName() throws Exception {
        Path file = folder.resolve("nameless.txt");
        profiles().export(Profiles.FIRST, file);
        var elsewhere = new Profiles(folder.resolve("elsewhere"));
        assertEquals("You 2", elsewhere.importFrom(file, "You").name());
        assertEquals(
                List.of("", "You 2"),
                elsewhere.people().stream().map(Person::name).sorted().toList());
    }

    @Test
    void aNameThatCannotBeSeenIsNone() {
        assertEquals("", Profiles.clean(" \u00a0\u3000\u200b\u2060\u3164 "));
        assertEquals("Ada", Profiles.clean("\u202eAda\u202c"), "none is read backwards");
        assertEquals("Ada \ud83d\udc69\u200d\ud83d\ude80", Profiles.clean("Ada\u00a0\ud83d\udc69\u200d\ud83d\ude80"));
    }

    @Test
    void namesThatLookAlikeAreOne() {
        assertTrue(Profiles.areAlike("Jos\u00e9", "jose\u0301"));
        assertFalse(Profiles.areAlike("Jose", "Jos\u00e9"));
    }

    private Person restored() throws IOException {
        return profiles().restore(profiles().deleted().get(0), "You");
    }

    private List<String> names() throws IOException {
        return profiles().people().stream().map(Person::name).toList();
    }

    @Test
    void anExportedProfileCanBeImportedAgain() throws Exception {
        Person bea = profiles().create("Bea");
        profiles().log(bea).add(GAME);
        Path file = folder.resolve("bea.txt");
        profiles().export(bea, file);
        Files.writeString(file, Files.readString(file) + "a damaged line\n");
        Person again = profiles().importFrom(file, "You");
        assertEquals("Bea 2", again.name());
        assertEquals(List.of(GAME), profiles().log(again).events());
        assertEquals(3, profiles().people().size());
    }

    @Test
    void aFileThatHoldsNoProfileChangesNothing() throws Exception {
        Path file = Files.writeString(folder.resolve("game.jump61"), "Jump61 record 1\n");
        assertThrows(Profiles.NotAProfileException.class, () -> profiles().importFrom(file, "You"));
        assertThrows(Profiles.NotAProfileException.class, () -> profiles().importFrom(folder, "You"));
        assertThrows(NoSuchFileException.class, () -> profiles().importFrom(folder.resolve("none"), "You"));
        assertEquals(List.of(Profiles.FIRST), profiles().people());
        assertTrue(Files.exists(file));
    }
}
