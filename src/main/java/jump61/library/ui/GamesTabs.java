package jump61.library.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import jump61.window.FxmlFile;
import jump61.window.NodeVisibility;
import jump61.window.OneOf;
import jump61.window.feature.Context;

/** The two tabs of the place of games: the games, and the tournaments, which are loaded when they are first chosen. */
final class GamesTabs {
    private static final String GAMES = "games";
    private static final String TOURNAMENTS = "tournaments";

    private final Context context;
    private final HBox head;
    private final Pane body;
    private final List<Node> ofGames;
    private Node tournaments;
    private Node tournamentButtons;

    /**
     * Fills the tabs.
     *
     * @param head contains the tabs and buttons
     * @param body contains the page of the games
     * @param ofGames the nodes that belong to the games alone
     */
    GamesTabs(Context context, HBox tabs, HBox head, Pane body, List<Node> ofGames) {
        this.context = context;
        this.head = head;
        this.body = body;
        this.ofGames = ofGames;
        new OneOf<>(tabs, List.of(GAMES, TOURNAMENTS), this::tab)
                .valueProperty()
                .addListener((observable, before, now) -> show(now.equals(TOURNAMENTS)));
    }

    private ToggleButton tab(String each) {
        String key = each.equals(GAMES) ? "library.title" : "tournament.all";
        ToggleButton tab = new ToggleButton(context.texts().get(key));
        tab.setMinWidth(Region.USE_PREF_SIZE);
        return tab;
    }

    private void show(boolean others) {
        if (tournaments == null) {
            Pane page = (Pane) context.views().load(FxmlFile.TOURNAMENTS);
            tournaments = page;
            // Its buttons are in the same place as those of the games.
            tournamentButtons = page.getChildren().remove(0);
            body.getChildren().add(tournaments);
            head.getChildren().add(tournamentButtons);
        }
        NodeVisibility.show(tournaments, others);
        NodeVisibility.show(tournamentButtons, others);
        ofGames.forEach(node -> NodeVisibility.show(node, !others));
    }
}
