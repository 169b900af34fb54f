package jump61.tournament;

import java.io.IOException;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;

class MatchOutputTest {
    @Test
    void whatItPrintsStaysAsItWas() throws IOException {
        ToolOutput.check(
                getClass(),
                "match.txt",
                new MatchTool(),
                "--games 5 --size 3 --first ai:1 --second ai:2",
                "--games 4 --size 3 --seed 7 --first ai:2 --second depth:1 --json",
                "--games 6 --size 3 --opening-plies 1 --first nodes:40 --second nodes:40 --quiet",
                "--games 4 --game sim --first ai:1 --second nodes:200",
                "--games 30 --size 3 --first depth:3 --second ai:1 --sprt 0,400 --quiet",
                "--games 30 --size 3 --first ai:1 --second depth:3 --sprt 0,200 --sprt-model normalized",
                "--games 2 --size 3 --first ai:1 --second ai:1 --sprt 0,10 --json",
                "--first ai:1",
                "--first ai:1 --second ai:9",
                "--first ai:1 --second ai:1 --games 0",
                "--first ai:1 --second ai:1 --size 99",
                "--first ai:1 --second ai:1 --sprt 10",
                "--first ai:1 --second ai:1 --sprt 10,0",
                "--first ai:1 --second ai:1 --sprt 0,x",
                "--first ai:1 --second ai:1 --sprt 0,Infinity",
                "--first ai:1 --second ai:1 --sprt 0,1 --sprt-alpha 0",
                "--first ai:1 --second ai:1 --sprt 0,1 --sprt-beta 0",
                "--first ai:1 --second ai:1 --sprt 0,1 --sprt-alpha 0.5 --sprt-beta 0.5",
                "--first ai:1 --second ai:1 --sprt 0,1 --sprt-model other",
                "--first ai:1 --second ai:1 --sprt-alpha 0.1",
                "--first ai:1 --second ai:1 --concurrency 0",
                "--first ai:1 --second ai:1 --opening-plies x",
                "--first ai:1 --second ai:1 --order other",
                "--first ai:1 --second ai:1 --openings no-such-file.txt",
                "--first ai:1 --second ai:1 --bogus",
                "--first ai:1 --second ai:1 word");
    }
}
