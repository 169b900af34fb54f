/** The review of the match shown: what it finds, and which of its moves is looked at; knows no control. */
package jump61.desktop.review;
