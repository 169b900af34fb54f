/** The rules of Sim, and its solution. Whoever closes a triangle of their own colour between six points loses. */
package jump61.sim;
