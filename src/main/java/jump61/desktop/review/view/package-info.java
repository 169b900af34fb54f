/** The panel of the review: accuracy, graph, verdict and moves. */
package jump61.desktop.review.view;
