/**
 * The rules of Checkers, as simplified in 2000 for a first-year lab at the University of Toronto: men slide or jump
 * forward, jumps are optional, kings never move, and the score decides.
 */
package jump61.checkers;
