package jump61.app.help;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Languages;
import jump61.game.Position;
import jump61.game.Side;
import jump61.window.Texts;
import jump61.window.board.BoardControl;
import jump61.window.board.GameView;
import jump61.window.board.GameViews;
import jump61.window.board.RulesParagraph;
import jump61.window.feature.Context;
import jump61.window.feature.Controller;

/** The rules of each game, illustrated with real positions. */
public final class RulesController extends Controller {
    private static final double PICTURE_SIZE = 150;

    /** Size beside the text, so that the rules of a game fit without scrolling. */
    private static final double SMALL_PICTURE_SIZE = 112;

    /**
     * Minimum width of a window in which the text is beside the pictures and, below, the width of the sheet then, in
     * pixels.
     */
    private static final double WIDE = 980;

    private static final double WIDE_SHEET = 920;
    private static final double NARROW_SHEET = 600;

    /** Three pictures of this size fit side by side in the smallest window. */
    private static final double LEAST_SIZE = 90;

    private final Game shownFirst;
    private Game shown;
    private boolean wide;

    @FXML
    private VBox sheet;

    @FXML
    private HBox games;

    @FXML
    private ScrollPane scroll;

    @FXML
    private VBox page;

    /** Opens with the rules of {@code shownFirst}. */
    public RulesController(Context context) {
        super(context);
        shownFirst = match.matchProperty().get().game();
        shown = shownFirst;
    }

    @FXML
    private void initialize() {
        ToggleGroup group = new ToggleGroup();
        for (Game game : GameViews.games()) {
            ToggleButton tab = new ToggleButton(words.game(game));
            tab.setToggleGroup(group);
            tab.setSelected(game.equals(shownFirst));
            tab.setOnAction(event -> {
                tab.setSelected(true);
                show(game);
            });
            games.getChildren().add(tab);
        }
        sheet.sceneProperty()
                .flatMap(Scene::widthProperty)
                .map(width -> width.doubleValue() >= WIDE)
                .subscribe(this::layOut);
    }

    private void layOut(Boolean nowWide) {
        if (nowWide != null && (page.getChildren().isEmpty() || wide != nowWide)) {
            wide = nowWide;
            sheet.setPrefWidth(wide ? WIDE_SHEET : NARROW_SHEET);
            show(shown);
        }
    }

    private void show(Game game) {
        shown = game;
        page.getChildren().clear();
        scroll.setVvalue(0);
        String first = words.side(Side.FIRST, game);
        String second = words.side(Side.SECOND, game);
        GameView view = GameViews.of(game);
        Texts own = view.texts(texts);
        for (RulesParagraph paragraph : view.rules()) {
            Label text = new Label(own.get(paragraph.textKey(), first, second));
            text.setWrapText(true);
            text.setMinHeight(Label.USE_PREF_SIZE);
            add(text, paragraph.pictures());
        }
    }

    private void add(Label text, List<Position> positions) {
        if (positions.isEmpty()) {
            page.getChildren().add(text);
        } else if (wide) {
            HBox pictures = pictures(positions);
            pictures.setMinWidth(Region.USE_PREF_SIZE);
            HBox row = new HBox(text, pictures);
            row.getStyleClass().add("rule");
            text.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(text, Priority.ALWAYS);
            page.getChildren().add(row);
        } else {
            page.getChildren().addAll(text, pictures(positions));
        }
    }

    private HBox pictures(List<Position> positions) {
        HBox row = new HBox();
        row.getStyleClass().add("pictures");
        double size = wide ? SMALL_PICTURE_SIZE : PICTURE_SIZE;
        for (Position position : positions) {
            if (!row.getChildren().isEmpty()) {
                row.getChildren().add(new Label(Languages.isFromRightToLeft(texts.locale()) ? "←" : "→"));
            }
            BoardControl picture = GameViews.thumbnail(position.game());
            picture.setPosition(position);
            picture.setMinSize(LEAST_SIZE, LEAST_SIZE);
            picture.setPrefSize(size, size);
            picture.setMaxSize(size, size);
            row.getChildren().add(picture);
        }
        return row;
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
