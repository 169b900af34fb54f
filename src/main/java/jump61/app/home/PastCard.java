package jump61.app.home;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import jump61.game.Sentences;
import jump61.window.CardButton;
import jump61.window.board.GameViews;
import jump61.window.board.Miniature;

/** A card of one of the last games, which shows it again. */
final class PastCard extends CardButton {
    private static final double PICTURE = 40;

    PastCard(PastGame game, HomeTexts words) {
        super(content(game, words));
        getStyleClass().addAll("home-card", "past-card");
        setMinWidth(0);
        setAccessibleText(Sentences.join(words.outcome(game.entry()), words.details(game.entry())));
    }

    private static HBox content(PastGame game, HomeTexts words) {
        Miniature drawing = GameViews.miniature(
                game.moment(), PICTURE, game.entry().players().onlyPerson());
        StackPane picture = new StackPane(drawing);
        picture.getStyleClass()
                .addAll("home-picture", "game-" + game.moment().game().id());
        picture.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        Label outcome = new Label(words.outcome(game.entry()));
        outcome.getStyleClass().add("offer-action");
        outcome.setWrapText(true);
        VBox said = new VBox(outcome, detail(words.moves(game.entry())), detail(words.date(game.entry())));
        said.setMinWidth(0);
        said.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(said, Priority.ALWAYS);
        HBox content = new HBox(picture, said, OfferCard.chevron());
        content.getStyleClass().add("offer-foot");
        return content;
    }

    private static Label detail(String text) {
        Label detail = new Label(text);
        detail.getStyleClass().addAll("muted", "small");
        detail.setWrapText(true);
        return detail;
    }
}
