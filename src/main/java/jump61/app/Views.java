package jump61.app;

import javafx.geometry.NodeOrientation;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import jump61.app.home.HomeFeature;
import jump61.game.Languages;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.LineBreaks;
import jump61.window.Typeface;
import jump61.window.feature.Context;

/** The views of the window in one language: the frame, and what the features add to it. */
final class Views {
    private final Context context;
    private final MainController main;
    private final Region root;

    Views(Features features) {
        context = Context.of(features.program());
        features.addTo(context);
        context.views().register(MenuController.class, () -> new MenuController(context));
        context.views()
                .register(
                        RailController.class,
                        () -> new RailController(
                                context, features.get(HomeFeature.class).model()));
        // Does the same as the window's own close button.
        context.commands()
                .defineUnsuspended(
                        Command.QUIT,
                        () -> stage().fireEvent(new WindowEvent(stage(), WindowEvent.WINDOW_CLOSE_REQUEST)));
        context.commands().define(Command.FULL_SCREEN, () -> stage().setFullScreen(!stage().isFullScreen()));
        main = new MainController(context);
        root = (Region) context.views().load(FxmlFile.MAIN, main);
        if (Languages.isFromRightToLeft(context.texts().locale())) {
            // Its style sheet has rules for mirroring, too.
            root.setNodeOrientation(NodeOrientation.RIGHT_TO_LEFT);
        }
        Typeface.styleClass(context.texts().locale()).ifPresent(root.getStyleClass()::add);
        if (Languages.isShaped(context.texts().locale())) {
            LineBreaks.keep(root);
        }
    }

    private Stage stage() {
        return (Stage) root.getScene().getWindow();
    }

    /** {@return the root node, to which {@link #complete} adds everything around the board} */
    Region root() {
        return root;
    }

    void complete() {
        main.complete();
    }

    /** Gives the focus to what the window shows. */
    void focus() {
        main.focus();
    }

    Context context() {
        return context;
    }

    /** Removes all listeners from the models. */
    void close() {
        context.subscriptions().close();
    }
}
