package jump61.desktop.newgame;

import jump61.game.Player;
import jump61.game.Players;

/** Who plays whom. */
enum Opponents {
    /** A person against a level of the computer. */
    COMPUTER,
    /** Two people at this computer. */
    PEOPLE,
    /** Two levels of the computer; people watch. */
    WATCH;

    /** {@return who plays whom among these players; a remote one counts as a person} */
    static Opponents of(Players players) {
        boolean first = players.first() instanceof Player.Computer;
        boolean second = players.second() instanceof Player.Computer;
        if (first != second) {
            return COMPUTER;
        }
        return first ? WATCH : PEOPLE;
    }
}
