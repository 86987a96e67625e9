import type { Path } from '../../../contract/paths.ts';
import { formPaths } from '../../../mocks/fixtures.ts';
import type { FormName, FormProgress } from '../../state/forms/formsSlice.ts';
import type { OpenPage } from '../../state/navigationSlice.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';

/** The snapshot of a page just opened by a visitor without an account, with some parts replaced. */
export const snapshotOf = (path: OpenPage, change: Partial<Snapshot> = {}): Snapshot => ({
  auth: { session: 'none', endsAt: null, lapsed: false, loggedIn: false },
  ui: {
    drawerOpen: false,
    openMenu: null,
    colourMode: 'light',
    loading: {},
    positions: { selectedRole: null, shownTeam: null, applying: false },
    motionPaused: false,
    technologyTab: 'Frontend',
    openTestimonial: null,
    searchOpen: false,
  },
  dialog: { current: null, page: path },
  navigation: {
    path,
    action: 'PUSH',
    arrival: { status: null, returnPath: null, prefill: null, hasEmail: false, hasCodeAddress: false },
  },
  forms: {},
  notices: { session: null, connection: null, storageBlocked: false },
  drafts: {},
  receipt: null,
  accountEntries: {},
  api: {},
  ...change,
});

/** A session that ends at 12:00 UTC on 22 November 2026. */
export const liveSession: Snapshot['auth'] = {
  session: 'live',
  endsAt: Date.UTC(2026, 10, 22, 12),
  lapsed: false,
  loggedIn: true,
};

/** The progress of a form that was just opened, with some parts replaced. */
export const formSnapshotOf = (change: Partial<FormProgress> = {}): FormProgress => ({
  fields: {},
  submitFailed: false,
  code: 'unsent',
  phase: 'editing',
  upload: null,
  takesLong: false,
  stopped: false,
  stored: false,
  ...change,
});

/** The same progress for each of these fields. */
export const fieldsIn = (
  names: readonly string[],
  change: Partial<FormProgress['fields'][string]>,
): FormProgress['fields'] =>
  Object.fromEntries(
    names.map((name) => [name, { touched: false, filled: false, error: null, refusal: null, ...change }]),
  );

/** The page of each form. */
export const formPages: Readonly<Record<FormName, Path>> = {
  ...formPaths,
  signUp: '/sign-up',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/edit-profile',
};
