package jump61.review.ui;

import jump61.app.WindowOutput;

class ReviewWindowOutputTest extends WindowOutput {
    ReviewWindowOutputTest() {
        super("practise");
    }
}
