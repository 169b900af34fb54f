/**
 * The rules of Checkers as a first-year lab of the University of Toronto simplified them in 2000: men slide or jump
 * forward, jumps are optional, kings never move, and the score decides.
 */
package jump61.checkers;
