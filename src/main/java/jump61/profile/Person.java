package jump61.profile;

/**
 * A person who plays on this computer.
 *
 * @param id name of the profile's folder
 * @param name the person's name; empty if there is only one person, who needs none
 */
public record Person(String id, String name) {}
