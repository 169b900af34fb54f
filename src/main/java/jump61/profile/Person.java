package jump61.profile;

/**
 * Somebody who plays on this machine.
 *
 * @param id the name of the folder of this person's profile
 * @param name what the person is called; empty for the only one, who need not be told from others
 */
public record Person(String id, String name) {}
