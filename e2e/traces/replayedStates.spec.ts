import { paths } from '../../contract/paths.ts';
import { supportTools } from '../../contract/tools.ts';
import { guardedForms } from '../../src/app/support/recorded/mountStateOf.ts';
import {
  fieldsIn,
  formPages,
  formSnapshotOf,
  liveSession,
  snapshotOf,
} from '../../src/testing/traces/snapshots.ts';
import type { FormName } from '../../src/state/forms/formsSlice.ts';
import { dialogKinds, fieldNames, formNames } from '../../src/trace/sanitizer/lists.ts';
import type { Snapshot } from '../../src/trace/recording/snapshot.ts';
import { openReplayFrame, replayMoment, replayedAt } from '../support/traces/replayFrame.ts';
import { expect, test } from '../support/test.ts';

const addresses = [...Object.values(paths), '*'] as const;

type States = Record<string, Partial<Snapshot>>;

/** A form in each state that a snapshot can describe. */
function statesOf(form: FormName): States {
  const names = fieldNames(form);
  const open = (change: Parameters<typeof formSnapshotOf>[0]) => ({
    forms: { [form]: formSnapshotOf(change) },
  });
  const filled = fieldsIn(names, { touched: true, filled: true });
  const code = {
    stage: 'sent' as const,
    endsAt: replayedAt + 600_000,
    sendAfter: replayedAt + 20_000,
    verifyAfter: 0,
  };
  return {
    empty: open({ fields: fieldsIn(names, {}) }),
    filled: open({ fields: filled }),
    wrong: open({ fields: fieldsIn(names, { touched: true, error: 'required' }), submitFailed: true }),
    refused: open({ fields: fieldsIn(names, { touched: true, filled: true, refusal: 'No.' }) }),
    submitting: { ...open({ fields: filled, phase: 'submitting' }), ui: loading({ submit: 1 }) },
    uploading: {
      ...open({ fields: filled, phase: 'submitting', upload: { sent: 40, all: 100 } }),
      ui: loading({ submit: 1 }),
    },
    stopped: open({ fields: filled, stopped: true }),
    reviewing: open({ fields: filled, phase: 'reviewing' }),
    'with a code': {
      ...open({ fields: filled, code: 'sent' }),
      accountEntries: { signUp: code, forgotPassword: code },
    },
    'after its session': { ...open({ fields: filled }), auth: { ...snapshotOf('/').auth, lapsed: true } },
  };
}

/** The navigation of a form's page. Both steps of a password reset are opened with an email address. */
function navigationOf(form: FormName, state: string): Snapshot['navigation'] {
  const { navigation } = snapshotOf(formPages[form]);
  const arrival = { status: null, returnPath: null, prefill: null, hasCodeAddress: state === 'with a code' };
  return { ...navigation, arrival: { ...arrival, hasEmail: form === 'resetPassword' } };
}

const loading = (reasons: Snapshot['ui']['loading']): Snapshot['ui'] => ({
  ...snapshotOf('/').ui,
  loading: reasons,
});

const profile: Snapshot['api'] = { loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null } };

test('every page, form and dialog is shown as its snapshot says, and makes no requests', async ({ page }) => {
  test.setTimeout(300_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.addInitScript(() => {
    // In every document of this origin, and in the frame before its own scripts can block storage.
    for (const name of ['setItem', 'removeItem', 'clear'] as const) {
      const write: (...texts: string[]) => void = Storage.prototype[name];
      Storage.prototype[name] = function count(this: Storage, ...texts: string[]) {
        document.documentElement.dataset['written'] = texts.join();
        return write.apply(this, texts);
      };
    }
  });
  const { frame, show } = await openReplayFrame(page);
  const heading = frame.locator('h1');
  let number = 0;
  const expectShown = async (what: string, snapshot: Snapshot) => {
    const answer = await show((number += 1), replayMoment(snapshot));
    expect({ what, ...answer }).toMatchObject({ what, type: 'shown' });
  };

  for (const address of addresses) {
    for (const auth of [snapshotOf('/').auth, liveSession]) {
      await expectShown(address, snapshotOf(address, { auth, api: profile }));
      // Without a session the profile redirects, and the page after that is a step of its own.
      if (address !== '/edit-profile' || auth === liveSession) await expect(heading, address).toHaveCount(1);
    }
    for (const failure of ['chunk', 'error'] as const) {
      const { navigation } = snapshotOf(address);
      await expectShown(address, snapshotOf(address, { navigation: { ...navigation, failure } }));
      if (address !== '*') await expect(heading).toHaveText('Unexpected Application Error');
    }
  }
  for (const form of formNames) {
    for (const [state, changes] of Object.entries(statesOf(form))) {
      const auth = guardedForms.includes(form) ? liveSession : snapshotOf('/').auth;
      const navigation = navigationOf(form, state);
      await expectShown(
        `${form} ${state}`,
        snapshotOf(formPages[form], { auth, api: profile, navigation, ...changes }),
      );
      await expect(frame.locator('form').first(), `${form} ${state}`).toBeAttached();
    }
  }
  for (const kind of dialogKinds) {
    const current = {
      kind,
      message: null,
      returnPath: { path: '/job-application' as const },
      hasOwner: true,
      mayHaveArrived: false,
      page: '/job-application' as const,
      transient: false,
    };
    const receipt = { kind: 'job' as const, mailed: true, sentAt: replayedAt, hasFile: true, open: false };
    const dialog = { current, page: '/job-application' as const };
    await expectShown(kind, snapshotOf('/job-application', { auth: liveSession, dialog, receipt }));
    await expect(frame.locator('[role=dialog], [role=alertdialog]'), kind).toHaveCount(1);
  }

  const dynamic = asked.filter((request) => !/^GET \/(static\/|support\/|favicon)/.test(request));
  expect(dynamic).toEqual([]);
  await expect(frame.locator('html')).not.toHaveAttribute('data-written');
  await expect(page.locator('html')).not.toHaveAttribute('data-written');
  expect(frame.url()).toContain(supportTools.frame);
  expect(page.url()).toContain(supportTools.replay);
});
