import { browser } from './tooling/webpack/browser.ts';
import { at } from './tooling/webpack/common.ts';
import type { Mode } from './tooling/webpack/common.ts';
import { prerender } from './tooling/webpack/prerender.ts';
import { support } from './tooling/webpack/support.ts';

type Environment = {
  WEBPACK_SERVE?: boolean;
  /** Output folder for the browser's files. */
  folder?: string;
};

/**
 * Three bundles (tooling/webpack): the site for browsers, the site for Node, which prerenders the pages, and the support
 * team's. The development server has no prerendering.
 */
export default function configure(environment: Environment, options: { mode?: Mode }) {
  const mode = options.mode ?? 'production';
  const serving = Boolean(environment.WEBPACK_SERVE);
  const folder = environment.folder ?? at('dist');
  return serving
    ? [browser(mode, true, folder), support(mode, true, folder)]
    : [browser(mode, false, folder), prerender(mode), support(mode, false, folder)];
}
