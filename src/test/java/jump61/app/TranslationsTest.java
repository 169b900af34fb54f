package jump61.app;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Languages;
import jump61.window.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/translating.md} asks of the file of a language. */
class TranslationsTest {
    private static final Pattern PLACE_HOLDER = Pattern.compile("\\{(\\d)[,}]");
    private static final Pattern PLURAL = Pattern.compile("\\{\\d,plural,((?:[^{}]*\\{[^{}]*})*)}");
    private static final Pattern FORM = Pattern.compile("(=\\d+|\\w+)\\{");

    /** The forms that a plural needs, by the language; two in languages that are not named. */
    private static final Map<String, Set<String>> FORMS = Map.of(
            "ja", Set.of("other"),
            "ko", Set.of("other"),
            "zh", Set.of("other"),
            "zh-TW", Set.of("other"),
            "pl", Set.of("one", "few", "many"),
            "ru", Set.of("one", "few", "many"),
            "uk", Set.of("one", "few", "many"),
            "cs", Set.of("one", "few", "other"),
            "he", Set.of("one", "two", "other"),
            "ar", Set.of("zero", "one", "two", "few", "many", "other"));

    /** A space at which a line may end, before what no line begins with; a percent sign may precede its number. */
    private static final Pattern LINE_END = Pattern.compile(" (?:[:;!?»…]|%(?!\\{)|—)");

    private static final Set<String> TWO_FORMS = Set.of("one", "other");

    private static Properties english() {
        Properties all = new Properties();
        all.putAll(TextBundle.allEnglish());
        return all;
    }

    private static Properties texts(String language) {
        return TextBundle.load(TextBundle.file(language));
    }

    static Stream<String> languages() {
        return Languages.TAGS.stream().skip(1);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyTextIsTranslated(String language) {
        assertEquals(Set.of(), without(english(), texts(language)));
        assertEquals(Set.of(), wrong(language, (english, other) -> !other.isBlank()));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void nothingElseIsTranslated(String language) {
        assertEquals(Set.of(), without(texts(language), english()));
    }

    private static Set<String> without(Properties texts, Properties others) {
        Set<String> keys = new TreeSet<>(texts.stringPropertyNames());
        keys.removeAll(others.stringPropertyNames());
        return keys;
    }

    /** Who changes an English text looks at its translations; {@code docs/translating.md} says how. */
    @ParameterizedTest
    @MethodSource("languages")
    void everyTextWasMadeFromTheEnglishTextOfToday(String language) {
        assertEquals(Set.of(), TextOrigins.read().stale(language, TextBundle.allEnglish()));
    }

    @Test
    void anEnglishTextThatChangesMakesThoseStaleThatDoNotFollow() {
        TextOrigins origins = TextOrigins.read("");
        languages().forEach(language -> origins.renew(language, Map.of("a", "Red moves.", "b", "Blue moves.")));
        Map<String, String> changed = Map.of("a", "Red plays.", "b", "Blue moves.");
        origins.renew("de", changed);
        TextOrigins read = TextOrigins.read(origins.lines());
        assertEquals(Set.of(), read.stale("de", changed));
        assertEquals(Set.of("a"), read.stale("fr", changed));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void theWordsAreThoseOfTheGlossary(String language) {
        List<Term> terms = Term.of(language);
        assertTrue(terms.size() >= 25, "only " + terms.size());
        assertEquals(List.of(), Term.faults(terms, texts(language)));
    }

    @Test
    void aWordThatTheGlossaryRulesOutIsFound() {
        Properties german = texts("de");
        german.put("window/puzzle.none", "Keine Rätsel mehr");
        german.put("window/host.network", "Verbindung");
        assertEquals(
                List.of("Netzwerk is missing from window/host.network", "Rätsel* in window/puzzle.none"),
                Term.faults(Term.of("de"), german));
        Properties chinese = texts("zh");
        chinese.put("window/library.undo", "请撤销它");
        assertEquals(List.of("撤销 in window/library.undo"), Term.faults(Term.of("zh"), chinese));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void noTextOccursTwice(String language) {
        Set<String> seen = new HashSet<>();
        assertEquals(
                List.of(),
                TextBundle.linesOf(TextBundle.file(language)).stream()
                        .filter(key -> !seen.add(key))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyTextHasThePlaceHoldersOfTheEnglishOne(String language) {
        assertEquals(
                Set.of(),
                wrong(language, (english, other) -> placeHolders(english).equals(placeHolders(other))));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyPluralHasTheFormsOfItsLanguage(String language) {
        Set<String> forms = FORMS.getOrDefault(language, TWO_FORMS);
        assertEquals(
                Set.of(),
                wrong(
                        language,
                        (english, other) -> TextBundle.matches(PLURAL, other)
                                .map(plural -> forms(plural.group(1)))
                                .allMatch(forms::equals)));
    }

    /** A straight one would quote the placeholders behind it, or words in the pattern of a date. */
    @ParameterizedTest
    @MethodSource("languages")
    void apostrophesAreTypographic(String language) {
        assertEquals(Set.of(), wrong(language, (english, other) -> !other.contains("'") || isDate(english)));
    }

    private static boolean isDate(String english) {
        return english.contains("MMMM");
    }

    @ParameterizedTest
    @MethodSource("languages")
    void noLineBeginsWithPunctuation(String language) {
        assertEquals(
                Set.of(),
                wrong(
                        language,
                        (english, other) -> LINE_END.matcher(english).find()
                                || !LINE_END.matcher(other).find()));
    }

    @ParameterizedTest
    @MethodSource("allLanguages")
    void theNameOfACommandEndsBeforeItsEllipsis(String language) {
        Texts texts = Texts.in(language);
        assertEquals(
                List.of(),
                TextBundle.WINDOW.texts(language).stringPropertyNames().stream()
                        .filter(key -> key.startsWith("command."))
                        .map(texts::plain)
                        .filter(name -> name.matches(".*[_…].*|.*\\h"))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void aTextWithAMnemonicHasOneInEveryLanguage(String language) {
        assertEquals(Set.of(), wrong(language, (english, other) -> english.contains("_") == other.contains("_")));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void noSentenceWasForgotten(String language) {
        assertEquals(
                Set.of(),
                wrong(
                        language,
                        (english, other) -> !english.equals(other) || !english.matches(".*[a-z]{2} .* [a-z].*")));
    }

    @ParameterizedTest
    @MethodSource("allLanguages")
    void noTwoEntriesOfAMenuHaveTheSameMnemonic(String language) {
        Properties texts = TextBundle.WINDOW.texts(language);
        String layout = TextBundle.read(Path.of("fxml/menu.fxml"));
        // The menu bar's own, then those of each menu: its entries follow the line that opens it.
        String[] menus = layout.split("(?m)^  <Menu ");
        assertUnique(texts, keys("(?m)^  <Menu text=\"%([^\"]+)", layout));
        for (int i = 1; i < menus.length; i++) {
            assertUnique(texts, keys("(?m)^    <.*text=\"%([^\"]+)", menus[i]));
        }
    }

    static Stream<String> allLanguages() {
        return Languages.TAGS.stream();
    }

    private static void assertUnique(Properties texts, List<String> keys) {
        List<String> mnemonics = keys.stream()
                .map(key -> TextBundle.matches(Pattern.compile("_(.)"), texts.getProperty(key))
                        .findFirst()
                        .map(found -> found.group(1).toLowerCase(Locale.ROOT))
                        .orElseThrow(() -> new AssertionError(key + " has no mnemonic")))
                .toList();
        assertEquals(mnemonics.stream().distinct().toList(), mnemonics, keys.toString());
    }

    private static List<String> keys(String pattern, String layout) {
        return TextBundle.matches(Pattern.compile(pattern), layout)
                .map(found -> found.group(1))
                .toList();
    }

    private interface Check {
        boolean holds(String english, String other);
    }

    /** {@return the translations that do not pass a check, with their keys} */
    private static Set<String> wrong(String language, Check check) {
        Map<String, String> wrong = new TreeMap<>();
        Properties english = english();
        texts(language).forEach((key, text) -> {
            String original = english.getProperty(key.toString());
            if (original != null && !check.holds(original, text.toString())) {
                wrong.put(key.toString(), text.toString());
            }
        });
        return new TreeSet<>(wrong.entrySet().stream().map(Object::toString).toList());
    }

    private static Set<String> placeHolders(String text) {
        return groups(PLACE_HOLDER, text, 1);
    }

    private static Set<String> forms(String plural) {
        Set<String> forms = groups(FORM, plural, 1);
        forms.removeIf(form -> form.startsWith("="));
        return forms;
    }

    private static Set<String> groups(Pattern pattern, String text, int group) {
        return TextBundle.matches(pattern, text)
                .map((MatchResult found) -> found.group(group))
                .collect(toCollection(TreeSet::new));
    }

    /**
     * A line of the glossary.
     *
     * @param key of a text in which one of the words occurs
     * @param ruledOut words that occur in no text; {@code *} stands for any letters
     */
    private record Term(String key, List<String> words, List<String> ruledOut) {
        private static final Path FILE = Path.of("docs/glossary.tsv");
        private static final Pattern NO_SPACES =
                Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");

        static List<Term> of(String language) {
            return TextBundle.read(FILE)
                    .lines()
                    .map(line -> line.split("\t", -1))
                    .filter(columns -> columns[0].equals(language))
                    .map(columns -> new Term(columns[1], list(columns[3]), list(columns[4])))
                    .toList();
        }

        private static List<String> list(String words) {
            return Stream.of(words.split(", ")).filter(word -> !word.isEmpty()).toList();
        }

        /** {@return where the texts of a language use other words than the glossary} */
        static List<String> faults(List<Term> terms, Properties texts) {
            return terms.stream()
                    .flatMap(term -> Stream.concat(term.missing(texts), term.intruders(texts)))
                    .sorted()
                    .toList();
        }

        private Stream<String> missing(Properties texts) {
            String text = texts.getProperty(key).toLowerCase(Locale.ROOT);
            return words.stream().anyMatch(word -> text.contains(word.toLowerCase(Locale.ROOT)))
                    ? Stream.of()
                    : Stream.of(String.join(", ", words) + " is missing from " + key);
        }

        private Stream<String> intruders(Properties texts) {
            return ruledOut.stream().flatMap(word -> {
                Pattern pattern = pattern(word);
                return texts.stringPropertyNames().stream()
                        .filter(text -> pattern.matcher(texts.getProperty(text)).find())
                        .map(text -> word + " in " + text);
            });
        }

        /** {@return a whole word; any part of a text where the script has no spaces between words} */
        private static Pattern pattern(String word) {
            String letters = Pattern.quote(word).replace("*", "\\E[\\p{L}\\p{M}]*\\Q");
            return NO_SPACES.matcher(word).find()
                    ? Pattern.compile(letters)
                    : Pattern.compile(
                            "(?<![\\p{L}\\p{M}])" + letters + "(?![\\p{L}\\p{M}])",
                            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        }
    }
}
