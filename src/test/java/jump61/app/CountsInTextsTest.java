package jump61.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import jump61.game.Languages;
import jump61.game.PlaceHolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a text counts is in the form that the language has for the number: no "1 games". */
class CountsInTextsTest {
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 5, 21);

    private static final Pattern PLURAL = Pattern.compile("\\{(\\d),plural,((?:[^{}]*\\{[^{}]*})*)}");
    private static final Pattern FORM = Pattern.compile("(=\\d+|\\w+)\\{([^{}]*)}");
    private static final Pattern COUNTED = Pattern.compile("# ([\\p{L}\\p{M}]+)");
    private static final Pattern PLAIN = Pattern.compile("\\{(\\d)}[ \\u00a0]([\\p{L}\\p{M}]++)(?![ \\u00a0]\\{)");

    /** After a number, nouns have one form. */
    private static final Set<String> INVARIABLE = Set.of("zh", "zh-TW", "ja", "ko", "tr");

    /**
     * Texts with numbers that are always of the same form: thousands of positions, two to four spots, the largest board.
     */
    private static final Pattern ALWAYS_MANY =
            Pattern.compile(".*(level\\.what\\.\\d|thought\\.line|analysis\\.depth|board\\.(free|own).*|refusals/.*)");

    static Stream<String> languages() {
        return Languages.TAGS.stream();
    }

    static Stream<String> languagesWithForms() {
        return languages().filter(language -> !INVARIABLE.contains(language));
    }

    static Stream<String> languagesThatCountWithNouns() {
        return languagesWithForms().filter(language -> !Languages.isFromRightToLeft(Locale.forLanguageTag(language)));
    }

    private static Map<String, String> texts(String language) {
        if (language.equals(Languages.TAGS.get(0))) {
            return TextBundle.allEnglish();
        }
        Properties texts = TextBundle.load(TextBundle.file(language));
        return texts.stringPropertyNames().stream()
                .collect(Collectors.toMap(key -> key, texts::getProperty, (a, b) -> a, TreeMap::new));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyTextTellsNoneOneTwoFiveAndTwentyOneApart(String language) {
        List<String> faults = new ArrayList<>();
        texts(language)
                .forEach((key, text) -> counts(text)
                        .filter(count -> sayings(language, text, count).size() < NUMBERS.size())
                        .forEach(count -> faults.add(key + " " + sayings(language, text, count))));
        assertEquals(List.of(), faults);
    }

    /** Not in Arabic and Hebrew, where a noun may follow a name that a text begins with. */
    @ParameterizedTest
    @MethodSource("languagesThatCountWithNouns")
    void nothingIsCountedWithoutItsForms(String language) {
        assertEquals(List.of(), withoutForms(texts(language)));
    }

    @ParameterizedTest
    @MethodSource("languagesWithForms")
    void whatEnglishCountsIsCountedWithTheFormsOfTheLanguage(String language) {
        List<String> faults = new ArrayList<>();
        Map<String, String> texts = texts(language);
        TextBundle.allEnglish()
                .forEach((key, text) -> counts(text)
                        .filter(count -> plain(texts.get(key))
                                .anyMatch(found -> found.group(1).equals(count)))
                        .forEach(count -> faults.add(key + "=" + texts.get(key))));
        assertEquals(List.of(), faults);
    }

    /** It follows a Latin name or a time, which a number after it would join, so that both would change places. */
    @ParameterizedTest
    @ValueSource(strings = {"ar", "he"})
    void fromRightToLeftTheNumberOfMovesBeginsWithAWord(String language) {
        String text = texts(language).get("window/library.moves");
        assertTrue(sayings(language, text, "0").stream().allMatch(said -> Character.isLetter(said.charAt(0))), text);
    }

    @Test
    void aNumberBeforeOneFormForAllIsFound() {
        Map<String, String> planted = Map.of(
                "a", "{0,plural,one{# game} other{# games}}",
                "b", "After {0} games",
                "c", "{0} plays",
                "d", "{1} of {0,plural,one{# game} other{# games}}");
        assertEquals(List.of("b=After {0} games"), withoutForms(planted));
        assertEquals(
                5,
                sayings("ru", "{0,plural,one{# ход} few{# хода} many{# ходов}}", "0")
                        .size());
        assertEquals(
                4,
                sayings("ru", "{0,plural,one{один ход} few{# хода} many{# ходов}}", "0")
                        .size());
    }

    /** {@return the texts that put a plain number before a noun which they decline elsewhere} */
    private static List<String> withoutForms(Map<String, String> texts) {
        Set<String> nouns = new TreeSet<>();
        texts.values().forEach(text -> TextBundle.matches(PLURAL, text).forEach(plural -> nouns.addAll(nouns(plural))));
        return texts.entrySet().stream()
                .filter(text -> !ALWAYS_MANY.matcher(text.getKey()).matches())
                .filter(text -> plain(text.getValue()).anyMatch(found -> nouns.contains(found.group(2))))
                .map(Object::toString)
                .sorted()
                .toList();
    }

    /** {@return the nouns after a number in forms other than that for one} */
    private static Set<String> nouns(MatchResult plural) {
        Map<String, String> forms = TextBundle.matches(FORM, plural.group(2))
                .collect(Collectors.toMap(form -> form.group(1), form -> form.group(2)));
        return forms.values().stream()
                .filter(form -> !form.equals(forms.get("one")))
                .flatMap(form -> TextBundle.matches(COUNTED, form))
                .map(found -> found.group(1))
                .filter(noun -> !forms.getOrDefault("one", "").contains("# " + noun))
                .collect(Collectors.toSet());
    }

    /** {@return plain numbers before a word, unless another number follows, as in a score} */
    private static Stream<MatchResult> plain(String text) {
        return TextBundle.matches(PLAIN, text);
    }

    private static Stream<String> counts(String text) {
        return TextBundle.matches(PLURAL, text).map(plural -> plural.group(1)).distinct();
    }

    /** {@return what a text says for each of the numbers} */
    private static Set<String> sayings(String language, String text, String count) {
        Locale locale = Languages.locale(language, Locale.ROOT);
        return NUMBERS.stream()
                .map(number -> IntStream.range(0, 10)
                        .mapToObj(i -> (Object) (i == Integer.parseInt(count) ? number : 7))
                        .toArray())
                .map(arguments -> PlaceHolders.fill(text, locale, arguments))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
