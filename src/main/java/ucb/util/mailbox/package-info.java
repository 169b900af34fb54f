/**
 * The interface through which programs of the course of 2006 communicate; its name and methods must not change:
 * other programs have their own copy of it, and remote calls are matched by them.
 */
package ucb.util.mailbox;
