package jump61.app.newgame;

import jump61.game.Players;

/** Kinds of opponents. */
enum Opponents {
    /** A person against a computer level or another program. */
    COMPUTER,
    /** Two people at this computer. */
    PEOPLE,
    /** Two computer levels, watched by people. */
    WATCH;

    /** {@return the kind of opponents among these players; a remote player counts as a person} */
    static Opponents of(Players players) {
        if (players.areComputers()) {
            return WATCH;
        }
        return players.haveComputer() || players.onlyProgram().isPresent() ? COMPUTER : PEOPLE;
    }
}
