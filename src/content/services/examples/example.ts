/**
 * What the worked example of every service says round it: what it is, and what in it is invented. What it shows is typed
 * in a file of its own, a service each, so that no page carries the example of another.
 */
export type ExampleCopy = {
  heading: string;
  /** What the visitor is looking at, in a sentence or two. */
  introduction: string;
  /** Stands behind the words that mark every example as one. */
  caption: string;
};
