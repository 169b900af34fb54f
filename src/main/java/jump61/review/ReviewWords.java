package jump61.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jump61.game.Fact;
import jump61.game.Move;
import jump61.game.PlaceHolders;
import jump61.game.Result;
import jump61.game.Rounds;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.game.Translation;
import jump61.game.Turn;

/** Puts a review into words. Each sentence is based on a true fact about the position, which can be played out. */
public final class ReviewWords {
    private static final String BUNDLE = "jump61.review.texts";
    private static final int MOST_FACTS = 2;
    private static final int MOST_PHASES = 2;
    /** A phase that ends within this many moves is not mentioned. */
    private static final int OPENING = 2;

    private static final int PERCENT = 100;
    private static final String HABIT = ".habit";

    /** The ending of the key of a text that addresses the side that makes the move. */
    private static final String YOU = ".you";

    /** The ending of the key of a text about a move that addresses the side that replies to it. */
    private static final String TO_YOU = ".toYou";

    private final Locale locale;
    private final Function<Object, Object> names;
    private final ResourceBundle texts;
    private final Optional<Side> you;

    /**
     * Creates words in a language, or in English if there is no translation, with moves in the game's notation.
     *
     * @param sides returns the name of a side
     */
    public ReviewWords(Locale locale, Function<Side, String> sides) {
        this(sides, move -> move.notation(), place -> place, locale);
    }

    /**
     * Creates words in a language, or in English if there is no translation.
     *
     * @param sides returns the name of a side
     * @param moves returns a move in words
     * @param places returns another word of the notation, such as a square, as it should be written
     */
    public ReviewWords(
            Function<Side, String> sides,
            Function<Move, String> moves,
            Function<String, String> places,
            Locale locale) {
        this(
                value -> value instanceof Side side
                        ? sides.apply(side)
                        : value instanceof Move move
                                ? moves.apply(move)
                                : value instanceof String place ? places.apply(place) : value,
                Optional.empty(),
                locale);
    }

    private ReviewWords(Function<Object, Object> names, Optional<Side> you, Locale locale) {
        this.locale = locale;
        this.names = names;
        this.you = you;
        this.texts = Translation.of(BUNDLE, locale);
    }

    /** {@return these words, addressed to the person who plays a side, or to nobody} */
    public ReviewWords to(Optional<Side> person) {
        return new ReviewWords(names, person, locale);
    }

    /** {@return the name of a class of moves} */
    public String name(MoveClass verdict) {
        return texts.getString("class." + verdict.key());
    }

    /** {@return the verdict on a move as a title, for example {@code 1:5 is a blunder}} */
    public String title(MoveReview move) {
        // Far from the end of a lost game, nobody knows which move holds out longest; at the end, all lose at once.
        boolean alike = !isEndNear(move) || move.turn().after().result().isPresent();
        boolean anyway =
                move.isLostAnyway() && (move.verdict() == MoveClass.GOOD || move.verdict() == MoveClass.BEST && alike);
        return fill(
                texts,
                "verdict." + (anyway ? "anyway" : move.verdict().key()),
                move.turn().move());
    }

    /** {@return who wins by force after a move, as a sentence; empty if nothing is proven} */
    public Optional<String> proof(MoveReview move) {
        return move.proof().map(proof -> tell(proof.key("proof"), proof.winner(), proof.winner(), proof.moves()));
    }

    /** {@return the reasons for the verdict, in complete sentences; empty if there is nothing to explain} */
    public String explanation(MoveReview move) {
        return Sentences.join(sentences(move));
    }

    /** {@return the main reason for the verdict, in one sentence; empty if there is nothing to explain} */
    public String reason(MoveReview move) {
        return sentences(move).stream().findFirst().orElse("");
    }

    private List<String> sentences(MoveReview move) {
        List<String> sentences = new ArrayList<>(
                switch (move.verdict()) {
                    case ONLY_MOVE -> List.of(texts.getString("only"));
                    case FORCED -> List.of(texts.getString("single"));
                    case INACCURACY, MISTAKE, BLUNDER, MISSED_WIN -> fault(move);
                    case BEST, GOOD -> List.<String>of();
                });
        if (move.isLostAnyway()) {
            lost(move).ifPresent(sentences::add);
        }
        if (!move.proof().map(Proof::winner).equals(move.bestProof().map(Proof::winner)) && !saysTheEnd(move)) {
            proof(move).ifPresent(sentences::add);
        }
        return sentences;
    }

    /**
     * {@return a sentence saying that a move was made in a lost position} If only perfect play wins it, as from the start of
     * a solved board, the sentence names the proof, because "losing" would puzzle a person who sees an even board.
     */
    private Optional<String> lost(MoveReview move) {
        Side mover = move.turn().mover();
        return isEndNear(move) ? Optional.of(tell("lost", mover, mover)) : proof(move);
    }

    /** {@return whether a lost game ends soon after a move} A stored review does not say how long the best move holds out. */
    private static boolean isEndNear(MoveReview move) {
        return move.turn().after().result().isPresent()
                || move.proof().filter(Proof::isExact).isPresent();
    }

    /** {@return the faults of a move, in whole sentences that do not reveal the better one; may be empty} */
    public String refutation(MoveReview move) {
        List<String> sentences = reasons(move);
        if (sentences.isEmpty()) {
            answer(move, sentences);
        }
        proof(move).ifPresent(sentences::add);
        return Sentences.join(sentences);
    }

    /** Returns the reasons why a move is worse than the best. */
    private List<String> reasons(MoveReview move) {
        return Contrast.of(move).stream()
                .flatMap(fact -> said(fact, "").stream())
                .limit(MOST_FACTS)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Adds what happens if no fact explains a move: the consequence of the best answer, or at least that answer. */
    private void answer(MoveReview move, List<String> sentences) {
        // Losses in an even exchange are no reason.
        Optional<String> comes = Contrast.refutation(move).stream()
                .filter(fact -> fact.worth() < 0 || fact.endsGame())
                .flatMap(fact -> said(fact, "").stream())
                .findFirst();
        comes.or(() -> move.reply().stream()
                        .findFirst()
                        .map(reply -> fill(texts, "reply", reply, move.turn().move())))
                .ifPresent(sentences::add);
    }

    private List<String> fault(MoveReview move) {
        List<String> sentences = reasons(move);
        Optional<Fact> missed = Contrast.of(move.turn(), move.best()).missed().stream()
                .filter(fact -> said(fact, ".instead").isPresent())
                .findFirst();
        if (sentences.isEmpty() && missed.isEmpty()) {
            answer(move, sentences);
        }
        missed.flatMap(fact -> said(fact, ".instead")).ifPresent(sentences::add);
        if (move.bestProof().isEmpty()) {
            sentences.add(fill(texts, "better", move.best(), (int) Math.round(PERCENT * move.before())));
        } else if (missed.filter(Fact::endsGame).isEmpty()) {
            Proof proof = move.bestProof().get();
            sentences.add(fill(texts, proof.key("bestProof"), move.best(), proof.moves()));
        }
        return sentences;
    }

    /** {@return whether a reason for the verdict already says that the opponent wins with the next move} */
    private static boolean saysTheEnd(MoveReview move) {
        return move.verdict().isFault()
                && Contrast.of(move.turn(), move.best()).bad().stream()
                        .limit(MOST_FACTS)
                        .anyMatch(Fact::endsGame);
    }

    /**
     * {@return how the game was lost, and the faults that cost each side most, in whole sentences; empty while the review is
     * incomplete, and if there is nothing to say}
     *
     * @param result how the game ended; empty if it is unfinished
     */
    public String story(GameReview review, Optional<Result> result) {
        List<String> sentences = new ArrayList<>();
        GameStory story = GameStory.of(review, result, fact -> said(fact, HABIT).isPresent());
        phases(review, story.phases(), sentences);
        story.tipped()
                .ifPresent(move -> sentences.add(tell(
                        "story.tipped",
                        move.turn().mover(),
                        round(move, review),
                        move.turn().mover(),
                        move.turn().move())));
        story.hopeless().ifPresent(loser -> sentences.add(tell("story.start", loser.opponent(), loser.opponent())));
        story.slow()
                .ifPresent(loser -> sentences.add(tell(story.inSteps() ? "story.steps" : "story.slow", loser, loser)));
        if (!story.costly().isEmpty()) {
            String rounds = Sentences.list(
                    story.costly().stream()
                            .map(move -> String.valueOf(round(move, review)))
                            .distinct()
                            .toList(),
                    locale);
            sentences.add(PlaceHolders.fill(texts.getString("story.costly"), locale, rounds));
        }
        story.habits()
                .forEach((side, habit) -> said(habit.fact(), HABIT)
                        .ifPresent(what -> sentences.add(PlaceHolders.fill(
                                texts.getString(key(texts, "story.habit", side)),
                                locale,
                                names.apply(side),
                                habit.times(),
                                what))));
        return Sentences.join(sentences);
    }

    private void phases(GameReview review, List<GameStory.Phase> phases, List<String> sentences) {
        for (GameStory.Phase phase : phases.subList(Math.max(0, phases.size() - MOST_PHASES), phases.size())) {
            int until = Rounds.of(phase.until(), review.turns());
            if (until <= OPENING) {
                continue;
            }
            phase.ahead()
                    .ifPresentOrElse(
                            side -> sentences.add(tell("story.ahead", side, side, until)),
                            () -> sentences.add(fill(texts, "story.even", until)));
        }
    }

    private static int round(MoveReview move, GameReview review) {
        return Rounds.of(move.ply(), review.turns());
    }

    /** {@return the key of a text about a side, or of the text that addresses that side} */
    private String key(ResourceBundle bundle, String key, Side about) {
        boolean addressed = you.filter(about::equals).isPresent() && bundle.containsKey(key + YOU);
        return addressed ? key + YOU : key;
    }

    /** {@return a text about a side} */
    private String tell(String key, Side about, Object... values) {
        return fill(texts, key(texts, key, about), values);
    }

    /** {@return a fact in words; empty if there is no such text for it} */
    Optional<String> said(Fact fact, String ending) {
        ResourceBundle words = Translation.of(fact.getClass().getPackageName() + ".facts", locale);
        String key = fact.key() + ending;
        if (!words.containsKey(key)) {
            return Optional.empty();
        }
        Side mover = fact.before().toMove();
        boolean replies = you.filter(mover.opponent()::equals).isPresent() && words.containsKey(key + TO_YOU);
        String addressed = replies ? key + TO_YOU : key(words, key, mover);
        return Optional.of(fill(words, addressed, fact.arguments().toArray()));
    }

    private String fill(ResourceBundle bundle, String key, Object... arguments) {
        Object[] words = new Object[arguments.length];
        Arrays.setAll(words, i -> names.apply(arguments[i]));
        return PlaceHolders.fill(bundle.getString(key), locale, words);
    }

    /**
     * How a move differs from a better one.
     *
     * @param bad facts of the move that are worse than the better move's facts of the same kind, worst first
     * @param missed facts of the better move that are better, best first
     */
    record Contrast(List<Fact> bad, List<Fact> missed) {
        /** A difference counts from this part of the fact, as a divisor: 11 squares are not clearly more than 10. */
        private static final int CLEAR = 10;

        static Contrast of(Turn played, Move better) {
            Map<Object, Fact> facts = facts(played, played.move());
            Map<Object, Fact> others = facts(played, better);
            return new Contrast(worse(facts, others), worse(others, facts, true));
        }

        /**
         * {@return the facts that explain why a move is worse than the best, worst first} If the move and the answers to it
         * show no outcome, one of these facts is the cost of the best line of play after it.
         */
        static List<Fact> of(MoveReview move) {
            List<Fact> bad = of(move.turn(), move.best()).bad();
            if (bad.stream().anyMatch(Fact::tellsOutcome) || move.reply().isEmpty() || move.isBest()) {
                return bad;
            }
            List<Move> rest = move.bestLine().subList(1, move.bestLine().size());
            int plies = rest.isEmpty()
                    ? move.reply().size()
                    : Math.min(rest.size(), move.reply().size());
            Map<Object, Fact> otherwise = consequences(move.turn(), move.best(), rest).stream()
                    .collect(Collectors.toMap(Fact::kind, Function.identity(), (first, second) -> first));
            Stream<Fact> comes = consequences(
                            move.turn(), move.turn().move(), move.reply().subList(0, plies))
                    .stream()
                    .filter(fact -> fact.worth() < Math.min(0, worth(otherwise.get(fact.kind()))))
                    .limit(1);
            return Stream.concat(bad.stream(), comes).toList();
        }

        /** {@return the consequences of a move, whether or not the best move would have been better} */
        static List<Fact> refutation(MoveReview move) {
            return consequences(move.turn(), move.turn().move(), move.reply());
        }

        private static List<Fact> consequences(Turn turn, Move move, List<Move> line) {
            return line.isEmpty() ? List.of() : turn.before().game().consequences(turn.before(), move, line);
        }

        private static Map<Object, Fact> facts(Turn turn, Move move) {
            return turn.before().game().facts(turn.before(), move).stream()
                    .collect(Collectors.toMap(Fact::kind, Function.identity(), (first, second) -> first));
        }

        private static List<Fact> worse(Map<Object, Fact> facts, Map<Object, Fact> others) {
            return worse(facts, others, false);
        }

        private static List<Fact> worse(Map<Object, Fact> facts, Map<Object, Fact> others, boolean better) {
            int sign = better ? 1 : -1;
            Function<Fact, Integer> difference = fact -> sign * (fact.worth() - worth(others.get(fact.kind())));
            return facts.values().stream()
                    .filter(fact -> difference.apply(fact) * CLEAR >= Math.max(1, Math.abs(fact.worth())))
                    .sorted(Comparator.comparing(difference).reversed().thenComparing(Fact::key))
                    .toList();
        }

        private static int worth(Fact fact) {
            return fact == null ? 0 : fact.worth();
        }
    }
}
