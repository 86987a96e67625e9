/**
 * The rooms of the house, top to bottom. A file may import from rooms further down only, never up and never sideways,
 * types and lazy imports included. The linter's configuration is made from this array, so this is the one place where the order is written.
 */
export const siteLayers = [
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
] as const;

/** The rooms beside the site, and which other top-level rooms each may see. */
export const houses = {
  src: ['contract'],
  server: ['contract'],
  mocks: ['server', 'contract'],
  contract: [],
} as const;

/** Libraries that have one door: only the named files may import them. */
export const doors: Record<string, readonly string[]> = {
  formik: ['src/forms/**'],
  yup: ['contract/**'],
  'redux-persist': ['src/app/store/persistence.ts'],
  'jwt-decode': ['src/state/claims.ts'],
  'react-material-ui-carousel': ['src/components/media/Carousel.tsx'],
};
