package jump61.profile.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import jump61.app.WindowOutput;
import jump61.game.Game;
import jump61.game.Games;
import jump61.game.Level;
import jump61.profile.ProfileEvent;
import jump61.profile.Profiles;

class ProfileWindowOutputTest extends WindowOutput {
    private static final LocalDate DAY = LocalDate.of(2026, 1, 1);

    @Override
    protected void walk() throws Exception {
        commands("goYou", "profile");
        playALot();
        command("goYou");
        for (int game : new int[] {1, 2, 0}) {
            click("#games > .toggle-button", game);
        }
        for (Level level : List.of(Level.values()).subList(0, 3)) {
            click("#ladder-" + level);
        }
        key(KeyCode.RIGHT);
        charts();
        people();
        files();
        size(600, 500);
        step("in a narrow window", () -> {});
        size(1000, 700);
        anotherWindow();
        click("#play");
    }

    /** Whom another window has added is seen when this one has the focus again. */
    private void anotherWindow() throws Exception {
        new Profiles(program().directories().data().resolve("profiles")).create("Grace");
        step("back in this window", () -> feature(ProfileFeature.class).focusChanged());
    }

    private void playALot() {
        List<ProfileEvent> events = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            Game game = Games.all().get(i % 8 == 0 ? 1 : 0);
            double score = i % 5 == 0 ? 0 : i % 7 == 0 ? 0.5 : 1;
            events.add(new ProfileEvent.Played(
                    DAY.plusDays(i), game.id(), game.sizes().usualSize(), 1 + i / 9, score, "game" + i, i % 10 == 0));
            if (i % 2 == 0) {
                events.add(new ProfileEvent.Reviewed(DAY.plusDays(i), "game" + i, 60 + i));
            }
            events.add(new ProfileEvent.Tried(
                    DAY.plusDays(i), "jump61-" + i, 900 + 20 * i, i % 3 > 0, i % 2, Optional.of(DAY.plusDays(i))));
        }
        step("many games", () -> model().record(events.toArray(ProfileEvent[]::new)));
    }

    private void charts() {
        point("#ratingChart");
        point("#accuracyChart");
    }

    private void people() {
        item("#person", 2);
        click("#saveName");
        write("#name", "Ada");
        click("#saveName");
        item("#person", 4);
        write("#name", "Ada L.");
        key(KeyCode.ENTER);
        item("#person", 4);
        click("#nameRow > .button:last-child");
        item("#person", 0);
        item("#person", 1);
        item("#person", 8);
        key(KeyCode.ESCAPE);
        item("#person", 8);
        click("#goOnButton");
        item("#person", 8);
        item("#person", 8);
        click("#goOnButton");
        item("#person", 8);
        key(KeyCode.ESCAPE);
        command("goYou");
        chooseNamed("Delete profile…");
        click("#goOnButton");
        chooseNamed("Delete for good…");
        key(KeyCode.ESCAPE);
        chooseNamed("Delete for good…");
        click("#goOnButton");
    }

    private void files() throws Exception {
        command("goYou");
        Path kept = home().resolve("me.jump61-profile");
        choosing(kept);
        chooseNamed("Export profile…");
        chooseNamed("Export profile…");
        choosing(home().resolve("me"));
        chooseNamed("Export profile…");
        click("#goOnButton");
        choosing(home().resolve("no/me.jump61-profile"));
        chooseNamed("Export profile…");
        choosing(kept);
        chooseNamed("Import profile…");
        choosing(Files.writeString(home().resolve("torn.jump61-profile"), "nothing"));
        chooseNamed("Import profile…");
        chooseNamed("Import profile…");
    }

    private void chooseNamed(String text) {
        step(
                text,
                () -> node("#person", javafx.scene.control.MenuButton.class).getItems().stream()
                        .filter(item -> text.equals(item.getText()))
                        .findFirst()
                        .orElseThrow()
                        .fire());
    }

    private ProfileModel model() {
        return feature(ProfileFeature.class).model();
    }
}
