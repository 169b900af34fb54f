package jump61.app.home;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.game.Match;
import jump61.library.GameLibrary;
import jump61.library.LibraryEntry;
import jump61.library.ui.GameFilter;
import jump61.library.ui.LibraryFeature;
import jump61.library.ui.MatchAutosave;
import jump61.profile.Profile;
import jump61.profile.Profile.DayMark;
import jump61.puzzle.DailyPuzzle;
import jump61.puzzle.Puzzle;
import jump61.puzzle.PuzzleGames;
import jump61.record.RecordException;
import jump61.table.ui.TableFeature;
import jump61.window.Worker;
import jump61.window.board.GameViews;
import jump61.window.board.Lesson;
import jump61.window.feature.Program;
import jump61.window.match.Ladder;
import jump61.window.match.NewGame;

/** The model of Home. {@link #refresh} reads the library and the puzzles in the background. */
public final class HomeModel {
    /** Number of last games shown. */
    private static final int LAST = 3;

    /** Number of days in the row. */
    private static final int WEEK = 7;

    private final ObservableValue<Match> match;
    private final ObservableValue<Profile> profile;
    private final NewGame newGame;
    private final Ladder ladder;
    private final GameLibrary library;
    private final Predicate<LibraryEntry> isOfAnother;
    private final TableFeature table;
    private final MatchAutosave kept;
    private final Worker background;
    private final Supplier<LocalDate> clock;
    private final ReadOnlyObjectWrapper<Today> today = new ReadOnlyObjectWrapper<>();
    private LocalDate chosenOn;
    private Profile chosenFor;
    private final ReadOnlyObjectWrapper<Shelf> shelf = new ReadOnlyObjectWrapper<>(Shelf.EMPTY);
    private final ObservableValue<?> played;
    /** Cached, because counting the steps of a lesson means playing it through. */
    private final Map<Game, Integer> lessonSteps = new HashMap<>();

    private final ReadOnlyBooleanWrapper ready = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper resumable = new ReadOnlyBooleanWrapper();

    /**
     * The games in the library.
     *
     * @param last the last ones that a person played to the end, most recent first; one more than are shown
     * @param own the last one, except those played with another profile
     * @param played the last one of each game with each profile, also of two people
     * @param count the number of games shown in Games
     */
    record Shelf(List<PastGame> last, Optional<LibraryEntry> own, List<LibraryEntry> played, int count) {
        static final Shelf EMPTY = new Shelf(List.of(), Optional.empty(), List.of(), 0);
    }

    /**
     * A day in the row of the last days.
     *
     * @param mark the outcome of its puzzle; empty if it was not tried
     */
    record Day(LocalDate date, Optional<DayMark> mark, boolean isToday) {}

    /**
     * Creates a model that has no puzzle and no last games until {@link #refresh} is called.
     *
     * @param program has the match on the board, and the last choices for a new game
     * @param profile the games and puzzles of the current person
     * @param table knows whether a game can be continued there
     */
    public HomeModel(
            Program program,
            ObservableValue<Profile> profile,
            Ladder ladder,
            LibraryFeature library,
            TableFeature table,
            Supplier<LocalDate> clock) {
        match = program.match().matchProperty();
        this.profile = profile;
        newGame = program.newGame();
        this.ladder = ladder;
        this.library = library.library();
        isOfAnother = entry -> !entry.profile().isEmpty() && !library.isOwn(entry);
        kept = library.kept();
        this.table = table;
        background = program.background();
        this.clock = clock;
        played = Bindings.createObjectBinding(
                () -> List.of(profile.getValue(), shelf.get().played()), profile, shelf);
        profile.addListener((observable, before, now) -> {
            if (chosenFor != null) {
                refreshPuzzle();
            }
        });
    }

    /** Reads the last games again, and the puzzle if it may have changed. */
    public void refresh() {
        refreshPuzzle();
        refreshTable();
        background.run(
                this::read,
                now -> {
                    shelf.set(now);
                    ready.set(true);
                },
                // The problem is reported when Games is opened.
                unreadable -> ready.set(true));
    }

    /** Updates the puzzle, which depends on the day and on what the profile has solved that day. */
    private void refreshPuzzle() {
        LocalDate day = clock.get();
        Profile solver = profile.getValue();
        if (!day.equals(chosenOn) || solver != chosenFor) {
            chosenOn = day;
            chosenFor = solver;
            background.run(() -> puzzle(day, solver), chosen -> {
                if (day.equals(chosenOn) && solver == chosenFor) {
                    today.set(chosen);
                }
            });
        }
    }

    /** Checks again whether a game at a table can be continued. */
    void refreshTable() {
        background.run(table::canResume, resumable::set, unreadable -> resumable.set(false));
    }

    /** {@return the puzzle of the day that was solved, of any game, or else that of the usual game} */
    private static Today puzzle(LocalDate day, Profile solver) {
        Puzzle usual = DailyPuzzle.of(Games.usual(), day);
        boolean any = solver.calendar().containsKey(day) && !solver.hasSolved(usual.id());
        return new Today(
                day,
                Games.all().stream()
                        .filter(game -> any && !PuzzleGames.kinds(game).isEmpty())
                        .map(game -> DailyPuzzle.of(game, day))
                        .filter(puzzle -> solver.hasSolved(puzzle.id()))
                        .findFirst()
                        .orElse(usual));
    }

    private Shelf read() throws IOException {
        List<LibraryEntry> all = library.list();
        List<LibraryEntry> ended = all.stream()
                .filter(entry -> entry.result().isPresent() && entry.players().havePerson())
                .toList();
        List<PastGame> last = ended.stream().limit(LAST + 1).flatMap(this::past).toList();
        Optional<LibraryEntry> own = ended.stream()
                .filter(isOfAnother.negate())
                .flatMap(this::past)
                .findFirst()
                .map(PastGame::entry);
        Collection<LibraryEntry> played = ended.stream()
                .filter(entry -> !entry.profile().isEmpty())
                .collect(Collectors.toMap(
                        entry -> List.of(entry.profile(), entry.end().game()), entry -> entry, (newer, older) -> newer))
                .values();
        return new Shelf(
                last, own, List.copyOf(played), GameFilter.ALL.among(all).size());
    }

    private Stream<PastGame> past(LibraryEntry entry) {
        try {
            return Stream.of(PastGame.of(entry, library.load(entry)));
        } catch (IOException | RecordException gone) {
            return Stream.empty();
        }
    }

    /** {@return the subject of the first card: never a game finished with another profile} */
    First first() {
        Match now = match.getValue();
        if (!now.played().isEmpty() && !now.isOfStrangers()) {
            if (now.isOver()) {
                return First.Ended.of(now);
            }
            Optional<Match> table = atTable();
            return new First.Ongoing(table.orElse(now), table.isPresent());
        }
        return shelf.get()
                .own()
                .filter(isOfAnother.negate())
                .<First>map(First.Ended::of)
                .orElseGet(() -> new First.Fresh(offer(now.game())));
    }

    /** {@return the match on the board, or the game at a table that it is a copy of, while that can go on} */
    public Match ongoing() {
        return atTable().orElseGet(match::getValue);
    }

    private Optional<Match> atTable() {
        return resumable.get() ? kept.interrupted() : Optional.empty();
    }

    /** {@return whether a game needs no lesson: the person has played it or its lesson, or it has none} */
    private boolean knows(Game game) {
        return ladder.of(game).getValue().next().isPresent()
                || hasPlayed(game)
                || profile.getValue().hasLearnt(game.id())
                || GameViews.of(game).lesson().isEmpty();
    }

    /** {@return whether a game was played to the end with this profile, also by two people} */
    private boolean hasPlayed(Game game) {
        return shelf.get().played().stream()
                .anyMatch(entry -> entry.end().game().equals(game) && !isOfAnother.test(entry));
    }

    /** {@return what the card of a game begins: its lesson if that is needed, otherwise the next opponent} */
    Offer offer(Game game) {
        Ladder.Rungs rungs = ladder.of(game).getValue();
        if (!knows(game)) {
            return new Offer.Lesson(game, lessonSteps.computeIfAbsent(game, HomeModel::lessonSteps));
        }
        Level level = rungs.next().orElse(Level.BEGINNER);
        return new Offer.Opponent(
                level,
                newGame.against(game, level),
                Optional.ofNullable(rungs.scores().get(level)),
                step(game, rungs.scores().keySet(), level));
    }

    private static int lessonSteps(Game game) {
        Lesson lesson = GameViews.of(game).lesson().orElseThrow().get();
        return lesson.steps().size();
    }

    private Offer.Step step(Game game, Set<Level> played, Level level) {
        if (played.isEmpty()) {
            return hasPlayed(game) ? Offer.Step.OTHER : Offer.Step.FIRST;
        }
        return level.compareTo(Collections.max(played)) > 0 ? Offer.Step.UP : Offer.Step.OTHER;
    }

    /** {@return the last games, except one that the first card shows} */
    List<PastGame> last() {
        First first = first();
        return shelf.get().last().stream()
                .filter(game -> !(first instanceof First.Ended ended && ended.is(game.entry())))
                .limit(LAST)
                .toList();
    }

    /** {@return the last days, oldest first} */
    List<Day> week() {
        LocalDate day = clock.get();
        var marks = profile.getValue().calendar();
        return Stream.iterate(day.minusDays(WEEK - 1), date -> date.plusDays(1))
                .limit(WEEK)
                .map(date -> new Day(date, Optional.ofNullable(marks.get(date)), date.equals(day)))
                .toList();
    }

    /** {@return whether today's puzzle is solved} */
    boolean isSolvedToday() {
        DayMark mark = profile.getValue().calendar().get(clock.get());
        return mark != null && mark != DayMark.FAILED;
    }

    /** {@return the number of days in a row on which the puzzle was solved} */
    int streak() {
        return profile.getValue().dailyStreak(clock.get());
    }

    /** {@return whether no daily puzzle has ever been tried} */
    boolean isFirstPuzzle() {
        return profile.getValue().calendar().isEmpty();
    }

    /** {@return the number of the user's own mistakes to practise today} */
    int mistakes() {
        return profile.getValue().practice().due(clock.get()).size();
    }

    LocalDate day() {
        return clock.get();
    }

    /** Today's puzzle; null until it has been read. */
    ReadOnlyObjectProperty<Today> todayProperty() {
        return today.getReadOnlyProperty();
    }

    /** The games in the library. */
    ReadOnlyObjectProperty<Shelf> shelfProperty() {
        return shelf.getReadOnlyProperty();
    }

    /** Whether everything has been read. The profile was read before that. */
    ReadOnlyBooleanProperty readyProperty() {
        return ready.getReadOnlyProperty();
    }

    /** Whether there is an unfinished game at a table. */
    public ReadOnlyBooleanProperty resumableProperty() {
        return resumable.getReadOnlyProperty();
    }

    /** Changes with the game that a crash interrupted at a table. */
    public ObservableValue<?> interruptedProperty() {
        return kept.interruptedProperty();
    }

    /** Changes with the profile, and with the games that are known from games between two people. */
    ObservableValue<?> playedProperty() {
        return played;
    }

    ObservableValue<Profile> profileProperty() {
        return profile;
    }
}
