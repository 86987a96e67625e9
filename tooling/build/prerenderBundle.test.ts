import type * as prerender from '../../src/app/prerender/prerender.tsx';
import configure from '../../webpack.config.ts';
import type { PrerenderBundle } from './prerenderBundle.ts';

/** Does not compile unless the module exports all that the build uses, with these types. */
const compared = (path: string, exported?: typeof prerender) => ({
  path,
  exported: exported satisfies PrerenderBundle | undefined,
});

test('the module whose exports the compiler compares with what the build uses is the one that is bundled', () => {
  const { path } = compared('./src/app/prerender/prerender.tsx');
  expect(configure({}, { mode: 'production' }).map(({ entry }) => entry)).toContainEqual({ prerender: path });
});
