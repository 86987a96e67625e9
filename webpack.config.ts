import { browser } from './tooling/webpack/browser.ts';
import { at } from './tooling/webpack/common.ts';
import type { Mode } from './tooling/webpack/common.ts';
import { prerender } from './tooling/webpack/prerender.ts';
import { support } from './tooling/webpack/support.ts';

type Environment = {
  WEBPACK_SERVE?: boolean;
  /** Where the browser's files go. */
  folder?: string;
};

/** Three bundles (tooling/webpack): what visitors load, the same for Node, which writes the pages, and what the support team loads. */
export default function configure(environment: Environment, options: { mode?: Mode }) {
  const mode = options.mode ?? 'production';
  const serving = Boolean(environment.WEBPACK_SERVE);
  const folder = environment.folder ?? at('dist');
  return serving
    ? [browser(mode, true, folder), support(mode, true, folder)]
    : [browser(mode, false, folder), prerender(mode), support(mode, false, folder)];
}
