package jump61.library.ui;

import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileModel;
import jump61.record.GameRecord;
import jump61.review.ReviewNotes;
import jump61.window.Worker;

/**
 * Stores every game finished in the window: in the library, and in the profile of the person who played. Both are
 * written in the background and recognize games they already have. So a game counts once, even if its end is undone and
 * reached again, or if it is found again after a crash. A game that is left for another one is stored, too, so that it
 * can be continued later. A resignation that is undone while the game is still in the window does not count.
 */
public final class FinishedGames {
    private final GameLibrary library;
    private final ProfileModel profile;
    private final Worker background;
    private final Supplier<GameRecord> shown;
    private final BooleanSupplier beganOver;
    private final BooleanSupplier wanted;
    private final Consumer<Throwable> onFailure;
    private Runnable unlisten = () -> {};
    private boolean playedAgain;
    private Optional<GameRecord> lastEnd = Optional.empty();

    /**
     * Stores the games that are shown.
     *
     * @param files provides the match shown and its record
     * @param wanted whether games are stored in the library; they count in the profile in any case
     * @param onFailure called if a game cannot be written
     */
    public FinishedGames(
            GameFiles files,
            GameLibrary library,
            ProfileModel profile,
            Worker background,
            BooleanSupplier wanted,
            Consumer<Throwable> onFailure) {
        this.library = library;
        this.profile = profile;
        this.background = background;
        this.shown = files::kept;
        this.beganOver = files::beganOver;
        this.wanted = wanted;
        this.onFailure = onFailure;
        files.matchProperty().addListener((observable, before, now) -> follow(now));
    }

    private void follow(Match match) {
        unlisten.run();
        playedAgain = false;
        lastEnd = Optional.empty();
        unlisten = match.addListener(this::onEvent);
    }

    private void onEvent(MatchEvent event) {
        if (event instanceof MatchEvent.Ended && !playedAgain) {
            GameRecord record = shown.get();
            if (!beganOver.getAsBoolean()) {
                count(record);
            }
            keep(record);
            lastEnd = Optional.of(record);
        } else if (event instanceof MatchEvent.Reopened && lastEnd.isPresent()) {
            remove(lastEnd.get());
            Map<String, String> tags = lastEnd.get().tags();
            profile.recordFor(
                    tags.getOrDefault(GameLibrary.PROFILE, profile.id()),
                    new ProfileEvent.Resumed(LocalDate.now(), tags.getOrDefault(GameLibrary.ID, "")));
        }
        playedAgain = event instanceof MatchEvent.PlayedAgain;
    }

    /** Removes a game that goes on after all. It is stored again when it ends or is left. */
    private void remove(GameRecord resigned) {
        background.run(
                () -> {
                    Optional<LibraryEntry> entry = library.find(resigned);
                    if (entry.isPresent()) {
                        library.remove(entry.get());
                    }
                    return entry;
                },
                entry -> {},
                onFailure);
    }

    /** Stores a game that may not have been written because the program was killed, and counts it for its player. */
    public void recover(GameRecord record) {
        String player = record.tags().getOrDefault(GameLibrary.PROFILE, "");
        if (player.isEmpty()) {
            count(record);
        } else {
            CountedGame.of(record, LocalDate.now()).ifPresent(game -> profile.recordFor(player, game));
        }
        keep(record);
    }

    /** Stores a game that a person left unfinished, which does not count. Once finished, it replaces this entry. */
    public void left(GameRecord record) {
        if (record.players().havePerson()) {
            keep(record);
        }
    }

    private void count(GameRecord record) {
        CountedGame.of(record, LocalDate.now()).ifPresent(profile::record);
    }

    private void keep(GameRecord record) {
        if (!wanted.getAsBoolean() || record.moves().isEmpty()) {
            return;
        }
        Instant now = Instant.now();
        background.run(() -> library.add(record, now), kept -> {}, onFailure);
    }

    /** Adds a review to a stored game, and the person's accuracy and mistakes to the profile. */
    public void reviewed(GameRecord annotated) {
        background.run(
                () -> {
                    Optional<LibraryEntry> entry = library.find(annotated);
                    if (entry.isPresent()) {
                        library.replace(entry.get(), withTagsOf(annotated, library.load(entry.get())));
                    }
                    return entry;
                },
                entry -> {},
                onFailure);
        String id = annotated.tags().getOrDefault(GameLibrary.ID, "");
        OptionalDouble accuracy = annotated
                .players()
                .personAgainstComputer()
                .map(side -> accuracy(annotated, side))
                .orElse(OptionalDouble.empty());
        if (accuracy.isPresent() && profile.profileProperty().get().hasCounted(id)) {
            profile.record(new ProfileEvent.Reviewed(LocalDate.now(), id, accuracy.getAsDouble()));
        }
        practise(annotated);
    }

    /** Adds the mistakes in a reviewed game to those that the person practises, if the game counts in the profile. */
    public void practise(GameRecord annotated) {
        if (profile.profileProperty().get().hasCounted(annotated.tags().getOrDefault(GameLibrary.ID, ""))) {
            ProfileEvent[] faults = OwnFaults.in(annotated, LocalDate.now()).stream()
                    .filter(fault -> !profile.profileProperty().get().isKnown(fault))
                    .toArray(ProfileEvent[]::new);
            if (faults.length > 0) {
                profile.record(faults);
            }
        }
    }

    /** Copies the tags that only the library knows, such as the time when the game was finished. */
    private static GameRecord withTagsOf(GameRecord annotated, GameRecord kept) {
        var tags = new LinkedHashMap<>(kept.tags());
        tags.putAll(annotated.tags());
        return annotated.withTags(tags);
    }

    private static OptionalDouble accuracy(GameRecord record, Side side) {
        return ReviewNotes.read(record).map(review -> review.accuracy(side)).orElse(OptionalDouble.empty());
    }
}
