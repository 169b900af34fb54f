/** The usage messages of developers' programs; it must not know any of these programs. */
package jump61.lab.usage;
