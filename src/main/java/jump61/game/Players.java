package jump61.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The players of a match, and which of them are people at this computer.
 *
 * @param first the player of {@link Side#FIRST}
 * @param second the player of {@link Side#SECOND}
 * @param areStrangers whether the people played elsewhere, so that none of them is at this computer
 */
public record Players(Player first, Player second, boolean areStrangers) {
    public Players(Player first, Player second) {
        this(first, second, false);
    }

    /** {@return the same players, as those of a game that was played elsewhere} */
    public Players asStrangers() {
        return new Players(first, second, true);
    }

    /** {@return the same players, as those of a game at this computer} */
    public Players here() {
        return areStrangers ? new Players(first, second) : this;
    }

    /** {@return the player of a side} */
    public Player of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return whether a person at this computer plays a side} */
    public boolean isPerson(Side side) {
        return of(side).isPerson();
    }

    /** {@return whether a person at this computer plays either side} */
    public boolean havePerson() {
        return first.isPerson() || second.isPerson();
    }

    /** {@return whether people at this computer play both sides} */
    public boolean arePeople() {
        return first.isPerson() && second.isPerson();
    }

    /**
     * {@return the side of the only person at this computer, whom texts call "you"; empty if there are two, none, or
     * strangers}
     */
    public Optional<Side> onlyPerson() {
        return areStrangers ? Optional.empty() : only(Player::isPerson);
    }

    /**
     * {@return the sides whose mistakes are worth learning from: that of {@linkplain #onlyPerson "you"}; if there is none,
     * those of all people; if there are none, both}
     */
    public List<Side> learners() {
        List<Side> people = Stream.of(Side.values())
                .filter(side -> !of(side).isComputer() && !(of(side) instanceof Player.Program))
                .toList();
        return onlyPerson().map(List::of).orElse(people.isEmpty() ? List.of(Side.values()) : people);
    }

    /** {@return whether the computer plays either side} */
    public boolean haveComputer() {
        return first.isComputer() || second.isComputer();
    }

    /** {@return whether the computer plays both sides} */
    public boolean areComputers() {
        return first.isComputer() && second.isComputer();
    }

    /** {@return the side of the computer if it plays exactly one} */
    public Optional<Side> onlyComputer() {
        return only(Player::isComputer);
    }

    /** {@return the side of a person who plays against the computer; empty for other pairs} */
    public Optional<Side> personAgainstComputer() {
        return onlyPerson().filter(side -> of(side.opponent()).isComputer());
    }

    /** {@return the level that the only person plays against; empty for other pairs} */
    public Optional<Level> opposingLevel() {
        return onlyPerson().flatMap(side -> of(side.opponent()).computersLevel());
    }

    /** {@return whether one of them is outside this program; see {@link Player#isRemote}} */
    public boolean haveRemote() {
        return first.isRemote() || second.isRemote();
    }

    /** {@return the only side that another program on this computer plays; empty if there is none, or two} */
    public Optional<Side> onlyProgram() {
        return only(Player.Program.class::isInstance);
    }

    /** {@return whether other programs on this computer play both sides} */
    public boolean arePrograms() {
        return first instanceof Player.Program && second instanceof Player.Program;
    }

    /** {@return whether one of them plays over the network} */
    public boolean areConnected() {
        return first instanceof Player.Remote || second instanceof Player.Remote;
    }

    /** {@return whether a person here plays with one elsewhere at an online table} */
    public boolean areFriends() {
        return havePerson()
                && Stream.of(first, second)
                        .anyMatch(player -> player instanceof Player.Remote remote
                                && remote.friend().isPresent());
    }

    /** {@return whether the moves of one of them come by letter} */
    public boolean areByLetter() {
        return first.isByLetter() || second.isByLetter();
    }

    /**
     * {@return whether both have one name, such as that of a level, so that only colours tell them apart}
     *
     * @param name returns what a player is called; empty if it has no name
     */
    public boolean areNamesakes(Function<Player, Optional<String>> name) {
        Optional<String> firsts = name.apply(first);
        return firsts.isPresent() && firsts.equals(name.apply(second));
    }

    private Optional<Side> only(Predicate<Player> kind) {
        boolean one = kind.test(first);
        return one == kind.test(second) ? Optional.empty() : Optional.of(one ? Side.FIRST : Side.SECOND);
    }

    /** {@return the same players, with {@code instead} in place of a remote one} */
    public Players withoutRemote(Player instead) {
        return new Players(first.isRemote() ? instead : first, second.isRemote() ? instead : second);
    }

    /** {@return the same players, with {@code instead} in place of one on another machine} */
    public Players withoutConnection(Player instead) {
        return new Players(
                first instanceof Player.Remote ? instead : first, second instanceof Player.Remote ? instead : second);
    }

    /** {@return the same players, with {@code player} as {@code side}} */
    public Players with(Side side, Player player) {
        return side == Side.FIRST ? new Players(player, second) : new Players(first, player);
    }
}
