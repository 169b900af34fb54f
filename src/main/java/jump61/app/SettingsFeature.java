package jump61.app;

import java.util.Locale;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.settings.Settings;
import jump61.window.settings.SettingsController;
import jump61.window.settings.Speed;

/** The place of the settings, and the notes shown when keys change a setting. */
final class SettingsFeature implements Feature {
    private static final Place PLACE = Place.of(Command.SETTINGS, "icon-settings", FxmlFile.SETTINGS);

    @Override
    public void addTo(Context window) {
        window.views()
                .register(
                        SettingsController.class,
                        () -> new SettingsController(window.settings(), window.texts(), window.subscriptions()));
        window.definePlace(PLACE);
        // Keys can change speed, steps and sound where the change is not visible.
        Settings settings = window.settings();
        window.subscriptions().onChange(settings.speedProperty(), speed -> tellSpeed(window));
        window.subscriptions().onChange(settings.stepModeProperty(), steps -> tellSpeed(window));
        window.subscriptions()
                .onChange(
                        window.settings().mutedProperty(),
                        muted -> window.note(window.texts().get(muted ? "settings.sound.off" : "settings.sound.on")));
    }

    /** Shows a note that says how moves are now shown. */
    private static void tellSpeed(Context window) {
        Settings settings = window.settings();
        String shown;
        if (settings.shownSpeed() == 0) {
            shown = Speed.NONE.name();
        } else {
            shown = settings.stepModeProperty().get()
                    ? "steps"
                    : settings.speedProperty().get().name();
        }
        window.note(window.texts().get("settings.speed.told." + shown.toLowerCase(Locale.ROOT)));
    }
}
