package jump61.share;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterInputStream;
import jump61.console.Json;
import jump61.game.Side;
import jump61.game.Turn;
import jump61.review.GameReview;
import jump61.review.MoveClass;
import jump61.review.MoveReview;
import jump61.review.ReviewWords;

/**
 * Makes a self-contained web page of a game: board, moves, cascades and, if there is one, the review. Everything that comes
 * from a file is text in it, never markup, and the page forbids all code but its own.
 */
public final class GamePage {
    /** The size in bytes below which pages are kept, if leaving out short steps is enough for that. */
    public static final int LARGEST = 150_000;

    /** The minimum duration of steps, in milliseconds. If a page would be too large, the next one is tried. */
    private static final int[] SHORTEST = {0, 100, BoardDrawing.MOVE_MILLIS};

    private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");
    private static final int NONE = -1;
    private static final int GRAPH_HEIGHT = 100;

    private final SharedGame game;
    private final BoardDrawing drawing;
    private final GameWords words;
    private final ReviewWords reviewWords;

    private GamePage(SharedGame game, String language) throws NotDrawnException {
        this.game = game;
        this.drawing = game.drawing();
        this.words = new GameWords(game, language);
        this.reviewWords = words.review();
    }

    /**
     * {@return the page of a game in a language}
     *
     * @throws NotDrawnException if the game cannot be drawn
     */
    public static String of(SharedGame game, String language) throws NotDrawnException {
        GamePage page = new GamePage(game, language);
        String text = "";
        for (int shortest : SHORTEST) {
            text = page.text(new Film(game, page.drawing, shortest));
            if (text.getBytes(StandardCharsets.UTF_8).length < LARGEST) {
                break;
            }
        }
        return text;
    }

    private String text(Film film) {
        String style = colours() + resource("page.css");
        String script = resource("page.js");
        String names = words.player(Side.FIRST) + " – " + words.player(Side.SECOND);
        Map<String, String> values = new HashMap<>();
        values.put("language", words.language());
        values.put("direction", words.isFromRightToLeft() ? "rtl" : "ltr");
        values.put(
                "policy",
                "default-src 'none'; style-src '" + hash(style) + "'; script-src '" + hash(script)
                        + "'; img-src data:; base-uri 'none'; form-action 'none'");
        values.put("title", escape(names + " · " + words.gameName()));
        values.put("style", style);
        values.put("script", script);
        values.put("first", player(Side.FIRST));
        values.put("second", player(Side.SECOND));
        values.put("result", escape(words.result()) + when());
        values.put("board", escape(words.gameName()));
        values.put("definitions", film.definitions());
        values.put("end", film.end());
        values.put("data", data(film));
        values.put("toFirst", escape(words.command("first")));
        values.put("back", escape(words.command("previous")));
        values.put("play", escape(words.get("play.goOn")));
        values.put("pause", escape(words.get("play.pause")));
        values.put("forward", escape(words.command("next")));
        values.put("toLast", escape(words.command("last")));
        values.put("movesTitle", escape(words.get("moves.title")));
        values.put("moves", moves());
        values.put("review", game.review().map(this::review).orElse(""));
        Matcher place = PLACE.matcher(resource("page.html"));
        return place.replaceAll(found -> Matcher.quoteReplacement(values.get(found.group(1))));
    }

    private String when() {
        return words.date().isEmpty() ? "" : " · <bdi>" + escape(words.date()) + "</bdi>";
    }

    private String player(Side side) {
        String accuracy = game.review()
                .map(review -> review.accuracy(side))
                .filter(OptionalDouble::isPresent)
                .map(percent -> "<small>" + escape(words.get("review.percent", Math.round(percent.getAsDouble()))) + " "
                        + escape(words.get(game.review().get().isDecided() ? "review.kept" : "review.accuracy"))
                        + "</small>")
                .orElse("");
        return "<i class=\"side f-" + drawing.ink(side).style() + "\" title=\"" + escape(words.side(side))
                + "\"></i><bdi>" + escape(words.player(side)) + "</bdi>" + accuracy;
    }

    /** Returns the data for the page's script: the film, and the texts for the start and for each move. */
    private String data(Film film) {
        List<List<Object>> told = new ArrayList<>();
        told.add(told(words.get("review.start"), NONE, NONE, comments(0, "")));
        for (int i = 0; i < game.turns().size(); i++) {
            int ply = i + 1;
            Turn turn = game.turns().get(i);
            Optional<MoveReview> review = game.review().flatMap(all -> all.move(ply));
            told.add(told(
                    words.move(turn.move()),
                    turn.mover().ordinal(),
                    review.map(MoveReview::verdict)
                            .filter(GamePage::isNamed)
                            .map(MoveClass::ordinal)
                            .orElse(NONE),
                    comments(ply, review.map(this::explanation).orElse(""))));
        }
        Map<String, Object> data = new TreeMap<>(film.data());
        data.put("told", told);
        data.put("sides", named(Side.values(), side -> "f-" + drawing.ink(side).style(), words::side));
        data.put("verdicts", named(MoveClass.values(), each -> each.isFault() ? "fault" : "good", reviewWords::name));
        return packed(Json.of(data));
    }

    /** Returns the data of a move for the script: its text, side and verdict, followed by the comments. */
    private static List<Object> told(String text, int side, int verdict, List<String> comments) {
        List<Object> told = new ArrayList<>(List.of(text, side, verdict));
        told.addAll(comments);
        return told;
    }

    private static <T> List<List<String>> named(T[] values, Function<T, String> style, Function<T, String> name) {
        return Stream.of(values)
                .map(value -> List.of(style.apply(value), name.apply(value)))
                .toList();
    }

    /** {@return a text, compressed so that the page's script can unpack it} */
    private static String packed(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try (var plain = new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
                var packed = new DeflaterInputStream(plain, deflater)) {
            return Base64.getEncoder().encodeToString(packed.readAllBytes());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
    }

    /** Returns the moves as HTML for readers who do not allow scripts. */
    private String moves() {
        return game.turns().stream()
                .map(turn -> "<bdi>" + escape(words.move(turn.move())) + "</bdi>")
                .collect(Collectors.joining(" · "));
    }

    private static boolean isNamed(MoveClass verdict) {
        return verdict.isFault() || verdict == MoveClass.ONLY_MOVE || verdict == MoveClass.BEST;
    }

    private String explanation(MoveReview review) {
        return review.verdict() == MoveClass.FORCED ? "" : reviewWords.explanation(review);
    }

    private List<String> comments(int ply, String review) {
        return Stream.concat(Stream.of(review), words.comments(ply).stream())
                .filter(line -> !line.isBlank())
                .toList();
    }

    private String review(GameReview review) {
        String story = reviewWords.story(review, game.result());
        return "<section class=\"review\"><h2>" + escape(words.get("review.title")) + "</h2>"
                + graph(review)
                + (story.isEmpty() ? "" : "<p>" + escape(story) + "</p>") + "</section>";
    }

    /** Returns a graph of the winning chances of the first side, shown by the area below the curve. */
    private String graph(GameReview review) {
        List<OptionalDouble> chances = review.chances();
        boolean turned = review.turns().get(0).mover() == Side.SECOND;
        StringBuilder curve = new StringBuilder();
        StringBuilder faults = new StringBuilder();
        for (int ply = 0; ply < chances.size(); ply++) {
            double first = chances.get(ply).orElse(0.5);
            String y = String.format(Locale.ROOT, "%.1f", GRAPH_HEIGHT * (turned ? first : 1 - first));
            curve.append(ply).append(',').append(y).append(' ');
            if (ply > 0
                    && review.move(ply).filter(move -> move.verdict().isFault()).isPresent()) {
                faults.append("<circle cx=\"")
                        .append(ply)
                        .append("\" cy=\"")
                        .append(y)
                        .append("\"/>");
            }
        }
        int last = Math.max(1, chances.size() - 1);
        return "<svg id=\"graph\" role=\"img\" aria-label=\"" + escape(words.get("review.graph")) + "\" viewBox=\"0 0 "
                + last + " " + GRAPH_HEIGHT + "\" preserveAspectRatio=\"none\" class=\"f-"
                + drawing.ink(Side.SECOND).style() + "\"><polygon class=\"f-"
                + drawing.ink(Side.FIRST).style()
                + "\" points=\"" + curve + last + "," + GRAPH_HEIGHT + " 0," + GRAPH_HEIGHT + "\"/><line x1=\"0\" y1=\""
                + GRAPH_HEIGHT / 2 + "\" x2=\"" + last + "\" y2=\"" + GRAPH_HEIGHT / 2 + "\"/><polyline points=\""
                + curve.toString().strip() + "\"/><g data-faults=\"1\">" + faults + "</g></svg>";
    }

    /** {@return text with all characters escaped that have a meaning in HTML} */
    static String escape(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(Character.isISOControl(letter) ? ' ' : letter);
            }
        });
        return safe.toString();
    }

    private String colours() {
        return ":root{" + variables(false) + "}@media(prefers-color-scheme:dark){:root{" + variables(true) + "}}"
                + Stream.of(Ink.values())
                        .map(ink -> String.format(
                                ".f-%1$s{--c:var(--%1$s);fill:var(--%1$s)}.s-%1$s{stroke:var(--%1$s);fill:none}",
                                ink.style()))
                        .collect(Collectors.joining());
    }

    private String variables(boolean dark) {
        return Stream.of(Ink.values())
                .map(ink ->
                        String.format("--%s:#%06x", ink.style(), game.colours().rgb(ink, dark)))
                .collect(Collectors.joining(";"));
    }

    private static String hash(String content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String resource(String name) {
        try (InputStream in = GamePage.class.getResourceAsStream(name)) {
            // On Windows, a checkout may have other line ends, for which a browser would compute another hash.
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
