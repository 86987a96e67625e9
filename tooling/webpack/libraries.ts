import path from 'node:path';
import webpack from 'webpack';
import type { RuleSetRule } from 'webpack';

// Changes libraries in the bundles, mostly to remove unused parts: by stubs in tooling/stubs, or by a loader that changes the
// source.

const root = path.join(import.meta.dirname, '../..');
const inLibraries = (file: string) => path.join(root, 'node_modules', file);
const stub = (file: string) => path.join(root, 'tooling/stubs', file);
const loader = (file: string) => path.join(import.meta.dirname, file);

/** The router's package.json exports its development build under every condition; the production build is smaller. */
export const routerForProduction = {
  'react-router$': inLibraries('react-router/dist/production/index.mjs'),
  'react-router/dom$': inLibraries('react-router/dist/production/dom-export.mjs'),
};

/**
 * The carousel is a CommonJS module, so webpack would bundle a second copy of MUI and all of framer-motion for it. The stubs
 * give it only the exports it uses.
 */
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
  // Emotion imports these for one helper that this site does not call. Unless they are marked as free of side effects, they
  // would stay in the bundle.
  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
  // MUI imports all of react-is for a single function.
  {
    test: /node_modules\/@mui\/utils\/deepmerge\//,
    resolve: { alias: { 'react-is$': stub('reactIs.ts') } },
  },
  {
    test: /node_modules\/@emotion\/styled\//,
    resolve: { alias: { '@emotion/is-prop-valid$': stub('isPropValid.ts') } },
  },
  { test: /node_modules\/@emotion\/cache\/dist\/.*browser/, use: loader('withoutPrefixes.mjs') },
  {
    test: [
      /node_modules\/@mui\/(utils|system)\/(useId|useMediaQuery)\/\2\.mjs$/,
      /node_modules\/@mui\/material\/transitions\/useReducedMotion\.mjs$/,
      /node_modules\/@emotion\/use-insertion-effect-with-fallbacks\/dist\/.*\.esm\.js$/,
      /node_modules\/react-router\/dist\//,
    ],
    use: loader('reactHooks.mjs'),
  },
  carouselRule,
  ...(mode === 'production'
    ? [{ test: /node_modules\/react-router\/dist\//, use: loader('unusedComponents.mjs') }]
    : []),
  {
    test: /node_modules\/scheduler\/cjs\/scheduler\.(production|development)\.js$/,
    use: loader('restoredScheduler.mjs'),
  },
  { test: /node_modules\/pdfjs-dist\//, use: loader('withoutModuleUrl.mjs') },
];

/** Replaces modules that their own library imports by a relative path, which `alias` does not match. */
export const libraryReplacements = () => [
  // MUI's buttons import a progress ring, which this site's buttons never show.
  new webpack.NormalModuleReplacementPlugin(
    /^\.\.\/CircularProgress\/index\.mjs$/,
    stub('emptyComponent.ts'),
  ),
  // MUI's default themes; the build computes the site's own (tooling/assets/theme.ts).
  new webpack.NormalModuleReplacementPlugin(/^\.\.?\/createTheme(\/index)?\.mjs$/, stub('noTheme.ts')),
];
