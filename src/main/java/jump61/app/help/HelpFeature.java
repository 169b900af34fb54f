package jump61.app.help;

import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;

/** The rules, the shortcuts, and the about sheet. */
public final class HelpFeature implements Feature {
    @Override
    public void addTo(Context window) {
        window.views().register(RulesController.class, () -> new RulesController(window));
        window.views().register(ShortcutsController.class, () -> new ShortcutsController(window));
        window.views().register(AboutController.class, () -> new AboutController(window));
        window.defineSheet(Command.RULES, FxmlFile.RULES);
        window.defineSheet(Command.SHORTCUTS, FxmlFile.SHORTCUTS);
        window.defineSheet(Command.ABOUT, FxmlFile.ABOUT);
    }
}
