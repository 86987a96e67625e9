import { at, common } from './common.ts';
import type { Configuration, Mode } from './common.ts';

/** The site as one module for Node, run once per build to render every page's HTML. */
export function prerender(mode: Mode): Configuration {
  const base = common(mode, 'prerender', false);
  return {
    ...base,
    target: 'node24',
    entry: { prerender: './src/app/prerender/prerender.tsx' },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: at('.cache/prerender', mode),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: {
      minimize: false,
      splitChunks: false,
      runtimeChunk: false,
      // The bundle runs once, so its size does not matter.
      concatenateModules: false,
      usedExports: false,
      mangleExports: false,
      innerGraph: false,
    },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}
