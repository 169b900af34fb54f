package jump61.review.ui;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.profile.Fault;
import jump61.profile.Practice;
import jump61.profile.Profile;
import jump61.profile.ProfileEvent;
import jump61.profile.ui.ProfileModel;
import jump61.review.MoveReview;
import jump61.review.ReviewNotes;

/** The practice of mistakes from earlier games: asks about those that are due, and records the answers. */
public final class Practising {
    /** Maximum number of questions; more would be tiring. */
    private static final int MOST = 10;

    private final LearnModel learning;
    private final ProfileModel profile;
    private final Supplier<LocalDate> clock;

    Practising(LearnModel learning, ProfileModel profile, Supplier<LocalDate> clock) {
        this.learning = learning;
        this.profile = profile;
        this.clock = clock;
    }

    /** {@return the number of mistakes to be practised today} */
    public int due() {
        return practice().due(clock.get()).size();
    }

    /** Changes when {@link #due} may have changed. */
    ReadOnlyObjectProperty<Profile> changesProperty() {
        return profile.profileProperty();
    }

    private Practice practice() {
        return profile.profileProperty().get().practice();
    }

    /**
     * Asks about the mistakes that have waited longest.
     *
     * @return whether there were any
     */
    public boolean start() {
        List<MistakeQuestion> questions = practice().due(clock.get()).stream()
                .flatMap(this::question)
                .limit(MOST)
                .toList();
        if (!questions.isEmpty()) {
            learning.practise(questions);
        }
        return !questions.isEmpty();
    }

    /** Returns the question; none if a later version wrote the position, with rules that this version does not know. */
    private Stream<MistakeQuestion> question(Fault fault) {
        return mistake(fault)
                .map(mistake -> new MistakeQuestion(mistake, game(fault), answer -> record(fault, answer)))
                .stream();
    }

    private static Optional<MoveReview> mistake(Fault fault) {
        try {
            Game game = Games.byId(fault.game()).orElseThrow();
            Position before = game.parsePosition(fault.position());
            return ReviewNotes.move(fault.note(), fault.ply(), before.play(game.parseMove(fault.played())));
        } catch (RefusedException foreign) {
            return Optional.empty();
        }
    }

    private Optional<ProfileEvent.Played> game(Fault fault) {
        return profile.profileProperty().get().games(fault.game()).stream()
                .filter(game -> game.id().equals(fault.id()))
                .findFirst();
    }

    private void record(Fault fault, Practice.Answer answer) {
        profile.record(new ProfileEvent.FaultPractised(clock.get(), fault.id(), fault.ply(), answer));
    }
}
