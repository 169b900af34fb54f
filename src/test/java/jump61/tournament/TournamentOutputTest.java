package jump61.tournament;

import java.io.IOException;
import jump61.trust.ToolOutput;
import org.junit.jupiter.api.Test;

class TournamentOutputTest {
    @Test
    void whatItPrintsStaysAsItWas() throws IOException {
        ToolOutput.check(
                getClass(),
                "tournament.txt",
                new TournamentTool(),
                "ai:1 ai:2 depth:1 --size 3 --ratinginterval 3",
                "ai:1 depth:1 nodes:20 A=ai:1 --size 3 --type swiss --rounds 3 --tie-breaks buchholz,sonneborn-berger --json",
                "ai:1 depth:1 nodes:20 ai:2 ai:1 --size 2x3 --type knockout --games 1 --opening-plies 1",
                "ai:1 depth:1 nodes:20 --size 3 --type gauntlet --tie-breaks buchholz --quiet",
                "ai:1 depth:1 --game sim --json --quiet",
                "ai:1",
                "ai:1 ai:1 --games 0",
                "ai:1 ai:9",
                "ai:1 ai:1 --type other",
                "ai:1 ai:1 --rounds 0",
                "ai:1 ai:1 --tie-breaks other",
                "ai:1 ai:1 --order other",
                "ai:1 ai:1 --size 1",
                "ai:1 ai:1 --concurrency 0",
                "ai:1 ai:1 --table file.txt",
                "ai:1 ai:1 --openings no-such-file.txt",
                "no-such-tournament.txt",
                "ai:1 ai:1 --bogus");
    }
}
