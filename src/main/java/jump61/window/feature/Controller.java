package jump61.window.feature;

import jump61.window.Commands;
import jump61.window.Sheets;
import jump61.window.Subscriptions;
import jump61.window.Texts;
import jump61.window.match.MatchTexts;
import jump61.window.match.MatchViewModel;
import jump61.window.settings.Settings;

/** The controller of a layout, with the parts of its window's {@link Context} at hand. */
public abstract class Controller {
    protected final Context context;
    protected final Program program;
    protected final MatchViewModel match;
    protected final Settings settings;
    protected final Commands commands;
    protected final Texts texts;
    protected final MatchTexts words;
    protected final Sheets sheets;
    protected final Subscriptions subscriptions;

    protected Controller(Context context) {
        this.context = context;
        this.program = context.program();
        this.match = context.match();
        this.settings = context.settings();
        this.commands = context.commands();
        this.texts = context.texts();
        this.words = context.words();
        this.sheets = context.sheets();
        this.subscriptions = context.subscriptions();
    }
}
