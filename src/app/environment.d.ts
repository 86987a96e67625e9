/** All that the site may know of the process: the bundler writes the values in their place. */
declare const process: {
  readonly env: { readonly NODE_ENV?: 'production' | 'development'; readonly API_ORIGIN?: string };
};
