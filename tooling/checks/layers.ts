/**
 * The layers of the site, top to bottom. A file may import only from its own layer and from layers further down, never up
 * and never sideways, types and lazy imports included. tooling/checks/imports.ts makes its rules from this array, the only
 * place where the order is defined.
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
 * The modules of the server, top to bottom, by the same rule. The files beside `server/main.ts` compose the modules: they
 * are above all of them, and no module imports them.
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
  ['common'],
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

/** The libraries that may be imported below a folder; a folder inside another has to keep to both lists. */
export const libraries: Readonly<Record<string, readonly string[]>> = {
  src: [
    '@emotion/cache',
    '@emotion/react',
    '@emotion/server',
    '@mui/icons-material',
    '@mui/material',
    '@mui/system',
    '@reduxjs/toolkit',
    '@tanstack/react-virtual',
    'formik',
    'jwt-decode',
    'pdfjs-dist',
    'react',
    'react-dom',
    'react-material-ui-carousel',
    'react-redux',
    'react-router-dom',
    'redux-persist',
    'scheduler',
  ],
  server: [
    '@fastify/busboy',
    '@hono/node-server',
    'better-sqlite3',
    'hono',
    'ics',
    'kysely',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
  ],
  'server/api': ['hono'],
  mocks: ['hono', 'kysely', 'msw', 'smtp-server'],
  contract: ['yup'],
};

/** The folders that must not import Node's modules: browsers run the first two, and the API is given all that it needs. */
export const withoutNode: readonly string[] = ['src', 'contract', 'server/api'];

/** Libraries that only one place imports, so that replacing one changes nothing else. The path of a folder ends in `/`. */
export const libraryBoundaries: Readonly<Record<string, string>> = {
  formik: 'src/forms/engine/useFieldForm.ts',
  yup: 'contract/',
  'redux-persist': 'src/app/store/persistence.ts',
  'jwt-decode': 'src/state/auth/claims.ts',
  'react-material-ui-carousel': 'src/components/media/slideMover.ts',
};
