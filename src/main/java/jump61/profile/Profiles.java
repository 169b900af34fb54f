package jump61.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.PlaceHolders;
import jump61.record.Bin;
import jump61.record.RecordFiles;

/**
 * The profiles of the people on one computer. Each has a folder with the person's name and log. An empty file replaces the
 * folder of a deleted profile, so that nobody else gets its id, by which games know it. All methods wait for the disk;
 * several windows may use the same folder.
 */
public final class Profiles {
    /** The person whose profile is used until another one is requested. */
    public static final Person FIRST = new Person("1", "");

    private static final String LOG = "events.log";
    private static final String NAME = "name.txt";
    /** First line of an exported profile, before the name. Logs have no such line. */
    private static final String HEADER = "# Jump61 profile: ";

    /** A name of invisible characters. */
    private static final String UNSEEN = "[\\p{Z}\\p{Cf}\\u115f\\u1160\\u3164\\uffa0\\u2800]*";

    private static final int MOST = 1000;
    /** Maximum length of a name, in characters. A longer name, which a file may contain, is cut and ends in an ellipsis. */
    public static final int LONGEST_NAME = 40;

    private static final int LARGEST = 50_000_000;

    private final Path folder;

    /** Opens the profiles in {@code folder}, which need not exist yet. */
    public Profiles(Path folder) {
        this.folder = folder;
    }

    /** {@return everyone with a profile, in order of creation; never empty} */
    public List<Person> people() throws IOException {
        List<Person> people = withFolder();
        return people.isEmpty() ? List.of(nobodyYet()) : people;
    }

    private List<Person> withFolder() throws IOException {
        List<Person> people = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder, "[0-9]*")) {
                for (Path one : folders) {
                    String id = one.getFileName().toString();
                    if (id.matches("\\d{1,4}") && Files.isDirectory(one)) {
                        RecordFiles.sweepQuietly(one.resolve(NAME));
                        people.add(new Person(id, name(one)));
                    }
                }
            }
        }
        people.sort((one, other) -> Integer.parseInt(one.id()) - Integer.parseInt(other.id()));
        return List.copyOf(people);
    }

    /** Returns the first person, who has no folder yet. */
    private Person nobodyYet() {
        return IntStream.rangeClosed(1, MOST)
                .mapToObj(Integer::toString)
                .filter(id -> !Files.exists(folder.resolve(id)))
                .findFirst()
                .map(id -> new Person(id, ""))
                .orElse(FIRST);
    }

    private static String name(Path profile) {
        try {
            return clean(RecordFiles.text(profile.resolve(NAME), LARGEST));
        } catch (IOException none) {
            return "";
        }
    }

    /**
     * {@return a name in the form in which it is stored: on one line, in its natural reading order, not too long, and
     * empty if nothing in it is visible}
     */
    public static String clean(String name) {
        String line = PlaceHolders.onOneLine(name).replaceAll("\\p{Z}+", " ").strip();
        if (line.matches(UNSEEN)) {
            return "";
        }
        return line.codePointCount(0, line.length()) <= LONGEST_NAME ? line : cut(line, LONGEST_NAME - 1) + "…";
    }

    private static String cut(String line, int longest) {
        int length = Math.min(longest, line.codePointCount(0, line.length()));
        return line.substring(0, line.offsetByCodePoints(0, length)).strip();
    }

    /** {@return whether two names cannot be told apart} */
    public static boolean areAlike(String one, String other) {
        return Normalizer.normalize(one, Form.NFKC).equalsIgnoreCase(Normalizer.normalize(other, Form.NFKC));
    }

    /** Returns a name that nobody has yet, if possible the given one; empty names count as {@code unnamed}. */
    private String distinct(String name, String unnamed) throws IOException {
        List<String> taken = withFolder().stream()
                .map(person -> person.name().isEmpty() ? unnamed : person.name())
                .toList();
        String distinct = name.isEmpty() ? unnamed : name;
        for (int number = 2; isTaken(distinct, taken); number++) {
            String ending = " " + number;
            distinct = cut(name.isEmpty() ? unnamed : name, LONGEST_NAME - ending.length()) + ending;
        }
        return distinct.equals(unnamed) ? name : distinct;
    }

    private static boolean isTaken(String name, List<String> taken) {
        return taken.stream().anyMatch(one -> areAlike(one, name));
    }

    /** {@return the event log of a person} */
    public EventLog log(Person person) {
        return new EventLog(folder.resolve(person.id()).resolve(LOG));
    }

    /** {@return a new person with an empty profile} */
    public Person create(String name) throws IOException {
        // The first place is reserved for the person who may not have a folder yet.
        Files.createDirectories(folder.resolve(people().get(0).id()));
        reserveDeleted();
        for (int number = 2; number <= MOST; number++) {
            Path profile = folder.resolve(Integer.toString(number));
            try {
                Files.createDirectory(profile);
                var person = new Person(profile.getFileName().toString(), clean(name));
                rename(person, name);
                return person;
            } catch (FileAlreadyExistsException taken) {
                // Somebody else has this id: a deleted person, or one whom another window has just created.
            }
        }
        throw new IOException("there are too many profiles");
    }

    /** Renames a person. */
    public void rename(Person person, String name) throws IOException {
        Path profile = Files.createDirectories(folder.resolve(person.id()));
        RecordFiles.replace(profile.resolve(NAME), clean(name) + "\n");
    }

    /** Moves a profile to the bin, see {@link #deleted}. */
    public void delete(Person person) throws IOException {
        Path profile = folder.resolve(person.id());
        if (Files.isDirectory(profile)) {
            bin().put(List.of(profile));
            reserve(profile);
        }
    }

    /** Reserves the ids of the profiles in the bin, because earlier versions did not. */
    private void reserveDeleted() throws IOException {
        for (Deleted each : listed()) {
            reserve(folder.resolve(each.person().id()));
        }
    }

    private static void reserve(Path profile) throws IOException {
        try {
            Files.createFile(profile);
        } catch (FileAlreadyExistsException taken) {
            // Another window has just created a profile with this id.
        }
    }

    private Bin bin() {
        return new Bin(folder.resolve(Bin.NAME));
    }

    /**
     * A deleted profile.
     *
     * @param person the person it belongs to
     * @param folder its folder in the bin
     */
    public record Deleted(Person person, Path folder) {}

    /** {@return the profiles in the bin, the last one deleted first} Those deleted too long ago are removed for good. */
    public List<Deleted> deleted() throws IOException {
        try {
            reserveDeleted();
        } catch (IOException full) {
            // Listing works without. Methods that give an id or empty the bin reserve ids first.
        }
        bin().emptyOld();
        return listed();
    }

    private List<Deleted> listed() throws IOException {
        List<Deleted> deleted = new ArrayList<>();
        for (Bin.Deletion deletion : bin().deletions()) {
            for (Path one : deletion.files()) {
                deleted.add(new Deleted(new Person(one.getFileName().toString(), name(one)), one));
            }
        }
        return List.copyOf(deleted);
    }

    /**
     * Moves a deleted profile back.
     *
     * @param unnamed the name shown for a person without a name
     * @return its person, with another id if an earlier version has given the old one to somebody else, and with another
     *     name if somebody has the old one by now
     */
    public Person restore(Deleted deleted, String unnamed) throws IOException {
        String name = distinct(deleted.person().name(), unnamed);
        List<Path> places = Stream.concat(
                        Stream.of(deleted.person().id()),
                        IntStream.rangeClosed(2, MOST).mapToObj(Integer::toString))
                .map(folder::resolve)
                .toList();
        Path place = putBack(deleted, places);
        var person = new Person(place.getFileName().toString(), name);
        if (!name.equals(deleted.person().name())) {
            rename(person, name);
        }
        return person;
    }

    private Path putBack(Deleted deleted, List<Path> places) throws IOException {
        boolean isReserved = Files.isRegularFile(places.get(0));
        if (isReserved) {
            Files.delete(places.get(0));
        }
        try {
            return bin().restore(deleted.folder(), places);
        } catch (IOException stillDeleted) {
            if (isReserved) {
                reserve(places.get(0));
            }
            throw stillDeleted;
        }
    }

    /** Removes the deleted profiles for good. */
    public void emptyBin() throws IOException {
        reserveDeleted();
        bin().empty();
    }

    /** Exports a profile to a file that {@link #importFrom} can read. */
    public void export(Person person, Path target) throws IOException {
        var text = new StringBuilder(HEADER).append(person.name()).append('\n');
        for (ProfileEvent event : log(person).events()) {
            text.append(EventLine.write(event)).append('\n');
        }
        RecordFiles.replace(target, text.toString());
    }

    /**
     * {@return a new person with the profile in an exported file, and with another name if somebody has that one}
     *
     * @param unnamed the name shown for a person without a name
     * @throws NotAProfileException if the file contains no profile
     */
    public Person importFrom(Path file, String unnamed) throws IOException, NotAProfileException {
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString());
        } else if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
            throw new NotAProfileException();
        }
        List<String> lines = new String(RecordFiles.read(file, LARGEST), StandardCharsets.UTF_8)
                .lines()
                .toList();
        if (lines.isEmpty() || !lines.get(0).startsWith(HEADER.stripTrailing())) {
            throw new NotAProfileException();
        }
        // The person who began here without a name has no folder yet, but needs an id.
        Files.createDirectories(folder.resolve(people().get(0).id()));
        Person person = create(distinct(clean(lines.get(0).substring(HEADER.length() - 1)), unnamed));
        var events = new StringBuilder();
        lines.stream()
                .skip(1)
                .filter(line -> EventLine.read(line).isPresent())
                .forEach(line -> events.append(line).append('\n'));
        RecordFiles.replace(folder.resolve(person.id()).resolve(LOG), events.toString());
        return person;
    }

    /** Thrown if a file does not contain a profile. */
    public static final class NotAProfileException extends Exception {
        private static final long serialVersionUID = 1L;
    }
}
