package jump61.app;

import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Translation;

/**
 * Texts in several languages, and the code and layouts that ask for them.
 *
 * @param english the file of the English ones
 * @param users where they are asked for; other folders below these have texts of their own
 */
record TextBundle(Path english, List<Path> users) {
    private static final Path RESOURCES = Path.of("src/main/resources/jump61");
    private static final Path CODE = Path.of("src/main/java/jump61");
    private static final Path BOARDS = CODE.resolve("window/board");
    private static final Path GAMES = CODE.resolve("games");

    private static final String WITH_DOTS = "\"([a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+)\"";

    /** What every game refuses, and what a package does: there are methods that make a refusal of any of its texts. */
    private static final String REFUSED_BY_ALL = "Refusal\\.of\\(\\s*\"([\\w.]+)\"";

    private static final String REFUSED_IN_A_ROOM =
            "(?:Refusal\\.in\\(\\s*\\w+\\.class,|refused\\(|wrong\\()\\s*\"(\\w+)\"";

    static final TextBundle WINDOW = new TextBundle(
            RESOURCES.resolve("window/texts.properties"),
            Stream.concat(
                            Stream.of(CODE.resolve("window"), CODE.resolve("app"), Path.of("fxml")),
                            Stream.of(CODE.toFile().list())
                                    .map(room -> CODE.resolve(room).resolve("ui")))
                    .filter(Files::isDirectory)
                    .toList());
    static final TextBundle BOARD = new TextBundle(RESOURCES.resolve("window/board/texts.properties"), List.of(BOARDS));
    /**
     * {@return why the packages below the window refuse things: reasons common to all, those of each package, those of
     * each game}
     */
    static Stream<TextBundle> refusals() {
        Stream<String> games = Games.all().stream()
                .map(game -> game.getClass()
                        .getPackageName()
                        .replaceFirst("jump61[.]", "")
                        .replace('.', '/'));
        Stream<TextBundle> others = Stream.concat(Stream.of("record", "network"), games)
                .map(name -> new TextBundle(
                        RESOURCES.resolve(name).resolve("refusals.properties"), List.of(CODE.resolve(name))));
        return Stream.concat(
                Stream.of(new TextBundle(RESOURCES.resolve("game/refusals.properties"), List.of(CODE))), others);
    }

    /** {@return the texts of a game: asked for by its view and by what the window asks of every game} */
    static TextBundle of(Game game) {
        Path home = GAMES.resolve(game.getClass().getPackageName().replaceFirst(".*[.]", ""))
                .resolve("ui");
        String resources = home.toString().replace(CODE.toString(), RESOURCES.toString());
        return new TextBundle(Path.of(resources, "texts.properties"), List.of(home));
    }

    boolean isOfGame() {
        return users.get(0).startsWith(GAMES);
    }

    private String inCode() {
        if (!english.endsWith("refusals.properties")) {
            return WITH_DOTS;
        }
        return users.contains(CODE) ? REFUSED_BY_ALL : REFUSED_IN_A_ROOM;
    }

    @Override
    public String toString() {
        return english.toString();
    }

    Properties texts(String language) {
        return language.equals("en") ? load(english) : translated(language);
    }

    /** {@return the texts of another language, which stand in one file for all packages} */
    private Properties translated(String language) {
        String prefix = prefix();
        Properties texts = new Properties();
        load(file(language)).forEach((key, text) -> {
            if (key.toString().startsWith(prefix)) {
                texts.put(key.toString().substring(prefix.length()), text);
            }
        });
        return texts;
    }

    /** {@return what precedes the keys in the files of other languages} */
    String prefix() {
        String path = RESOURCES.getParent().relativize(english).toString();
        return Translation.prefix(
                path.replace(".properties", "").replace('/', '.').replace('\\', '.'));
    }

    /** {@return the file of a language other than English} */
    static Path file(String language) {
        return RESOURCES.resolve("languages/" + language + ".properties");
    }

    static Properties load(Path file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /** {@return everything that is translated} */
    static List<TextBundle> all() {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.filter(file -> file.getFileName().toString().matches("(texts|facts|refusals)\\.properties"))
                    .map(file -> new TextBundle(file, List.of()))
                    .sorted(Comparator.comparing(TextBundle::prefix))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return all English texts, by key and package as in the files of other languages} */
    static Map<String, String> allEnglish() {
        Map<String, String> texts = new TreeMap<>();
        for (TextBundle bundle : all()) {
            bundle.texts("en").forEach((key, text) -> texts.put(bundle.prefix() + key, text.toString()));
        }
        return texts;
    }

    Set<String> keys(String language) {
        return new TreeSet<>(texts(language).stringPropertyNames());
    }

    /** {@return all keys in the order of a file, including duplicates} */
    static List<String> linesOf(Path file) {
        return read(file)
                .lines()
                .filter(line -> line.matches("[A-Za-z].*=.*"))
                .map(line -> line.substring(0, line.indexOf('=')).strip())
                .toList();
    }

    /** {@return what looks like a key where it is used: in layouts behind {@code %}, in code whole strings} */
    Set<String> asked() {
        Pattern inLayout = Pattern.compile("\"%([A-Za-z.]+)\"");
        Pattern inCode = Pattern.compile(inCode());
        return users.stream()
                .flatMap(TextBundle::files)
                .filter(file -> users.contains(BOARDS) || !file.startsWith(BOARDS))
                .filter(file -> users.contains(CODE) || isOfGame() || !file.startsWith(GAMES))
                .flatMap(file -> matches(file.toString().endsWith(".fxml") ? inLayout : inCode, read(file)))
                .map(found -> found.group(1))
                .collect(toCollection(TreeSet::new));
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(java|fxml)")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<MatchResult> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }
}
