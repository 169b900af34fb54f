package jump61.profile.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import jump61.profile.EventLog;
import jump61.profile.Person;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.profile.Profiles;
import jump61.window.Worker;

/**
 * The profile of the current person, and the list of people on this computer. Files are read and written in the
 * background; properties belong to the FX thread.
 */
public final class ProfileModel {
    private final Profiles profiles;
    private final StringProperty chosen;
    private final Worker background;
    private final Consumer<Throwable> onFailure;
    private final ReadOnlyObjectWrapper<Profile> profile = new ReadOnlyObjectWrapper<>(Profile.of(List.of()));
    private final ReadOnlyObjectWrapper<Person> person;
    private final ObservableList<Person> people;
    private final ObservableList<Profiles.Deleted> deleted = FXCollections.observableArrayList();

    /** The state of the profiles at one moment. */
    private record Picture(List<Person> people, List<Profiles.Deleted> deleted, Person person, Profile profile) {}

    /**
     * Creates an empty model; {@link #refresh} reads the profiles.
     *
     * @param chosen the setting with the id of the current person
     * @param onFailure called if something cannot be read or written
     */
    public ProfileModel(Profiles profiles, StringProperty chosen, Worker background, Consumer<Throwable> onFailure) {
        this.profiles = profiles;
        this.chosen = chosen;
        this.background = background;
        this.onFailure = onFailure;
        // The name has not been read yet, but the id already tells whose games are whose.
        person = new ReadOnlyObjectWrapper<>(new Person(chosen.get(), ""));
        people = FXCollections.observableArrayList(person.get());
    }

    /** Reads the profiles again, because another window may have changed them. */
    public void refresh() {
        change(wanted -> wanted);
    }

    /**
     * {@return a test whether a game belongs to the person who is current now, given the id of the profile with which
     * it was played (empty if unknown) and its own id} The test may run on any thread.
     */
    public BiPredicate<String, String> own() {
        String now = id();
        Profile known = person.get().id().equals(now) ? profile.get() : Profile.of(List.of());
        return (player, game) -> player.equals(now) || known.hasCounted(game);
    }

    /** {@return the id of the person who is current now} It is known before the profile is read. */
    public String id() {
        return chosen.get();
    }

    /** Adds events to the current person's profile, except events that it already contains. */
    public void record(ProfileEvent... events) {
        change(wanted -> {
            add(find(profiles.people(), wanted), events);
            return wanted;
        });
    }

    /** Adds events to the profile with this id instead, or to none if it has been deleted. */
    public void recordFor(String id, ProfileEvent... events) {
        change(wanted -> {
            for (Person person : profiles.people()) {
                if (person.id().equals(id)) {
                    add(person, events);
                }
            }
            return wanted;
        });
    }

    private void add(Person person, ProfileEvent... events) throws IOException {
        EventLog log = profiles.log(person);
        Profile before = Profile.of(log.events());
        for (ProfileEvent event : events) {
            if (!before.isKnown(event)) {
                log.add(event);
            }
        }
    }

    /** Changes the current person. */
    public void choose(Person other) {
        chosen.set(other.id());
        refresh();
    }

    /** Creates a person with an empty profile, who becomes the current one. */
    public void create(String name) {
        change(wanted -> profiles.create(name).id());
    }

    /** Renames the current person. */
    public void rename(String name) {
        Person renamed = person.get();
        change(wanted -> {
            profiles.rename(renamed, name);
            return wanted;
        });
    }

    /** Deletes the current person's profile, which can be restored. The first remaining person becomes the current one. */
    public void delete() {
        Person deleted = person.get();
        change(wanted -> {
            profiles.delete(deleted);
            return wanted;
        });
    }

    /** Restores a deleted profile. Its person becomes the current one; {@code unnamed} stands for no name. */
    public void restore(Profiles.Deleted chosen, String unnamed) {
        change(wanted -> profiles.restore(chosen, unnamed).id());
    }

    /** Removes the deleted profiles for good. */
    public void emptyBin() {
        change(wanted -> {
            profiles.emptyBin();
            return wanted;
        });
    }

    /** Exports the current person's profile to a file. */
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

    /** Imports a profile from a file. Its person becomes the current one; {@code unnamed} stands for no name. */
    public void importFrom(Path file, String unnamed, Consumer<Throwable> onFailed) {
        run(() -> picture(profiles.importFrom(file, unnamed).id()), onFailed);
    }

    /** A change on disk. It receives the id of the wanted person and returns the id of the person wanted afterwards. */
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
                    // Another person may have been chosen in the meantime; that choice has its own pending work.
                    if (chosen.get().equals(before)) {
                        show(picture);
                    }
                },
                onFailed);
    }

    private Picture picture(String wanted) throws IOException {
        List<Person> all = profiles.people();
        Person now = find(all, wanted);
        return new Picture(
                all, profiles.deleted(), now, Profile.of(profiles.log(now).events()));
    }

    private static Person find(List<Person> all, String wanted) {
        return all.stream().filter(one -> one.id().equals(wanted)).findFirst().orElse(all.get(0));
    }

    private void show(Picture picture) {
        chosen.set(picture.person().id());
        if (!people.equals(picture.people())) {
            people.setAll(picture.people());
        }
        deleted.setAll(picture.deleted());
        person.set(picture.person());
        profile.set(picture.profile());
    }

    /** The current person's profile; empty until it has been read. */
    public ReadOnlyObjectProperty<Profile> profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /** The current person. */
    public ReadOnlyObjectProperty<Person> personProperty() {
        return person.getReadOnlyProperty();
    }

    /** Everyone with a profile on this computer; not to be modified. */
    public ObservableList<Person> people() {
        return people;
    }

    /** The deleted profiles that can be restored; not to be modified. */
    public ObservableList<Profiles.Deleted> deleted() {
        return deleted;
    }
}
