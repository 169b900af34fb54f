/**
 * The rules of Checkers as a first-year lab of the University of Toronto simplified them in 2000: men slide or jump
 * forward, nothing is forced, kings rest where they are crowned, and the score decides.
 */
package jump61.checkers;
