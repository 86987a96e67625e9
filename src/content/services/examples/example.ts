/**
 * The text round the worked example of a service: what it is, and what in it is invented. The type and content of each
 * example are in a file of its own, so that no page loads the example of another service.
 */
export type ExampleCopy = {
  heading: string;
  /** What the visitor is looking at, in a sentence or two. */
  introduction: string;
  /** Follows the words that mark every example as such. */
  caption: string;
};
