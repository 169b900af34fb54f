/** What the developers' programs say about how they are started; it must not know any of them. */
package jump61.lab.usage;
