package jump61.lab.layouts;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A parsed layout.
 *
 * @param imports the full names of the classes that it names
 */
record Layout(String fileName, Element root, List<String> imports) {
    static final String INCLUDE = "fx:include";
    private static final String PLACE = "/jump61/window/";

    static Layout read(String fileName) {
        try (InputStream file = Layout.class.getResourceAsStream(PLACE + fileName)) {
            Document document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file);
            List<String> imports = nodes(document.getChildNodes())
                    .filter(node -> node.getNodeName().equals("import"))
                    .map(Node::getNodeValue)
                    .toList();
            return new Layout(fileName, document.getDocumentElement(), imports);
        } catch (IOException | ParserConfigurationException | SAXException e) {
            throw new IllegalStateException("cannot read " + fileName, e);
        }
    }

    Class<?> controller() {
        return load(root.getAttribute("fx:controller"));
    }

    /** {@return the class made from this, in the controller's package: {@code PlayerLayout} for {@code player.fxml}} */
    String className() {
        StringBuilder name = new StringBuilder(controller().getPackageName()).append('.');
        for (String word : fileName.replace(".fxml", "").split("-")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.append("Layout").toString();
    }

    /** {@return the file names of the layouts that this one includes} */
    List<String> included() {
        return nodes(root.getElementsByTagName(INCLUDE))
                .map(include -> ((Element) include).getAttribute("source"))
                .toList();
    }

    /** {@return the class that is imported under a simple name} */
    Class<?> type(String simpleName) {
        return imports.stream()
                .filter(name -> name.endsWith("." + simpleName))
                .findFirst()
                .map(this::load)
                .orElseThrow(() -> problem("does not import " + simpleName));
    }

    IllegalStateException problem(String what) {
        return new IllegalStateException(fileName + " " + what);
    }

    static List<Element> elements(Element parent) {
        return nodes(parent.getChildNodes())
                .filter(Element.class::isInstance)
                .map(Element.class::cast)
                .toList();
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, false, Layout.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(fileName + " names a class that does not exist: " + name, e);
        }
    }

    private static Stream<Node> nodes(NodeList list) {
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < list.getLength(); i++) {
            nodes.add(list.item(i));
        }
        return nodes.stream();
    }
}
