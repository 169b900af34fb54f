package jump61.window.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import jump61.game.Languages;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The real speech-dispatcher, with espeak-ng writing to files what it would say. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class SpeechRecordingTest {
    private static final int PATIENCE_SECONDS = 120;

    /** The offsets, in a sound file, of the number of bytes per second and of the samples. */
    private static final int BYTES_A_SECOND = 28;

    private static final int HEADER = 44;

    @TempDir
    Path folder;

    private final List<IOException> failures = new ArrayList<>();
    private Process server;

    @BeforeEach
    void startSpeechDispatcher() throws Exception {
        assumeTrue(has("speech-dispatcher") && has("espeak-ng"), "needs speech-dispatcher and espeak-ng");
        Path modules = Files.createDirectories(folder.resolve("modules"));
        Files.createDirectories(folder.resolve("spoken"));
        Files.writeString(folder.resolve("speechd.conf"), """
                LogDir "%1$s"
                CommunicationMethod "unix_socket"
                AddModule "recorder" "sd_generic" "recorder.conf"
                DefaultModule recorder
                DefaultLanguage "en"
                AudioOutputMethod "alsa"
                AudioALSADevice "null"
                """.formatted(folder));
        Files.writeString(modules.resolve("recorder.conf"), """
                GenericExecuteSynth "printf %%s \\'$DATA\\' | tee %1$s/$VOICE.txt \
                | espeak-ng -v $VOICE --stdin -w %1$s/$VOICE.part && mv %1$s/$VOICE.part %1$s/spoken/$VOICE.wav"
                GenericLanguage "zh" "zh" "utf-8"
                AddVoice "en" "MALE1" "en"
                AddVoice "de" "MALE1" "de"
                AddVoice "pt-br" "MALE1" "pt-br"
                AddVoice "zh" "MALE1" "cmn"
                """.formatted(folder));
        server = new ProcessBuilder(
                        "speech-dispatcher",
                        "--run-single",
                        "--config-dir",
                        folder.toString(),
                        "--socket-path",
                        folder.resolve("s").toString(),
                        "--pid-file",
                        folder.resolve("pid").toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    @AfterEach
    void stopSpeechDispatcher() throws InterruptedException {
        if (server != null) {
            server.destroy();
            server.waitFor();
        }
    }

    @Test
    void eachLanguageIsSpokenWithItsOwnVoice() throws Exception {
        awaitFile(folder, "s");
        assertTrue(secondsSpoken("en", Locale.ENGLISH, "Red plays row 3, column 5") > 1);
        assertEquals(
                "Red plays row 3, column 5",
                Files.readString(folder.resolve("en.txt")).strip());
        assertTrue(secondsSpoken("de", Locale.GERMAN, "Rot spielt Zeile 3, Spalte 5") > 1);
        assertTrue(secondsSpoken("pt-br", Languages.locale("pt-BR", Locale.ROOT), "Vermelho joga na linha 3, coluna 5")
                > 1);
        assertTrue(secondsSpoken("cmn", Languages.locale("zh-TW", Locale.ROOT), "紅方下在第三列第五行") > 1);
        assertEquals(List.of(), failures);
    }

    private double secondsSpoken(String voice, Locale language, String text) throws Exception {
        try (SpeechDispatcher dispatcher = new SpeechDispatcher(
                UnixDomainSocketAddress.of(folder.resolve("s")), language, () -> {}, failures::add)) {
            dispatcher.say(text);
            awaitFile(folder.resolve("spoken"), voice + ".wav");
        }
        byte[] sound = Files.readAllBytes(folder.resolve("spoken").resolve(voice + ".wav"));
        ByteBuffer header = ByteBuffer.wrap(sound).order(ByteOrder.LITTLE_ENDIAN);
        return (sound.length - HEADER) / (double) header.getInt(BYTES_A_SECOND);
    }

    private static void awaitFile(Path place, String name) throws Exception {
        try (WatchService changes = place.getFileSystem().newWatchService()) {
            place.register(changes, StandardWatchEventKinds.ENTRY_CREATE);
            while (!Files.exists(place.resolve(name))) {
                WatchKey change = changes.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assertNotNull(change, name + " does not come");
                change.pollEvents();
                change.reset();
            }
        }
    }

    private static boolean has(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }
}
