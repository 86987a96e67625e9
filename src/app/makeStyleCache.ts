import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { prefixWhereNeeded } from './prefixWhereNeeded.ts';

/** Emotion's cache, with the same options in the browser and in the prerenderer, so that both make the same rules. */
export const makeStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefixWhereNeeded] });
