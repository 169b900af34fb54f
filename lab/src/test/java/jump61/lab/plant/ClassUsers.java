package jump61.lab.plant;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which classes use which, or name them as those that start a process do, read from their compiled files. Nested classes count as the ones around them. */
final class ClassUsers {
    private static final Pattern NAME = Pattern.compile("jump61(?:[/.]\\w+)*[/.][A-Z]\\w*");

    private final Map<String, Set<String>> users = new HashMap<>();

    ClassUsers(List<Path> folders) throws IOException {
        for (Path folder : folders) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".class")).toList()) {
                    read(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
                }
            }
        }
    }

    private void read(String file, byte[] code) {
        String user = file.replaceFirst("(\\$.*)?\\.class$", "").replace('/', '.');
        Matcher names = NAME.matcher(new String(code, StandardCharsets.ISO_8859_1));
        while (names.find()) {
            String used = names.group().replaceFirst("\\$.*", "").replace('/', '.');
            users.computeIfAbsent(used, key -> new HashSet<>()).add(user);
        }
    }

    /** {@return all that use a class, directly or not, with the number of steps that it takes} */
    Map<String, Integer> distances(String used) {
        Map<String, Integer> distances = new HashMap<>();
        Deque<String> next = new ArrayDeque<>(List.of(used));
        distances.put(used, 0);
        while (!next.isEmpty()) {
            String name = next.remove();
            for (String user : users.getOrDefault(name, Set.of())) {
                if (distances.putIfAbsent(user, distances.get(name) + 1) == null) {
                    next.add(user);
                }
            }
        }
        return distances;
    }
}
