/** The rules of Sim, and its solution: whoever closes a triangle of their own colour among six points loses. */
package jump61.sim;
