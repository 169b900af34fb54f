package jump61.lab.plant;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Finds where a small bug can be planted in a class: an operator, a bound, a sign, a constant, a condition or a call. */
final class BugFinder extends TreeScanner<Void, Void> {
    /** What an operator is mistaken for. */
    private static final Map<Kind, String> MISTAKEN = Map.ofEntries(
            Map.entry(Kind.LESS_THAN, "<="),
            Map.entry(Kind.LESS_THAN_EQUAL, "<"),
            Map.entry(Kind.GREATER_THAN, ">="),
            Map.entry(Kind.GREATER_THAN_EQUAL, ">"),
            Map.entry(Kind.EQUAL_TO, "!="),
            Map.entry(Kind.NOT_EQUAL_TO, "=="),
            Map.entry(Kind.CONDITIONAL_AND, "||"),
            Map.entry(Kind.CONDITIONAL_OR, "&&"),
            Map.entry(Kind.PLUS, "-"),
            Map.entry(Kind.MINUS, "+"),
            Map.entry(Kind.MULTIPLY, "/"),
            Map.entry(Kind.DIVIDE, "*"),
            Map.entry(Kind.REMAINDER, "*"),
            Map.entry(Kind.AND, "|"),
            Map.entry(Kind.OR, "&"),
            Map.entry(Kind.LEFT_SHIFT, ">>"),
            Map.entry(Kind.RIGHT_SHIFT, "<<"),
            Map.entry(Kind.UNSIGNED_RIGHT_SHIFT, "<<"),
            Map.entry(Kind.POSTFIX_INCREMENT, "--"),
            Map.entry(Kind.POSTFIX_DECREMENT, "++"));

    /** Methods in which a change is a matter of taste: nothing but another hash or another text for developers. */
    private static final Set<String> OF_NO_MATTER = Set.of("hashCode", "toString");

    private final Path source;
    private final String text;
    private final boolean numbers;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Bug> found = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();

    private BugFinder(Path source, String text, boolean numbers, CompilationUnitTree unit, SourcePositions positions) {
        this.source = source;
        this.text = text;
        this.numbers = numbers;
        this.unit = unit;
        this.positions = positions;
    }

    /**
     * {@return all bugs for a class}
     *
     * @param numbers whether numbers are changed too; in drawings they are lengths and colours, a matter of taste
     */
    static List<Bug> find(Path source, String text, boolean numbers) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavaFileObject file = inMemory(source, text);
        JavacTask task =
                (JavacTask) compiler.getTask(null, null, problem -> {}, List.of("-proc:none"), null, List.of(file));
        CompilationUnitTree unit = task.parse().iterator().next();
        BugFinder finder =
                new BugFinder(source, text, numbers, unit, Trees.instance(task).getSourcePositions());
        finder.scan(unit, null);
        return finder.found;
    }

    static JavaFileObject inMemory(Path source, String text) {
        String name = source.toString().replace('\\', '/');
        return new SimpleJavaFileObject(URI.create("memory:///" + name), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    @Override
    public Void visitAnnotation(AnnotationTree node, Void nothing) {
        return null;
    }

    @Override
    public Void visitAssert(AssertTree node, Void nothing) {
        return null;
    }

    @Override
    public Void visitMethod(MethodTree node, Void nothing) {
        return OF_NO_MATTER.contains(node.getName().toString()) ? null : super.visitMethod(node, nothing);
    }

    /**
     * Leaves out constants that other classes hold copies of, as only their own class is compiled anew, and versions of
     * serialized forms, as no object is serialized.
     */
    @Override
    public Void visitVariable(VariableTree node, Void nothing) {
        Set<Modifier> modifiers = node.getModifiers().getFlags();
        boolean copied = modifiers.containsAll(Set.of(Modifier.STATIC, Modifier.FINAL))
                && !modifiers.contains(Modifier.PRIVATE)
                && node.getType() instanceof PrimitiveTypeTree;
        boolean serial = node.getName().contentEquals("serialVersionUID");
        return copied || serial ? null : super.visitVariable(node, nothing);
    }

    @Override
    public Void visitBinary(BinaryTree node, Void nothing) {
        String other = MISTAKEN.get(node.getKind());
        boolean words = isText(node.getLeftOperand()) || isText(node.getRightOperand());
        if (other != null && !words) {
            int from = end(node.getLeftOperand());
            int operator = skipSpace(from);
            int to = operator;
            while ("<>=!&|+-*/%^".indexOf(text.charAt(to)) >= 0) {
                to++;
            }
            add(operator, to, other);
        }
        return super.visitBinary(node, nothing);
    }

    private static boolean isText(Tree node) {
        return node.getKind() == Kind.STRING_LITERAL
                || node.getKind() == Kind.PLUS && isText(((BinaryTree) node).getLeftOperand())
                || node.getKind() == Kind.PLUS && isText(((BinaryTree) node).getRightOperand());
    }

    @Override
    public Void visitUnary(UnaryTree node, Void nothing) {
        int start = start(node);
        switch (node.getKind()) {
            case LOGICAL_COMPLEMENT, UNARY_MINUS -> add(start, start + 1, "");
            case POSTFIX_INCREMENT, POSTFIX_DECREMENT -> add(end(node) - 2, end(node), MISTAKEN.get(node.getKind()));
            default -> {
                // Others are rare.
            }
        }
        return super.visitUnary(node, nothing);
    }

    @Override
    public Void visitIf(IfTree node, Void nothing) {
        negate(node.getCondition());
        return super.visitIf(node, nothing);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree node, Void nothing) {
        negate(node.getCondition());
        return super.visitConditionalExpression(node, nothing);
    }

    private void negate(ExpressionTree condition) {
        int start = start(condition);
        int end = end(condition);
        add(
                start,
                end,
                condition.getKind() == Kind.PARENTHESIZED
                        ? "(!" + text.substring(start, end) + ")"
                        : "!(" + text.substring(start, end) + ")");
    }

    @Override
    public Void visitLiteral(LiteralTree node, Void nothing) {
        Object value = node.getValue();
        if (value instanceof Boolean truth) {
            add(start(node), end(node), Boolean.toString(!truth));
        } else if (numbers && value instanceof Integer number) {
            add(start(node), end(node), Integer.toString(number + 1));
        } else if (numbers && value instanceof Long number) {
            add(start(node), end(node), number + 1 + "L");
        } else if (numbers && value instanceof Double number) {
            add(start(node), end(node), Double.toString(number == 0 ? 1 : number * 1.5));
        }
        return null;
    }

    @Override
    public Void visitExpressionStatement(ExpressionStatementTree node, Void nothing) {
        if (node.getExpression() instanceof MethodInvocationTree call) {
            String called = call.getMethodSelect().toString();
            if (!called.equals("super") && !called.equals("this")) {
                add(start(node), end(node) - 1, "");
            }
        }
        return super.visitExpressionStatement(node, nothing);
    }

    private int start(Tree node) {
        return (int) positions.getStartPosition(unit, node);
    }

    private int end(Tree node) {
        return (int) positions.getEndPosition(unit, node);
    }

    /** Space, comments and the parenthesis that closes an operand, which its position leaves out. */
    private int skipSpace(int from) {
        int at = from;
        while (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ')') {
            at++;
        }
        return at;
    }

    private void add(int start, int end, String replacement) {
        if (start < 0 || end <= start) {
            return;
        }
        int lineStart = text.lastIndexOf('\n', start) + 1;
        int lineEnd = text.indexOf('\n', start);
        String line = text.substring(lineStart, lineEnd < 0 ? text.length() : lineEnd);
        int number =
                (int) text.substring(0, start).chars().filter(c -> c == '\n').count() + 1;
        String before = text.substring(start, end);
        int same = seen.merge(line.strip() + " | " + before + " | " + replacement, 1, Integer::sum) - 1;
        found.add(new Bug(source, start, end, before, replacement, number, line.strip(), same));
    }
}
