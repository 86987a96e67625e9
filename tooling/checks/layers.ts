/**
 * The layers of the site, top to bottom. A file may import from layers further down only, never up and never sideways,
 * types and lazy imports included. tooling/checks/imports.ts makes its rules from this array, so this is the one place
 * where the order is written.
 */
export const siteLayers: readonly (readonly string[])[] = [
  ['app'],
  ['pages', 'support'],
  ['layout'],
  ['dialogs'],
  ['forms'],
  ['trace'],
  ['api'],
  ['navigation'],
  ['state'],
  ['components'],
  ['hydration'],
  ['theme'],
  ['art'],
  ['content'],
];

/**
 * The modules of the server, top to bottom, by the same rule. What stands beside `server/main.ts` puts them together, or is
 * what all of them use: settings, refusals, and what the server needs from outside.
 */
export const serverModules: readonly (readonly string[])[] = [
  ['admin'],
  ['metrics'],
  ['config'],
  ['http'],
  ['email'],
  ['api'],
  ['uploads', 'security'],
  ['store'],
];

/** The packages of the repository, and which others each may import. */
export const packages = {
  src: ['contract'],
  server: ['contract'],
  mocks: ['server', 'contract'],
  contract: [],
  tooling: ['src', 'server', 'contract'],
  e2e: ['src', 'server', 'contract', 'mocks', 'tooling'],
} as const satisfies Record<string, readonly string[]>;

/** Libraries that are imported at one place only, so that replacing one touches nothing else. A folder ends in `/`. */
export const libraryBoundaries: Readonly<Record<string, string>> = {
  formik: 'src/forms/engine/useFieldForm.ts',
  yup: 'contract/',
  'redux-persist': 'src/app/store/persistence.ts',
  'jwt-decode': 'src/state/auth/claims.ts',
  'react-material-ui-carousel': 'src/components/media/useSlideMover.ts',
};
