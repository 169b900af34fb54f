package jump61.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jump61.console.Dialect;
import jump61.console.Output;
import jump61.game.Move;
import jump61.game.Position;
import jump61.game.RefusedException;
import jump61.game.Result;
import jump61.game.Side;

/** The commands and output of the console while somebody plays at a table. */
final class TableDialect implements Dialect {
    private static final String[] PHRASES = {
        "Hello!",
        "Good luck!",
        "Have fun!",
        "Nice move!",
        "Well played!",
        "Oops!",
        "Thank you!",
        "Sorry!",
        "Just a moment.",
        "I am back.",
        "I have to go.",
        "Goodbye!"
    };

    private final Output output;
    private final List<Position> history = new ArrayList<>();
    private Table table;
    private Position position;
    private Side own;
    private boolean drawWithMove;
    private TableEvent.Watching watched;
    private boolean failed;
    private boolean over;
    private boolean ended;

    TableDialect(Output output) {
        this.output = output;
    }

    void sitDown(Table newTable) {
        table = newTable;
    }

    /** {@return whether no game came about, or the game was not finished} */
    boolean hasFailed() {
        return failed;
    }

    @Override
    public boolean isOver() {
        return over;
    }

    @Override
    public Optional<String> prompt() {
        return Optional.of("> ");
    }

    @Override
    public boolean accept(String line) {
        String typed = line.strip();
        if (typed.equals("quit")) {
            return false;
        }
        if (table == null && !typed.equals("board")) {
            output.error("Those who watch can type board or quit.");
            return true;
        }
        switch (typed) {
            case "" -> {}
            case "resign" -> table.resign();
            case "draw" -> ask(Wish.DRAW);
            case "back" -> ask(Wish.TAKEBACK);
            case "again" -> ask(Wish.REMATCH);
            case "yes" -> table.answer(true);
            case "no" -> table.answer(false);
            case "board" -> output.line(position == null ? "The game has not begun." : position.notation());
            case "score" -> output.line(score());
            default -> {
                if (!says(typed)) {
                    move(typed);
                }
            }
        }
        return true;
    }

    @Override
    public void end() {
        if (!over && position == null) {
            failed = true;
            output.error("The input ended before there was a game.");
        }
    }

    private void ask(Wish wish) {
        if (wish == Wish.DRAW && table.mayAsk(wish) && position.toMove() == own) {
            drawWithMove = true;
            output.line("The offer goes with your next move.");
        } else if (table.mayAsk(wish)) {
            table.ask(wish, history.size());
        } else {
            output.error("That cannot be asked for now.");
        }
    }

    private boolean says(String typed) {
        if (!typed.matches("say \\d{1,2}")) {
            return false;
        }
        int phrase = Integer.parseInt(typed.substring("say ".length()));
        if (phrase < 1 || phrase > Table.PHRASES) {
            output.error("There are the phrases 1 to " + Table.PHRASES + ".");
        } else {
            table.say(phrase);
        }
        return true;
    }

    private void move(String typed) {
        if (position == null || ended) {
            output.error("There is no game now.");
            return;
        }
        try {
            Move move = position.game().parseMove(typed);
            if (position.toMove() != own) {
                output.error("It is not your turn.");
                return;
            }
            position.play(move);
            table.play(move);
        } catch (RefusedException refused) {
            output.error(refused.getMessage());
        }
    }

    private static String named(String name) {
        return name.isEmpty() ? "somebody" : name;
    }

    /** {@return a name at the beginning of a sentence} */
    private static String beginning(String name) {
        return name.isEmpty() ? "Somebody" : name;
    }

    private String score() {
        if (table == null) {
            return "";
        }
        TableScore score = table.score();
        return "Score: you " + score.own() + ", the other " + score.other() + ", drawn " + score.draws() + ".";
    }

    private String side(Side side) {
        return position.game().colour(side).title();
    }

    private String other() {
        return table == null || table.otherName().isEmpty() ? "The other player" : table.otherName();
    }

    /** Handles an event, on the console's own thread. */
    void happened(TableEvent event) {
        take(event);
        if (table != null) {
            table.think();
        }
    }

    private void take(TableEvent event) {
        if (event instanceof TableEvent.Opened opened) {
            opened.codes()
                    .forEach(code -> output.line("The table is open: " + code.text() + " (" + code.address() + ")"));
        } else if (event instanceof TableEvent.Joined joined) {
            joined(joined);
        } else if (event instanceof TableEvent.Started started) {
            started(started);
        } else if (event instanceof TableEvent.Moved moved) {
            moved(moved);
        } else if (event instanceof TableEvent.TakenBack back) {
            for (int i = 0; i < back.moves(); i++) {
                position = history.remove(history.size() - 1);
            }
            output.line("Taken back: " + back.moves() + (back.moves() == 1 ? " move." : " moves."));
        } else if (event instanceof TableEvent.Ended end) {
            ended(end.result());
        } else if (event instanceof TableEvent.Asked asked) {
            output.line(other() + " asks: " + wish(asked.wish()) + "? Answer yes or no.");
        } else if (event instanceof TableEvent.Refused refused) {
            output.line(other() + " does not agree: " + wish(refused.wish()) + ".");
        } else if (event instanceof TableEvent.Said said) {
            output.line(other() + " says: " + PHRASES[said.phrase() - 1]);
        } else {
            line(event);
        }
    }

    /** {@return the extras of a table, each after a comma} */
    static String extras(Terms terms) {
        return (terms.extras().help() ? ", hints allowed" : "")
                + (terms.extras().watching() ? ", others may watch" : "");
    }

    private void line(TableEvent event) {
        if (event instanceof TableEvent.Offered offered) {
            output.error("At this table: " + offered.terms().game().id() + " "
                    + offered.terms().size() + extras(offered.terms()) + ". To agree, join with --agree.");
            failed = true;
        } else if (event instanceof TableEvent.Watching watching) {
            watched = watching;
            output.line("You watch " + named(watching.host()) + " and " + named(watching.guest()) + ".");
        } else if (event instanceof TableEvent.Watched now) {
            output.line("Watching: " + now.count());
        }
        if (event instanceof TableEvent.Lost broken) {
            output.line("The line is broken. Waiting for " + broken.patience().toSeconds() + " seconds.");
        } else if (event instanceof TableEvent.Back) {
            output.line("The line is there again.");
        } else if (event instanceof TableEvent.Closed closed) {
            closed(closed.why());
        }
    }

    private void joined(TableEvent.Joined joined) {
        String what = switch (joined.trust()) {
            case NEW -> "new to this program";
            case KNOWN -> "known";
            case CHANGED -> "NOT the key that this name had before";
        };
        output.line(beginning(joined.name()) + " is here. Key " + joined.key() + ": " + what + ". Yours is "
                + joined.own() + ".");
    }

    private void started(TableEvent.Started started) {
        drawWithMove = false;
        history.clear();
        position = started.start();
        started.turns().forEach(turn -> {
            history.add(turn.before());
            position = turn.after();
        });
        own = started.own();
        ended = false;
        String who = watched == null ? "You play " : beginning(watched.host()) + " plays ";
        String next = position.result().isPresent() ? "" : " " + side(position.toMove()) + " is to move.";
        output.line(who + side(own) + "." + next);
        if (watched != null) {
            output.line(position.notation());
        }
        position.result().ifPresent(this::ended);
    }

    private void moved(TableEvent.Moved moved) {
        history.add(moved.turn().before());
        position = moved.turn().after();
        if (moved.own() && drawWithMove) {
            table.ask(Wish.DRAW, history.size());
        }
        drawWithMove = false;
        String left = moved.left().isZero() ? "" : " (" + moved.left().toSeconds() + " s left)";
        output.line(side(moved.turn().mover()) + " moves " + moved.turn().move().notation() + left + ".");
        position.result().ifPresent(this::ended);
    }

    private void ended(Result result) {
        ended = true;
        String who = result.winner().map(side -> side(side) + " wins").orElse("Nobody wins");
        String why = switch (result.reason()) {
            case RESIGNATION -> " by resignation";
            case TIME -> " on time";
            default -> "";
        };
        output.line((who + why + ". " + score()).strip());
    }

    private static String wish(Wish wish) {
        return switch (wish) {
            case DRAW -> "a draw";
            case TAKEBACK -> "take the move back";
            case REMATCH -> "another game";
        };
    }

    private void closed(Closing why) {
        over = true;
        failed |= why != Closing.LEFT && why != Closing.OTHER_LEFT;
        String text = switch (why) {
            case LEFT -> "";
            case OTHER_LEFT -> table == null ? "The evening is over." : other() + " has left.";
            case LOST ->
                table == null
                        ? "The game was broken off."
                        : other() + " did not come back. jump61 table resume goes on with this game.";
            case FULL -> "Somebody else has the place.";
            case VERSION -> "The other program is of another version. Update the older one.";
            case OWN -> "You have a place at this table: jump61 table resume goes on with the game.";
            case UNKNOWN ->
                table == null
                        ? "No game can be watched there now."
                        : "The other side knows nothing of this table any more.";
            case NO_HOST -> "No computer has this name.";
            case NO_ANSWER ->
                "Nothing answers there. Is the table open, and does a firewall let port " + TableCode.USUAL_PORT
                        + " through?";
            case NO_TABLE -> "What answers there is not a table.";
            case PROTOCOL -> "The two programs do not understand each other.";
            case CANNOT_OPEN -> "This computer lets no table be opened.";
        };
        if (failed && !text.isEmpty()) {
            output.error(text);
        } else if (!text.isEmpty()) {
            output.line(text);
        }
    }
}
