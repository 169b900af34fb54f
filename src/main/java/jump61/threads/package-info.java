/** Background threads. */
package jump61.threads;
