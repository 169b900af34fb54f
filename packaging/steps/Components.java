import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the bill of materials of the packages as CycloneDX 1.6 in JSON: the program, its libraries with their checksums, the
 * modules of the Java runtime, the native libraries, and which needs which. Runs on the image it describes.
 */
final class Components {
    private static final Pattern JAR = Pattern.compile("(?<artifact>[a-z-]+)-(?<version>[0-9][0-9.]*)(?:-(?<system>[\\w-]+))?\\.jar");
    private static final String RUNTIME_LICENCE = "GPL-2.0-only WITH Classpath-exception-2.0";

    private final Map<String, String> arguments;
    private final Path image;
    private final Properties libraries = new Properties();
    private final List<String> components = new ArrayList<>();
    private final Map<String, List<String>> needs = new LinkedHashMap<>();

    private Components(Map<String, String> arguments) throws IOException {
        this.arguments = arguments;
        image = Path.of(arguments.get("image"));
        try (InputStream in = Files.newInputStream(Path.of(arguments.get("libraries")))) {
            libraries.load(in);
        }
    }

    /** Arguments: {@code name=value} for version, timestamp, homepage, runtime, vendor, image, libraries and jars (a folder). */
    public static void main(String[] arguments) throws IOException {
        System.out.print(new Components(Arrays.stream(arguments)
                        .map(argument -> argument.split("=", 2))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1])))
                .bill());
    }

    private String bill() throws IOException {
        addModules();
        addJars();
        addTypeface();
        addNatives();
        String contents = "  \"metadata\": " + metadata() + ",\n  \"components\": [\n    " + String.join(",\n    ", components)
                + "\n  ],\n  \"dependencies\": [\n    " + dependencies() + "\n  ]\n}\n";
        // The same contents have the same number.
        UUID serial = UUID.nameUUIDFromBytes(contents.getBytes(StandardCharsets.UTF_8));
        return "{\n  \"$schema\": \"http://cyclonedx.org/schema/bom-1.6.schema.json\",\n  \"bomFormat\": \"CycloneDX\",\n"
                + "  \"specVersion\": \"1.6\",\n  \"serialNumber\": \"urn:uuid:" + serial + "\",\n  \"version\": 1,\n" + contents;
    }

    private String metadata() {
        return object(
                "timestamp", quote(arguments.get("timestamp")),
                "component", object(
                        "type", quote("application"),
                        "bom-ref", quote("jump61"),
                        "name", quote("Jump61"),
                        "version", quote(arguments.get("version")),
                        "licenses", licences("MIT"),
                        "externalReferences", "[" + object("type", quote("website"), "url", quote(arguments.get("homepage"))) + "]"));
    }

    private void addModules() throws IOException {
        String version = arguments.get("runtime");
        components.add(object(
                "type", quote("platform"),
                "bom-ref", quote("runtime"),
                "name", quote("OpenJDK"),
                "publisher", quote(arguments.get("vendor")),
                "version", quote(version),
                "licenses", licences(RUNTIME_LICENCE),
                "purl", quote("pkg:generic/openjdk@" + encode(version) + "?vendor=" + encode(arguments.get("vendor")))));
        List<ModuleDescriptor> modules = ModuleFinder.ofSystem().findAll().stream()
                .map(ModuleReference::descriptor)
                .sorted(Comparator.comparing(ModuleDescriptor::name))
                .toList();
        List<String> parts = new ArrayList<>();
        for (ModuleDescriptor module : modules) {
            if (module.name().matches("(?:java|jdk)\\..*")) {
                components.add(object(
                        "type", quote("library"),
                        "bom-ref", quote("module/" + module.name()),
                        "name", quote(module.name()),
                        "version", quote(version),
                        "licenses", licences(RUNTIME_LICENCE)));
                parts.add("module/" + module.name());
            }
            needs.put(reference(module.name()), requirements(module));
        }
        needs.put("runtime", parts);
    }

    private static List<String> requirements(ModuleDescriptor module) {
        return module.requires().stream()
                .map(required -> reference(required.name()))
                .sorted()
                .toList();
    }

    private static String reference(String module) {
        return module.equals("jump61") ? module : "module/" + module;
    }

    private void addJars() throws IOException {
        for (Path jar : files(Path.of(arguments.get("jars")), ".*\\.jar")) {
            Matcher name = JAR.matcher(jar.getFileName().toString());
            if (!name.matches()) {
                throw new IOException(jar.getFileName() + " has no name as the bill of materials wants it");
            }
            String artifact = name.group("artifact");
            // JavaFX's jars without a system's name are empty.
            if (artifact.startsWith("javafx-") && name.group("system") == null) {
                continue;
            }
            addJar(jar, artifact, name.group("version"), name.group("system"));
        }
    }

    private void addJar(Path jar, String artifact, String version, String system) throws IOException {
        String project = artifact.startsWith("javafx-") ? "OpenJFX" : artifact.startsWith("atlantafx-") ? "AtlantaFX" : artifact;
        String group = project.equals("OpenJFX") ? "org.openjfx" : "io.github.mkpaz";
        String facts = libraries.getProperty(project);
        if (facts == null) {
            throw new IOException(artifact + " is not in the bill of materials: add it to libraries.properties and Components.java");
        }
        components.add(object(
                "type", quote("library"),
                "bom-ref", quote("module/" + artifact.replace('-', '.')),
                "group", quote(group),
                "name", quote(artifact),
                "version", quote(version),
                "hashes", hashes(jar),
                "licenses", licences(facts.split("; *")[1]),
                "purl", quote("pkg:maven/" + group + "/" + artifact + "@" + version + (system == null ? "" : "?classifier=" + system))));
    }

    /** The typeface lies inside the program's own module. */
    private void addTypeface() {
        String[] facts = libraries.getProperty("Inter").split("; *");
        components.add(object(
                "type", quote("library"),
                "bom-ref", quote("inter"),
                "name", quote("Inter"),
                "version", quote(facts[0]),
                "licenses", licences(facts[1]),
                "purl", quote("pkg:github/rsms/inter@" + encode(facts[0]))));
        needs.merge("jump61", List.of("inter"), Components::both);
    }

    private void addNatives() throws IOException {
        List<String> runtime = new ArrayList<>();
        List<String> window = new ArrayList<>();
        for (Path file : files(image, ".*(?:\\.so|\\.dylib|\\.dll|\\.exe|/bin/java|/lib/modules|/jspawnhelper)")) {
            String name = image.relativize(file).toString().replace(File.separatorChar, '/');
            components.add(object(
                    "type", quote("file"), "bom-ref", quote("file/" + name), "name", quote(name), "hashes", hashes(file)));
            boolean javaFx = name.matches(".*/(?:lib)?(?:decora|glass|javafx|prism)[^/]*");
            (javaFx ? window : runtime).add("file/" + name);
        }
        needs.merge("runtime", runtime, Components::both);
        needs.merge("module/javafx.graphics", window, Components::both);
        needs.merge("jump61", List.of("runtime"), Components::both);
    }

    private static List<String> both(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).sorted().toList();
    }

    private String dependencies() {
        return needs.entrySet().stream()
                .map(entry -> object(
                        "ref", quote(entry.getKey()),
                        "dependsOn", entry.getValue().stream().map(Components::quote).collect(Collectors.joining(", ", "[", "]"))))
                .collect(Collectors.joining(",\n    "));
    }

    private static List<Path> files(Path folder, String pattern) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile)
                    .filter(file -> file.toString().replace(File.separatorChar, '/').matches(pattern))
                    .sorted()
                    .toList();
        }
    }

    private static String hashes(Path file) throws IOException {
        try {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return "[" + object("alg", quote("SHA-256"), "content", quote(HexFormat.of().formatHex(sum))) + "]";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String licences(String expression) {
        return "[" + (expression.contains(" ")
                        ? object("expression", quote(expression))
                        : object("license", object("id", quote(expression))))
                + "]";
    }

    private static String object(String... namesAndValues) {
        List<String> members = new ArrayList<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.add(quote(namesAndValues[i]) + ": " + namesAndValues[i + 1]);
        }
        return "{" + String.join(", ", members) + "}";
    }

    private static String quote(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** As addresses of packages want it. */
    private static String encode(String text) {
        return text.replace("+", "%2B").replace(" ", "%20");
    }
}
