import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { ChunkGraph, Compiler, Configuration as WebpackConfiguration, Module } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { constants } from './contract/constants.ts';
import { apiOriginOf } from './tooling/build/apiOrigin.ts';
import { supportTools } from './contract/tools.ts';
import type { SupportTool } from './contract/tools.ts';
import { developmentPage } from './tooling/build/htmlTemplate.ts';
import { libraryReplacements, libraryRules, routerForProduction } from './tooling/webpack/libraries.ts';
import { supportDocument, supportEntries } from './tooling/build/supportDocuments.ts';

const root = import.meta.dirname;
/** Within the built site: everything that only the support team loads. */
const supportFolder = 'static/js/support/';
const at = (...parts: string[]) => path.join(root, ...parts);

type Configuration = WebpackConfiguration & { devServer?: DevServerConfiguration };
type Environment = {
  WEBPACK_SERVE?: boolean;
  /** Where the browser's files go. */
  folder?: string;
};

/** Nobody chooses a file while pages are written, or in a replay. */
const withoutFiles = { [at('src/forms/controls/resume/drawFirstPage.ts')]: false as const };

const swc = (options: { serving: boolean; production: boolean; target: 'browser' | 'node' }) => ({
  loader: 'swc-loader',
  options: {
    env: {
      targets: options.target === 'node' ? 'node 24' : 'chrome 111, firefox 115, safari 16.4, edge 111',
    },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: !options.production, refresh: options.serving },
      },
    },
  },
});

/** Fonts and drawings are written once, by the visitors' build; the others name the same files. */
const assetsOf = {
  browser: { emit: true },
  prerender: { emit: false },
  support: { emit: false, publicPath: '/' },
};

function common(
  mode: 'production' | 'development',
  name: 'browser' | 'prerender' | 'support',
  serving: boolean,
): Configuration {
  const target = name === 'prerender' ? 'node' : 'browser';
  return {
    name,
    mode,
    context: root,
    devtool: serving ? 'eval-cheap-module-source-map' : false,
    resolve: {
      alias: { ...(mode === 'production' && routerForProduction), ...(name !== 'browser' && withoutFiles) },
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: swc({ serving, production: mode === 'production', target }),
        },
        // The store asks for it in development only; without the mark the lists behind it would stay in the first load.
        { test: at('src/app/store/devTools.ts'), sideEffects: false },
        ...libraryRules(mode),
        { test: /\.(woff2|svg)$/, type: 'asset/resource', generator: assetsOf[name] },
      ],
    },
    output: {
      publicPath: '/',
      assetModuleFilename: 'static/media/[name].[contenthash:6][ext]',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      name: `${name}-${mode}-${serving ? 'serve' : 'build'}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.API_ORIGIN': JSON.stringify(apiOriginOf(process.env)) }),
      ...libraryReplacements(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

const minimizer = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // pdf.js comes minified, and is larger than everything else together.
    exclude: /\/pdf(?:Worker)?\./,
    extractComments: false,
    // It works in threads of its own, and processes round it cost more than they gain.
    parallel: false,
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true },
      mangle: true,
    },
  }),
];

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
function browser(mode: 'production' | 'development', serving: boolean, folder: string): Configuration {
  const base = common(mode, 'browser', serving);
  return {
    ...base,
    target: 'web',
    entry: { main: './src/app/main.ts' },
    // nobody reads the name of a default export that has none
    module: { ...base.module, parser: { javascript: { anonymousDefaultExportName: false } } },
    output: {
      ...base.output,
      path: folder,
      clean: { keep: supportFolder },
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

/**
 * What the support team loads: their screen, and the site in it once more. It is built apart, so that nothing of it can change
 * a file that visitors load. Fonts and drawings are those of the visitors' build.
 */
function support(mode: 'production' | 'development', serving: boolean, folder: string): Configuration {
  const base = common(mode, 'support', serving);
  const tools = Object.keys(supportTools) as SupportTool[];
  return {
    ...base,
    target: 'web',
    entry: {
      [supportEntries.replay]: './src/app/support/support.tsx',
      [supportEntries.frame]: './src/app/support/replayFrame.tsx',
    },
    output: {
      ...base.output,
      path: path.join(folder, supportFolder),
      publicPath: `/${supportFolder}`,
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].chunk.js',
      chunkLoadTimeout: constants.chunkTimeout,
      trustedTypes: { policyName: 'webpack' },
    },
    optimization: { splitChunks: { chunks: ({ name }) => !name?.startsWith('pdf') }, minimizer },
    plugins: [
      ...(base.plugins ?? []),
      ...(serving
        ? [
            new ReactRefreshPlugin({ overlay: false }),
            ...tools.map(
              (tool) =>
                new HtmlWebpackPlugin({
                  filename: `${tool}.html`,
                  chunks: [supportEntries[tool]],
                  inject: 'body',
                  templateContent: () => supportDocument(tool, []),
                }),
            ),
          ]
        : []),
    ],
  };
}

/** The same site as one module for Node, used once at build time to write every page's HTML. */
function prerender(mode: 'production' | 'development'): Configuration {
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
      // It runs once, so its size is no matter.
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

export default function configure(
  environment: Environment,
  options: { mode?: 'production' | 'development' },
) {
  const mode = options.mode ?? 'production';
  const serving = Boolean(environment.WEBPACK_SERVE);
  const folder = environment.folder ?? at('dist');
  return serving
    ? [browser(mode, true, folder), support(mode, true, folder)]
    : [browser(mode, false, folder), prerender(mode), support(mode, false, folder)];
}
