package jump61.game;

import java.util.Locale;

/** The plural forms of the program's languages for whole numbers, by the rules and names of Unicode's CLDR. */
enum Plural {
    ZERO,
    ONE,
    TWO,
    FEW,
    MANY,
    OTHER;

    /** {@return the form that a number of at least 0 takes in a language} */
    static Plural of(int number, Locale language) {
        int tens = number % 100;
        return switch (language.getLanguage()) {
            case "ja", "ko", "zh" -> OTHER;
            case "fr", "hi", "pt" -> number <= 1 ? ONE : OTHER;
            case "ru", "uk" -> slavic(number, number % 10 == 1 && tens != 11);
            case "pl" -> slavic(number, number == 1);
            case "cs" -> number >= 2 && number <= 4 ? FEW : oneOrOther(number);
            case "he", "iw" -> number == 2 ? TWO : oneOrOther(number);
            case "ar" -> number <= 2 ? values()[number] : arabic(tens);
            default -> oneOrOther(number);
        };
    }

    private static Plural oneOrOther(int number) {
        return number == 1 ? ONE : OTHER;
    }

    private static Plural slavic(int number, boolean one) {
        int units = number % 10;
        int tens = number % 100 / 10;
        boolean few = units >= 2 && units <= 4 && tens != 1;
        return one ? ONE : few ? FEW : MANY;
    }

    private static Plural arabic(int tens) {
        return tens < 3 ? OTHER : tens <= 10 ? FEW : MANY;
    }

    /** {@return the keyword of the form in texts} */
    String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }
}
