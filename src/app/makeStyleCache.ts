import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { prefixWhereNeeded } from './prefixWhereNeeded.ts';

/** Emotion's cache, which writes the same rules wherever the site is drawn. */
export const makeStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefixWhereNeeded] });
