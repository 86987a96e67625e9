import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { ChunkGraph, Compiler, Module } from 'webpack';
import * as constants from '../../contract/constants.ts';
import { supportTools } from '../../contract/tools.ts';
import { developmentPage } from '../build/htmlTemplate.ts';
import { supportFolder } from '../build/supportFolder.ts';
import { at, common, minimizer } from './common.ts';
import type { Configuration, Mode } from './common.ts';

/**
 * Gives modules ids of four digits, derived from their names. By default webpack uses five digits from five hundred modules
 * on, and every import in every file repeats such an id.
 */
const shortModuleIds = () =>
  new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true });

/** Uses a chunk's name as its id. Otherwise the first script, which lists all chunks, would list ids beside the names. */
const chunksByName = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('ChunksByName', (compilation) =>
      compilation.hooks.beforeChunkIds.tap('ChunksByName', (chunks) => {
        for (const chunk of chunks) if (chunk.name) [chunk.id, chunk.ids] = [chunk.name, [chunk.name]];
      }),
    ),
};

/**
 * Does not request the scripts of the first load again: after `splitChunks` has moved modules of other chunks to `main`, the
 * libraries of `main` are among the files that each of those chunks needs.
 */
const withoutFirstScripts = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('WithoutFirstScripts', (compilation) =>
      compilation.hooks.afterOptimizeChunks.tap('WithoutFirstScripts', (_chunks, groups) => {
        const first = new Set([...compilation.entrypoints.values()].flatMap(({ chunks }) => chunks));
        for (const group of groups)
          if (!group.isInitial())
            for (const chunk of first) if (group.removeChunk(chunk)) chunk.removeGroup(group);
      }),
    ),
};

/** Whether a module is in the frame's chunk and also in others, each of which would hold a copy of it. */
const isInFrameAndPages = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return chunks.length > 1 && chunks.some(({ name }) => name === 'frame');
};

/** The bundle for visitors' browsers: scripts under static/js (specification API-27), one chunk per page. */
export function browser(mode: Mode, serving: boolean, folder: string): Configuration {
  const base = common(mode, 'browser', serving);
  return {
    ...base,
    target: 'web',
    entry: { main: './src/app/main.ts' },
    // Webpack need not add code that names anonymous default exports, because nothing reads their names.
    module: { ...base.module, parser: { javascript: { anonymousDefaultExportName: false } } },
    // No polyfill for `global`: libraries that use it check first whether it exists, and fall back to `self`.
    node: { global: false },
    output: {
      ...base.output,
      path: folder,
      // Short names, because both are in the runtime and each script begins with the second. Webpack would derive them from
      // the package's name.
      uniqueName: 'site',
      chunkLoadingGlobal: 'chunks',
      // The scripts need no charset attribute: like the page, they are in UTF-8.
      charset: false,
      // Keeps the support team's folder even if it is empty: their build runs at the same time and may have just made it.
      clean: { keep: (file) => `${file}/`.startsWith(supportFolder) },
      filename: 'static/js/[name].[contenthash:8].js',
      // Six digits distinguish the versions of one file, and the first script lists the hashes of all chunks.
      chunkFilename: 'static/js/[name].[contenthash:6].chunk.js',
      chunkLoadTimeout: constants.chunkTimeout,
      // The Content-Security-Policy requires Trusted Types; this policy lets webpack load chunks under it.
      trustedTypes: { policyName: 'webpack' },
    },
    optimization: {
      ...(mode === 'production' && { moduleIds: false }),
      splitChunks: {
        // pdf.js and its worker stay in one file each, because no other chunk shares modules with them.
        chunks: ({ name }) => !name?.startsWith('pdf'),
        cacheGroups: {
          react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', priority: 20 },
          // The next two groups are too small for webpack to share them by default: fluid font sizes, which nearly every
          // page uses, and the line in every section of the home page.
          typography: {
            test: /src\/theme\/(typography|fonts\/fontFamilies)\.ts$/,
            name: 'main',
            enforce: true,
          },
          line: { test: /src\/components\/line\//, name: 'line', enforce: true },
          // Every visit loads the frame, so what it shares with pages is put into the first load.
          frame: { test: isInFrameAndPages, name: 'main', enforce: true },
        },
      },
      minimizer,
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'production' ? [shortModuleIds(), chunksByName, withoutFirstScripts] : []),
      ...(serving
        ? [
            new ReactRefreshPlugin({ overlay: false }),
            new HtmlWebpackPlugin({ inject: 'body', templateContent: () => developmentPage() }),
          ]
        : []),
    ],
    devServer: {
      hot: true,
      static: at('public'),
      historyApiFallback: {
        disableDotRule: true,
        rewrites: Object.entries(supportTools).map(([tool, address]) => ({
          from: new RegExp(`^${address}$`),
          to: `/${supportFolder}${tool}.html`,
        })),
      },
      client: { overlay: false },
    },
  };
}
