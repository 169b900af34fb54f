/** How fast the search, the rules and the solver are; it must not change what it measures. */
package jump61.lab.benchmark;
