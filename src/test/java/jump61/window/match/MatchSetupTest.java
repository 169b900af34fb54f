package jump61.window.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import jump61.game.BoardSize;
import jump61.game.Level;
import jump61.game.Match;
import jump61.game.Player;
import jump61.game.Players;
import jump61.game.Side;
import jump61.game.Warnings;
import jump61.games.cubes.CubesGame;
import jump61.games.cubes.CubesPosition;
import jump61.games.sim.SimGame;
import org.junit.jupiter.api.Test;

class MatchSetupTest {
    private static final Players AGAINST_BLUE = new Players(Player.HUMAN, new Player.Computer(Level.CASUAL));

    private static MatchSetup jump61(Players players, Assistance assistance) {
        return new MatchSetup(CubesGame.INSTANCE, new BoardSize(4, 5), players, TimeControl.NONE, assistance);
    }

    @Test
    void allThatIsAgreedIsRememberedAsText() {
        for (Assistance assistance : new Assistance[] {
            Assistance.USUAL,
            new Assistance(true, Warnings.NEVER, 0),
            new Assistance(false, Warnings.BLUNDERS, 0),
            new Assistance(false, Warnings.MISTAKES, 3),
            new Assistance(true, Warnings.NEVER, 4)
        }) {
            MatchSetup setup = jump61(AGAINST_BLUE, assistance);
            assertEquals(Optional.of(setup), MatchSetup.read(setup.text()));
            Match match = setup.start();
            assertEquals(assistance.warnings(), match.warnings());
            Match ofTwo =
                    jump61(new Players(Player.HUMAN, Player.HUMAN), assistance).start();
            assertEquals(assistance.helpForBoth(), ofTwo.isHelpAgreed());
        }
        assertEquals(
                "jump61 4x5 human ai:3 none",
                jump61(AGAINST_BLUE, Assistance.USUAL).text());
    }

    @Test
    void aHeadStartIsThatOfThePersonWhicheverSideTheyPlay() {
        Assistance two = new Assistance(false, Warnings.NEVER, 2);
        for (Side side : Side.values()) {
            MatchSetup setup = jump61(AGAINST_BLUE, two);
            Match match = (side == Side.FIRST ? setup : setup.withSidesSwapped()).start();
            assertEquals(2, ((CubesPosition) match.start()).squares(side));
            assertEquals(side, match.position().toMove());
        }
    }

    @Test
    void withoutAPersonAgainstTheComputerAndWhereAGameHasNoneThereIsNoHeadStart() {
        Assistance two = new Assistance(false, Warnings.NEVER, 2);
        assertEquals(
                CubesGame.INSTANCE.start(new BoardSize(4, 5)),
                jump61(new Players(Player.HUMAN, Player.HUMAN), two).start().start());
        assertEquals(
                SimGame.INSTANCE.start(6),
                new MatchSetup(SimGame.INSTANCE, new BoardSize(6, 6), AGAINST_BLUE, TimeControl.NONE, two)
                        .start()
                        .start());
    }
}
