import path from 'node:path';
import webpack from 'webpack';
import type { RuleSetRule } from 'webpack';

// What the site leaves out of the libraries it uses, and what takes its place: files of tooling/stubs, or a loader.

const root = path.join(import.meta.dirname, '../..');
const inLibraries = (file: string) => path.join(root, 'node_modules', file);
const stub = (file: string) => path.join(root, 'tooling/stubs', file);
const loader = (file: string) => path.join(import.meta.dirname, file);

/** The router names its development build in every condition; the production build is smaller. */
export const routerForProduction = {
  'react-router$': inLibraries('react-router/dist/production/index.mjs'),
  'react-router/dom$': inLibraries('react-router/dist/production/dom-export.mjs'),
};

/** The carousel is CommonJS and would bring a second MUI and the whole of framer-motion with it; so it gets the parts it uses. */
const carouselRule = {
  test: /node_modules\/react-material-ui-carousel\//,
  resolve: {
    alias: {
      '@mui/material$': stub('carouselMui.ts'),
      'framer-motion$': stub('carouselMotion.tsx'),
      '@mui/icons-material/FiberManualRecord$': stub('emptyComponent.ts'),
      '@mui/icons-material/NavigateBefore$': stub('emptyComponent.ts'),
      '@mui/icons-material/NavigateNext$': stub('emptyComponent.ts'),
    },
  },
};

export const libraryRules = (mode: 'production' | 'development'): RuleSetRule[] => [
  // Emotion asks for these for one helper that nobody calls here; without the mark they would stay in the bundle.
  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
  // MUI asks the whole of react-is one question.
  {
    test: /node_modules\/@mui\/utils\/deepmerge\//,
    resolve: { alias: { 'react-is$': stub('reactIs.ts') } },
  },
  {
    test: /node_modules\/@emotion\/styled\//,
    resolve: { alias: { '@emotion/is-prop-valid$': stub('isPropValid.ts') } },
  },
  { test: /node_modules\/@emotion\/cache\/dist\/.*browser/, use: loader('withoutPrefixes.mjs') },
  carouselRule,
  ...(mode === 'production'
    ? [{ test: /node_modules\/react-router\/dist\//, use: loader('unusedComponents.mjs') }]
    : []),
  { test: /node_modules\/pdfjs-dist\//, use: loader('withoutModuleUrl.mjs') },
];

/** What its own library asks for by a relative path. */
export const libraryReplacements = () => [
  // MUI's buttons bring a progress ring of their own, which ours never show.
  new webpack.NormalModuleReplacementPlugin(
    /^\.\.\/CircularProgress\/index\.mjs$/,
    stub('emptyComponent.ts'),
  ),
  // MUI's default themes; the build computes the site's own (tooling/assets/theme.ts).
  new webpack.NormalModuleReplacementPlugin(/^\.\.?\/createTheme(\/index)?\.mjs$/, stub('noTheme.ts')),
];
