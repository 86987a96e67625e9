import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import * as constants from '../../contract/constants.ts';
import { keysOf } from '../../contract/keysOf.ts';
import { supportTools } from '../../contract/tools.ts';
import { supportDocument, supportEntries } from '../build/supportDocuments.ts';
import { supportFolder } from '../build/supportFolder.ts';
import { common, minimizer } from './common.ts';
import type { Configuration, Mode } from './common.ts';

/**
 * The bundle for the support team: their screen, and a second copy of the site for the frame in it. It is built separately,
 * so that nothing in it can change a file that visitors load. Fonts and drawings are those of the browser's build.
 */
export function support(mode: Mode, serving: boolean, folder: string): Configuration {
  const base = common(mode, 'support', serving);
  const tools = keysOf(supportTools);
  return {
    ...base,
    target: 'web',
    entry: {
      [supportEntries.replay]: './src/app/support/support.tsx',
      [supportEntries.frame]: './src/app/support/replayFrame.ts',
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
