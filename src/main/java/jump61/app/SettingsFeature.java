package jump61.app;

import java.util.Locale;
import jump61.window.Command;
import jump61.window.FxmlFile;
import jump61.window.Place;
import jump61.window.feature.Context;
import jump61.window.feature.Feature;
import jump61.window.settings.SettingsController;

/** The place of the settings, and what is said when keys change a setting. */
final class SettingsFeature implements Feature {
    private static final Place PLACE = Place.of(Command.SETTINGS, "icon-settings", FxmlFile.SETTINGS);

    @Override
    public void addTo(Context window) {
        window.views()
                .register(
                        SettingsController.class,
                        () -> new SettingsController(window.settings(), window.texts(), window.subscriptions()));
        window.definePlace(PLACE);
        // Keys can change speed and sound where that is not seen.
        window.subscriptions()
                .onChange(
                        window.settings().speedProperty(),
                        speed -> window.note(window.texts()
                                .get("settings.speed.told." + speed.name().toLowerCase(Locale.ROOT))));
        window.subscriptions()
                .onChange(
                        window.settings().mutedProperty(),
                        muted -> window.note(window.texts().get(muted ? "settings.sound.off" : "settings.sound.on")));
    }
}
