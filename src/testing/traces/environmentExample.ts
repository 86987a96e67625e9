import type { Environment } from '../../trace/file/environment.ts';

/** A browser as a trace describes it. */
export const environmentExample: Environment = {
  build: 'development',
  window: { width: 1280, height: 720 },
  colourMode: 'light',
  reducedMotion: false,
  language: 'en',
  browser: 'Chrome',
};
