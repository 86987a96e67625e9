import { serverMessages } from '../../../contract/serverMessages.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import type { About, Change, Trace, TraceStep } from '../../trace/file/traceFile.ts';
import { writeTrace } from '../../trace/file/writeTrace.ts';
import { formSnapshotOf, snapshotOf } from './snapshots.ts';

/** The snapshot of a visitor who has just arrived at the home page. */
export const firstSnapshot: Snapshot = snapshotOf('/', {
  navigation: { ...snapshotOf('/').navigation, action: 'POP' },
});

/** A snapshot with some slices replaced. */
export const snapshotWith = (changes: Partial<Snapshot>, base: Snapshot = firstSnapshot): Snapshot => ({
  ...base,
  ...changes,
});

export const startedAt = Date.UTC(2026, 10, 22, 9, 30);

const about: About = {
  id: 'K7Q',
  build: 'A',
  policy: 1,
  startedAt,
  length: 0,
  steps: 0,
  droppedBefore: 0,
  window: { width: 1280, height: 800 },
  colourMode: 'light',
  reducedMotion: false,
  language: 'en',
  browser: 'Firefox',
  leftOut: {},
};

export type ExampleStep = {
  type: string;
  /** Milliseconds after the start. */
  after: number;
  changes: Partial<Snapshot>;
};

/** A trace as if it had been read from a file: each step replaces slices of the snapshot before. */
export function traceOf(examples: readonly ExampleStep[], changes: Partial<About> = {}): Trace {
  const snapshots = [firstSnapshot];
  for (const { changes: part } of examples) snapshots.push(snapshotWith(part, snapshots.at(-1)));
  const first = changes.droppedBefore ?? 0;
  const steps: TraceStep[] = examples.map((example, index) => ({
    number: first + index,
    at: startedAt + example.after,
    type: example.type,
    patch: Object.entries(example.changes).map(([slice, value]): Change => [[slice], value]),
  }));
  return {
    about: { ...about, steps: steps.length, length: examples.at(-1)?.after ?? 0, ...changes },
    steps,
    snapshotAt: (index) => snapshots[index + 1] ?? firstSnapshot,
    refusedValues: 0,
  };
}

const form = formSnapshotOf();

const phone = { touched: true, filled: true, error: null, refusal: null };

/** A job application that the server refuses. */
export const refusedApplication: readonly ExampleStep[] = [
  {
    type: 'navigation/pageOpened',
    after: 0,
    changes: {
      navigation: { ...firstSnapshot.navigation, path: '/job-application', action: 'PUSH' },
      dialog: { current: null, page: '/job-application' },
    },
  },
  { type: 'forms/formOpened', after: 200, changes: { forms: { job: form } } },
  {
    type: 'forms/fieldsReported',
    after: 9_200,
    changes: { forms: { job: { ...form, fields: { phone } } } },
  },
  {
    type: 'forms/submitStarted',
    after: 60_000,
    changes: { forms: { job: { ...form, fields: { phone }, phase: 'submitting' } } },
  },
  {
    type: 'api/executeMutation/pending',
    after: 60_010,
    changes: {
      api: { submitJobApplication: { call: 'submitJobApplication', status: 'pending', fault: null } },
    },
  },
  {
    type: 'api/executeMutation/rejected',
    after: 61_250,
    changes: {
      api: {
        submitJobApplication: {
          call: 'submitJobApplication',
          status: 'rejected',
          fault: { kind: 'failure', status: 422, message: null },
        },
      },
    },
  },
  {
    type: 'forms/submitEnded',
    after: 61_251,
    changes: { forms: { job: { ...form, fields: { phone } } } },
  },
  {
    type: 'dialog/dialogOpened',
    after: 61_260,
    changes: {
      dialog: {
        current: {
          kind: 'job.failed',
          message: null,
          returnPath: null,
          hasOwner: false,
          mayHaveArrived: false,
          page: '/job-application',
          transient: false,
        },
        page: '/job-application',
      },
    },
  },
  {
    type: 'dialog/dialogClosed',
    after: 66_000,
    changes: { dialog: { current: null, page: '/job-application' } },
  },
  { type: '@@other', after: 66_001, changes: {} },
];

/** A login that the server refuses, so that its form puts the focus into the password. */
export const refusedLogin: readonly ExampleStep[] = [
  {
    type: 'navigation/pageOpened',
    after: 0,
    changes: {
      navigation: { ...firstSnapshot.navigation, path: '/login', action: 'PUSH' },
      dialog: { current: null, page: '/login' },
    },
  },
  { type: 'forms/formOpened', after: 100, changes: { forms: { login: form } } },
  {
    type: 'api/executeMutation/pending',
    after: 9_000,
    changes: { api: { logIn: { call: 'logIn', status: 'pending', fault: null } } },
  },
  {
    type: 'forms/submitStarted',
    after: 9_001,
    changes: { forms: { login: { ...form, phase: 'submitting' } } },
  },
  {
    type: 'api/executeMutation/rejected',
    after: 9_400,
    changes: {
      api: {
        logIn: {
          call: 'logIn',
          status: 'rejected',
          fault: { kind: 'failure', status: 401, message: serverMessages.wrongLogIn },
        },
      },
    },
  },
  { type: 'forms/submitEnded', after: 9_401, changes: { forms: { login: form } } },
  { type: 'ui/motionToggled', after: 20_000, changes: { ui: { ...firstSnapshot.ui, motionPaused: true } } },
];

/** The refused application repeated, with another page opened in between, up to so many steps. */
export function longVisit(count: number): readonly ExampleStep[] {
  const pages = ['/careers', '/contact', '/positions', '/services/web-development', '/about-us'] as const;
  const once = refusedApplication.length;
  return Array.from({ length: count }, (_, index): ExampleStep => {
    const round = Math.floor(index / (once + 1));
    const step = refusedApplication[index % (once + 1)];
    const after = round * 80_000 + (step?.after ?? 70_000);
    if (step) return { ...step, after };
    const path = pages[round % pages.length] ?? '/';
    return {
      type: 'navigation/pageOpened',
      after,
      changes: {
        navigation: { ...firstSnapshot.navigation, path, action: 'PUSH' },
        dialog: { current: null, page: path },
        forms: {},
        api: {},
      },
    };
  });
}

/** The text of a visit's trace file, as the site writes it. */
export function traceTextOf(
  examples: readonly ExampleStep[],
  { id = 'K7Q', dropped = 0, build = 'a1b2c3d4', window = about.window } = {},
): string {
  const { steps, snapshotAt } = traceOf(examples);
  const recording = {
    id,
    dropped,
    missed: 0,
    steps: steps.map(({ at, type }, index) => ({ at, type, before: snapshotAt(index - 1) })),
  };
  const { colourMode, reducedMotion, language, browser } = about;
  return writeTrace(recording, snapshotAt(steps.length - 1), {
    environment: { build, window, colourMode, reducedMotion, language, browser },
  }).text;
}
