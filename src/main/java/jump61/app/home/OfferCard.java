package jump61.app.home;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Game;
import jump61.game.Sentences;
import jump61.game.Side;
import jump61.window.board.GameViews;
import jump61.window.board.LevelFace;
import jump61.window.board.Miniature;
import jump61.window.match.MatchTexts;

/** A card of a game, which starts its lesson or a game against the next opponent. */
final class OfferCard extends Button {
    private static final double PICTURE = 76;
    private static final double SMALL_PICTURE = 36;

    /**
     * Creates a card.
     *
     * @param small whether there is room only for name and action
     */
    OfferCard(Game game, Offer offer, HomeTexts said, MatchTexts words, boolean small) {
        Label name = new Label(words.game(game));
        name.getStyleClass().add(small ? "home-name" : "home-title");
        Label action = new Label(said.action(offer));
        VBox beside = new VBox(name);
        beside.getStyleClass().add("home-said");
        HBox head = new HBox(picture(game, small ? SMALL_PICTURE : PICTURE), beside);
        head.getStyleClass().add("offer-head");
        VBox content = new VBox(head);
        content.getStyleClass().add("offer");
        if (small) {
            action.getStyleClass().addAll("muted", "small");
            action.setWrapText(true);
            beside.getChildren().add(action);
            beside.setAlignment(Pos.CENTER_LEFT);
        } else {
            Label aim = new Label(words.aim(game));
            aim.getStyleClass().add("muted");
            aim.setWrapText(true);
            aim.setMinHeight(USE_PREF_SIZE);
            beside.getChildren().add(aim);
            content.getChildren().addAll(line(), foot(offer, game, action, said.about(offer)));
        }
        getStyleClass().addAll("home-card", "offer-card");
        setId("offer-" + game.id());
        setGraphic(content);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        setMinWidth(0);
        setAccessibleText(Sentences.join(words.game(game), said.action(offer), said.about(offer)));
    }

    private static Node picture(Game game, double length) {
        Miniature drawing = GameViews.miniature(GameViews.of(game).sample(), length, Optional.of(Side.FIRST));
        StackPane picture = new StackPane(drawing);
        picture.getStyleClass().addAll("home-picture", "game-" + game.id());
        picture.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        picture.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        return picture;
    }

    private static Node line() {
        Region line = new Region();
        line.getStyleClass().add("offer-line");
        return line;
    }

    private static Node foot(Offer offer, Game game, Label action, String about) {
        action.getStyleClass().add("offer-action");
        action.setWrapText(true);
        action.setMinHeight(USE_PREF_SIZE);
        VBox said = new VBox(action);
        if (!about.isEmpty()) {
            Label more = new Label(about);
            more.getStyleClass().addAll("muted", "small");
            more.setWrapText(true);
            more.setMinHeight(USE_PREF_SIZE);
            said.getChildren().add(more);
        }
        said.setMinWidth(0);
        said.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox foot = new HBox();
        foot.getStyleClass().add("offer-foot");
        if (offer instanceof Offer.Opponent next) {
            Side side = next.setup().players().onlyComputer().orElse(Side.SECOND);
            foot.getChildren().add(new LevelFace(next.level(), game.colour(side)));
        }
        foot.getChildren().addAll(said, chevron());
        return foot;
    }

    static Node chevron() {
        Region chevron = new Region();
        chevron.getStyleClass().addAll("icon", "icon-on");
        return chevron;
    }
}
