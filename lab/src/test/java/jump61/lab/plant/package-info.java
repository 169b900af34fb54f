/** Plants small bugs in the program, one at a time, and tells which of them the tests notice. */
package jump61.lab.plant;
