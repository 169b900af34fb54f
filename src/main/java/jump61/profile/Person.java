package jump61.profile;

/**
 * A person who plays on this computer.
 *
 * @param id name of the profile's folder
 * @param name the person's name; empty if there is only one person, who needs none
 */
public record Person(String id, String name) {
    // Written out, because a record's own methods generate classes when first called, before the window is drawn.
    @Override
    public boolean equals(Object other) {
        return other instanceof Person that && id.equals(that.id) && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + name.hashCode();
    }
}
