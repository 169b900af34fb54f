package jump61.desktop.library;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import jump61.desktop.files.Background;
import jump61.desktop.files.GameFiles;
import jump61.desktop.match.MatchViewModel;
import jump61.desktop.profile.ProfileModel;
import jump61.game.Match;
import jump61.game.MatchEvent;
import jump61.game.Side;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.library.ReviewNotes;
import jump61.profile.Event;
import jump61.record.GameRecord;

/**
 * Keeps every game that is finished in the window: in the library, and in the profile of the person who played. Both are
 * written in the background, and recognise a game that they have already; so ends that are undone and reached again, and
 * games found again after a crash, count once.
 */
public final class FinishedGames {
    private final GameLibrary library;
    private final ProfileModel profile;
    private final Background background;
    private final Supplier<GameRecord> shown;
    private final BooleanSupplier beganOver;
    private final BooleanSupplier wanted;
    private final Consumer<Throwable> onFailure;
    private Runnable onChange = () -> {};
    private Runnable unlisten = () -> {};
    private boolean playedAgain;

    /**
     * Keeps the games of {@code match}.
     *
     * @param files knows the record of the match that is shown
     * @param wanted whether games are to be kept in the library; they count in the profile in any case
     * @param onFailure told if a game cannot be written
     */
    public FinishedGames(
            MatchViewModel match,
            GameFiles files,
            GameLibrary library,
            ProfileModel profile,
            Background background,
            BooleanSupplier wanted,
            Consumer<Throwable> onFailure) {
        this.library = library;
        this.profile = profile;
        this.background = background;
        this.shown = files::record;
        this.beganOver = files::beganOver;
        this.wanted = wanted;
        this.onFailure = onFailure;
        match.matchProperty().addListener((observable, before, now) -> follow(now));
    }

    /** Has {@code listener} told after each change of the library. */
    public void setOnChange(Runnable listener) {
        onChange = listener;
    }

    private void follow(Match match) {
        unlisten.run();
        playedAgain = false;
        unlisten = match.addListener(this::onEvent);
    }

    private void onEvent(MatchEvent event) {
        if (event instanceof MatchEvent.Ended && !playedAgain) {
            GameRecord record = shown.get();
            if (!beganOver.getAsBoolean()) {
                count(record);
            }
            keep(record);
        }
        playedAgain = event instanceof MatchEvent.PlayedAgain;
    }

    /** Keeps and counts a game of which the program may have been killed before it was written. */
    public void recover(GameRecord record) {
        count(record);
        keep(record);
    }

    private void count(GameRecord record) {
        CountedGame.of(record, LocalDate.now()).ifPresent(profile::record);
    }

    private void keep(GameRecord record) {
        if (!wanted.getAsBoolean() || record.moves().isEmpty()) {
            return;
        }
        Instant now = Instant.now();
        background.run(() -> library.add(record, now), kept -> onChange.run(), onFailure);
    }

    /** Puts a review of a kept game into the library, and how accurately the person played into the profile. */
    public void reviewed(GameRecord annotated) {
        background.run(
                () -> {
                    Optional<LibraryEntry> entry = library.find(annotated);
                    if (entry.isPresent()) {
                        library.replace(entry.get(), withTagsOf(annotated, library.load(entry.get())));
                    }
                    return entry;
                },
                entry -> onChange.run(),
                onFailure);
        String id = annotated.tags().getOrDefault(GameLibrary.ID, "");
        OptionalDouble accuracy = CountedGame.person(annotated.players())
                .map(side -> accuracy(annotated, side))
                .orElse(OptionalDouble.empty());
        if (accuracy.isPresent() && profile.profileProperty().get().hasCounted(id)) {
            profile.record(new Event.Reviewed(LocalDate.now(), id, accuracy.getAsDouble()));
        }
    }

    /** When it was finished is known to the library only. */
    private static GameRecord withTagsOf(GameRecord annotated, GameRecord kept) {
        var tags = new java.util.LinkedHashMap<>(kept.tags());
        tags.putAll(annotated.tags());
        return annotated.withTags(tags);
    }

    private static OptionalDouble accuracy(GameRecord record, Side side) {
        return ReviewNotes.read(record)
                .map(review -> review.accuracy(side))
                .orElse(OptionalDouble.empty());
    }
}
