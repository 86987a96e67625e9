export { default as createCache } from '@emotion/cache';
export { CacheProvider } from '@emotion/react';
