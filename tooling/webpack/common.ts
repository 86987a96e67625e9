import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Configuration as WebpackConfiguration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { originOf } from '../build/originOf.ts';
import { libraryReplacements, libraryRules, routerForProduction } from './libraries.ts';

const root = path.join(import.meta.dirname, '../..');
export const at = (...parts: string[]) => path.join(root, ...parts);

export type Configuration = WebpackConfiguration & { devServer?: DevServerConfiguration };

const modes = ['production', 'development'] as const;
export type Mode = (typeof modes)[number];
export const isMode = (text: string): text is Mode => (modes as readonly string[]).includes(text);

/** Leaves out the PDF preview for the prerenderer and for replays, where no file is chosen. */
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

/** Only the browser's build writes fonts and drawings; the other builds refer to the same files. */
const assetsOf = {
  browser: { emit: true },
  prerender: { emit: false },
  support: { emit: false, publicPath: '/' },
};

/** What all three bundles have in common; `serving` is for `npm run dev`. */
export function common(
  mode: Mode,
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
        // The store imports it in development only. Unless it is marked as free of side effects, its lists would stay in the
        // first load.
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
      // The name of a folder must end with a slash, or webpack takes it for a file.
      buildDependencies: { config: [at('webpack.config.ts'), at('tooling/webpack/')] },
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.API_ORIGIN': JSON.stringify(originOf('API_ORIGIN', process.env)),
      }),
      ...libraryReplacements(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The scripts that the home page fetches by itself. Webpack names their libraries, all but React, by a number. */
const isMinifiedTwice = (name: string) =>
  /^static\/js\/(?:(?:react|main|\d+)\.\w+|(?:home|frame|listeners)\.\w+\.chunk)\.js$/.test(name);

type Minify = (
  ...parameters: Parameters<typeof TerserPlugin.swcMinify>
) => ReturnType<typeof TerserPlugin.swcMinify>;

/**
 * Minifies by swc, and the scripts of the home page once more by terser. That takes up to 1 % off them, for two seconds of a
 * clean build; a second pass of terser would take one more and gain nothing, nor would inlining functions that are used
 * once (`reduce_funcs`). The site's other scripts gain hardly anything.
 * Terser alone leaves more than swc alone, and takes four times as long. The names that swc gives React compress better than
 * terser's.
 */
const minify: Minify = async (input, sourceMap, options, extractComments) => {
  const minified = await TerserPlugin.swcMinify(input, sourceMap, options, extractComments);
  const [name = ''] = Object.keys(input);
  return isMinifiedTwice(name) && minified.code !== undefined
    ? TerserPlugin.terserMinify(
        { [name]: minified.code },
        sourceMap,
        {
          ...options,
          compress: { passes: 1, pure_getters: true, reduce_funcs: false },
          mangle: !name.includes('/react.'),
        },
        extractComments,
      )
    : minified;
};

export const minimizer = [
  new TerserPlugin({
    minify,
    // pdf.js is distributed minified, and is larger than everything else together.
    exclude: /\/pdf(?:Worker)?\./,
    extractComments: false,
    // swc uses threads of its own; worker processes around it cost more than they gain.
    parallel: false,
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true },
      mangle: true,
    },
  }),
];
