package jump61.desktop.help;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import jump61.desktop.board.BoardControl;
import jump61.desktop.games.GameView;
import jump61.desktop.games.GameViews;
import jump61.desktop.games.RulesParagraph;
import jump61.desktop.match.MatchTexts;
import jump61.desktop.shell.Sheets;
import jump61.desktop.shell.Texts;
import jump61.game.Game;
import jump61.game.Languages;
import jump61.game.Position;
import jump61.game.Side;

/** The rules of each game, illustrated with real positions. */
public final class RulesController {
    private static final double PICTURE_SIZE = 150;

    /** Three fit side by side in the smallest window. */
    private static final double LEAST_SIZE = 90;

    private final Sheets sheets;
    private final Texts texts;
    private final MatchTexts words;
    private final Game shownFirst;

    @FXML
    private HBox games;

    @FXML
    private ScrollPane scroll;

    @FXML
    private VBox page;

    /** Opens with the rules of {@code shownFirst}. */
    public RulesController(Sheets sheets, Texts texts, MatchTexts words, Game shownFirst) {
        this.sheets = sheets;
        this.texts = texts;
        this.words = words;
        this.shownFirst = shownFirst;
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
        show(shownFirst);
    }

    private void show(Game game) {
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
            page.getChildren().add(text);
            if (!paragraph.pictures().isEmpty()) {
                page.getChildren().add(pictures(paragraph.pictures()));
            }
        }
    }

    private Node pictures(List<Position> positions) {
        HBox row = new HBox();
        row.getStyleClass().add("pictures");
        for (Position position : positions) {
            if (!row.getChildren().isEmpty()) {
                row.getChildren().add(new Label(Languages.isFromRightToLeft(texts.locale()) ? "←" : "→"));
            }
            BoardControl picture = GameViews.thumbnail(position.game());
            picture.setPosition(position);
            picture.setMinSize(LEAST_SIZE, LEAST_SIZE);
            picture.setPrefSize(PICTURE_SIZE, PICTURE_SIZE);
            picture.setMaxSize(PICTURE_SIZE, PICTURE_SIZE);
            row.getChildren().add(picture);
        }
        return row;
    }

    @FXML
    private void close() {
        sheets.hide();
    }
}
