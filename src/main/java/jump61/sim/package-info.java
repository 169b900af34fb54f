/** The rules of Sim, and its solution: who closes a triangle of their own colour among six points loses. */
package jump61.sim;
