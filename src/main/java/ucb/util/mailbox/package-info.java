/**
 * The interface by which programs of the course of 2006 talk to each other. Its name and its methods are given: other
 * programs carry their own copy of it, and remote calls find each other by them.
 */
package ucb.util.mailbox;
