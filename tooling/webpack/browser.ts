import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { ChunkGraph, Compiler, Module } from 'webpack';
import { constants } from '../../contract/constants.ts';
import { supportTools } from '../../contract/tools.ts';
import { developmentPage } from '../build/htmlTemplate.ts';
import { at, common, minimizer, supportFolder } from './common.ts';
import type { Configuration, Mode } from './common.ts';

/**
 * Numbers of four digits for modules, made from their names. By itself webpack takes five from five hundred modules on, which
 * every file that imports something pays for.
 */
const shortModuleIds = () =>
  new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true });

/** A chunk with a name has no number beside it: the first script lists every chunk, and would list numbers and names. */
const chunksByName = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('ChunksByName', (compilation) =>
      compilation.hooks.beforeChunkIds.tap('ChunksByName', (chunks) => {
        for (const chunk of chunks) if (chunk.name) [chunk.id, chunk.ids] = [chunk.name, [chunk.name]];
      }),
    ),
};

/** Whether a module is in the frame and in other chunks, each of which would hold it once more. */
const isInFrameAndPages = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)];
  return chunks.length > 1 && chunks.some(({ name }) => name === 'frame');
};

/** What the browser loads: scripts under static/js (specification API-27), one chunk a page. */
export function browser(mode: Mode, serving: boolean, folder: string): Configuration {
  const base = common(mode, 'browser', serving);
  return {
    ...base,
    target: 'web',
    entry: { main: './src/app/main.ts' },
    // nobody reads the name of a default export that has none
    module: { ...base.module, parser: { javascript: { anonymousDefaultExportName: false } } },
    // What asks for `global` asks first whether there is one, and goes on with `self`.
    node: { global: false },
    output: {
      ...base.output,
      path: folder,
      // Both stand in the runtime, and one of them begins each script; webpack would make them from the package's name.
      uniqueName: 'site',
      chunkLoadingGlobal: 'chunks',
      // A page is in UTF-8, and so are its scripts.
      charset: false,
      // The folder itself, too: the support team's build may have made it a moment ago and have nothing in it yet.
      clean: { keep: (file) => `${file}/`.startsWith(supportFolder) },
      filename: 'static/js/[name].[contenthash:8].js',
      // Enough to tell versions of one file apart; the first script lists all of them.
      chunkFilename: 'static/js/[name].[contenthash:6].chunk.js',
      chunkLoadTimeout: constants.chunkTimeout,
      // Lets the Content-Security-Policy demand trusted types and still load chunks.
      trustedTypes: { policyName: 'webpack' },
    },
    optimization: {
      ...(mode === 'production' && { moduleIds: false }),
      splitChunks: {
        // pdf.js and its worker are one file each: nobody else shares anything with them.
        chunks: ({ name }) => !name?.startsWith('pdf'),
        cacheGroups: {
          react: { test: /node_modules\/(react|react-dom|scheduler)\//, name: 'react', priority: 20 },
          // Too small for webpack to share by itself: font sizes that grow with the window, on nearly every page, and the line in
          // every section of the home page.
          typography: {
            test: /src\/theme\/(typography|fonts\/fontFamilies)\.ts$/,
            name: 'main',
            enforce: true,
          },
          line: { test: /src\/components\/line\//, name: 'line', enforce: true },
          // Every visit loads the frame, so what it shares with pages is in the first load anyway.
          frame: { test: isInFrameAndPages, name: 'main', enforce: true },
        },
      },
      minimizer,
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'production' ? [shortModuleIds(), chunksByName] : []),
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
