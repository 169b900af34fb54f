package jump61.desktop.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.desktop.files.Background;
import jump61.profile.Event;
import jump61.profile.EventLog;
import jump61.profile.Person;
import jump61.profile.Profile;
import jump61.profile.Profiles;

/**
 * The profile of whoever plays here now, and the others on this machine. It is read and written in the background; what it
 * shows belongs to the FX thread.
 */
public final class ProfileModel {
    private final Profiles profiles;
    private final StringProperty chosen;
    private final Background background;
    private final Consumer<Throwable> onFailure;
    private final ReadOnlyObjectWrapper<Profile> profile = new ReadOnlyObjectWrapper<>(Profile.of(List.of()));
    private final ReadOnlyObjectWrapper<Person> person = new ReadOnlyObjectWrapper<>(Profiles.FIRST);
    private final ObservableList<Person> people = FXCollections.observableArrayList(Profiles.FIRST);

    /** What was read at one moment. */
    private record Picture(List<Person> people, Person person, Profile profile) {}

    /**
     * An empty model; {@link #refresh} reads what there is.
     *
     * @param chosen the setting that names the person who plays
     * @param onFailure told if something cannot be read or written
     */
    public ProfileModel(
            Profiles profiles, StringProperty chosen, Background background, Consumer<Throwable> onFailure) {
        this.profiles = profiles;
        this.chosen = chosen;
        this.background = background;
        this.onFailure = onFailure;
    }

    /** Reads the profiles again: another window may have changed them. */
    public void refresh() {
        change(wanted -> wanted);
    }

    /** Adds to the profile of whoever plays now; a game that counts already is not added again. */
    public void record(Event event) {
        change(wanted -> {
            EventLog log = profiles.log(find(profiles.people(), wanted));
            if (!(event instanceof Event.Played played)
                    || !Profile.of(log.events()).hasCounted(played.id())) {
                log.add(event);
            }
            return wanted;
        });
    }

    /** Has somebody else play from now on. */
    public void choose(Person other) {
        chosen.set(other.id());
        refresh();
    }

    /** Begins a profile, which is used from now on. */
    public void create(String name) {
        change(wanted -> profiles.create(name).id());
    }

    /** Calls whoever plays now by another name. */
    public void rename(String name) {
        Person renamed = person.get();
        change(wanted -> {
            profiles.rename(renamed, name);
            return wanted;
        });
    }

    /** Deletes the profile of whoever plays now; the first one left is used then. */
    public void delete() {
        Person deleted = person.get();
        change(wanted -> {
            profiles.delete(deleted);
            return wanted;
        });
    }

    /** Writes the profile of whoever plays now to a file. */
    public void export(Path target, Runnable onDone, Consumer<Throwable> onFailed) {
        Person exported = person.get();
        background.run(
                () -> {
                    profiles.export(exported, target);
                    return target;
                },
                done -> onDone.run(),
                onFailed);
    }

    /** Reads an exported profile, which is used from now on. */
    public void importFrom(Path file, Consumer<Throwable> onFailed) {
        run(() -> picture(profiles.importFrom(file).id()), onFailed);
    }

    /** A change on the disk: it takes the person who is wanted, and returns who is wanted afterwards. */
    private interface Change {
        String apply(String wanted) throws IOException;
    }

    private void change(Change change) {
        String wanted = chosen.get();
        run(() -> picture(change.apply(wanted)), onFailure);
    }

    private void run(Callable<Picture> work, Consumer<Throwable> onFailed) {
        String before = chosen.get();
        background.run(
                work,
                picture -> {
                    // Somebody else may have been chosen meanwhile; that choice has work of its own on the way.
                    if (chosen.get().equals(before)) {
                        show(picture);
                    }
                },
                onFailed);
    }

    private Picture picture(String wanted) throws IOException {
        List<Person> all = profiles.people();
        Person now = find(all, wanted);
        return new Picture(all, now, Profile.of(profiles.log(now).events()));
    }

    private static Person find(List<Person> all, String wanted) {
        return all.stream().filter(one -> one.id().equals(wanted)).findFirst().orElse(all.get(0));
    }

    private void show(Picture picture) {
        chosen.set(picture.person().id());
        people.setAll(picture.people());
        person.set(picture.person());
        profile.set(picture.profile());
    }

    /** What whoever plays now has played and solved; empty until it is read. */
    public ReadOnlyObjectProperty<Profile> profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /** Who plays now. */
    public ReadOnlyObjectProperty<Person> personProperty() {
        return person.getReadOnlyProperty();
    }

    /** Everybody with a profile on this machine; not to be changed. */
    public ObservableList<Person> people() {
        return people;
    }
}
