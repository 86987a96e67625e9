/** All that the site may know of the process: the bundler writes the value in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: 'production' | 'development' } };
