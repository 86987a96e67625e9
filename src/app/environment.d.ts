/** The environment variables that the site may read: the bundler replaces each by its value. */
declare const process: {
  readonly env: { readonly NODE_ENV?: 'production' | 'development'; readonly API_ORIGIN?: string };
};
