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
import { openReplayFrame } from '../support/replayFrame.ts';
import { expect, test } from '../support/test.ts';

const at = Date.UTC(2026, 5, 1, 10, 30);
const replayMoment = (snapshot: Snapshot) => ({ snapshot, at, colourMode: 'light' as const });

const addresses = [...Object.values(paths), '*'] as const;

type States = Record<string, Partial<Snapshot>>;

/** A form in each state that a snapshot can describe. */
function statesOf(form: FormName): States {
  const names = fieldNames(form);
  const open = (change: Parameters<typeof formSnapshotOf>[0]) => ({
    forms: { [form]: formSnapshotOf(change) },
  });
  const filled = fieldsIn(names, { touched: true, filled: true });
  const code = { stage: 'sent' as const, endsAt: at + 600_000, sendAfter: at + 20_000, verifyAfter: 0 };
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
    const receipt = { kind: 'job' as const, mailed: true, sentAt: at, hasFile: true, open: false };
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

test('the rules of a new step change no existing style sheet', async ({ page }) => {
  const { frame, show } = await openReplayFrame(page);
  const sheets = frame.locator('style[data-emotion]');
  const ruleCounts = () =>
    sheets.evaluateAll((elements) =>
      elements.map((element) => {
        const { dataset, sheet } = element as HTMLStyleElement;
        const now = sheet?.cssRules.length;
        return { before: (dataset['before'] ??= `${now}`), now: `${now}` };
      }),
    );
  const snapshot = snapshotOf('/settings');
  await show(1, { ...replayMoment(snapshot), position: 1 });
  const standing = await ruleCounts();
  const current = {
    kind: 'job.failed',
    message: null,
    returnPath: null,
    hasOwner: false,
    mayHaveArrived: false,
  } as const;
  const dialog = { current: { ...current, page: '/settings', transient: false }, page: '/settings' } as const;
  await show(2, { ...replayMoment({ ...snapshot, dialog }), position: 2 });
  await expect(frame.locator('[role=dialog], [role=alertdialog]')).toHaveCount(1);
  const then = await ruleCounts();
  expect(then.length).toBeGreaterThan(standing.length);
  for (const { before, now } of then) expect(now).toBe(before);
});

test('no input into a replay reaches its page', async ({ page, consoleGuard }) => {
  const { frame, show } = await openReplayFrame(page);
  const form = formSnapshotOf({ fields: fieldsIn(fieldNames('login'), {}) });
  await show(1, replayMoment(snapshotOf('/login', { forms: { login: form } })));
  const email = frame.getByLabel('Email');
  const before = await frame.locator('#root').innerHTML();
  await email.click();
  await page.keyboard.type('asha@mail.example');
  await page.keyboard.press('Enter');
  await frame.getByRole('button', { name: 'Login' }).click();
  await frame.getByRole('link', { name: 'Careers' }).first().click();
  await frame.getByRole('link', { name: 'Sign Up' }).first().click({ button: 'middle' });
  await expect(email).toHaveValue('');
  // Compared to a boolean, because a failure would print the whole page otherwise.
  expect((await frame.locator('#root').innerHTML()) === before).toBe(true);
  expect(frame.url()).toContain(supportTools.frame);
  expect(page.context().pages()).toHaveLength(1);
  // The focus can still be moved through the page, which can be scrolled and whose text can be selected.
  await email.click();
  await expect(email).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByLabel('Password', { exact: true })).toBeFocused();
  expect(consoleGuard.messages).toEqual([]);
});

test('the browser keeps its shortcuts within a replay, and none of them reaches its page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Added before the frame's own listeners, which stop the propagation of events.
    const pressed: KeyboardEvent[] = [];
    window.addEventListener('keydown', (event) => pressed.push(event), { capture: true });
    Object.assign(window, {
      takePressed: () => pressed.splice(0).map((event) => [event.key, event.defaultPrevented]),
    });
  });
  const { frame, show } = await openReplayFrame(page);
  const form = formSnapshotOf({ fields: fieldsIn(fieldNames('login'), {}) });
  await show(1, replayMoment(snapshotOf('/login', { forms: { login: form } })));
  const email = frame.getByLabel('Email');
  const heardEvents = await frame.evaluateHandle(() => {
    const keys: string[] = [];
    for (const name of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(name, ({ type }) => keys.push(type), { capture: true });
    // Pages of the site may have a native select; this one has none, so it is added.
    const list = document.createElement('select');
    list.append(new Option('one'), new Option('two'));
    document.body.append(list);
    return keys;
  });
  /** Each pressed key, and whether its default action was prevented. */
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    const pressed = await frame.evaluate(() =>
      (window as unknown as { takePressed: () => [string, boolean][] }).takePressed(),
    );
    return pressed.filter(([key]) => key !== 'Control' && key !== 'Alt');
  };

  await email.focus();
  expect(await press('Control+=', 'Control+-', 'Control+0', 'F6', 'F11', 'Alt+d', 'Control+v')).toEqual([
    ['=', false],
    ['-', false],
    ['0', false],
    ['F6', false],
    ['F11', false],
    ['d', false],
    ['v', false],
  ]);
  await press('Control+z', 'Control+Backspace', 'Control+x');
  expect(await press('x', 'Enter', 'Control+Enter', 'Alt+ArrowDown', 'F4')).toEqual([
    ['x', true],
    ['Enter', true],
    ['Enter', true],
    ['ArrowDown', true],
    ['F4', true],
  ]);
  await expect(email).toHaveValue('');
  const list = frame.locator('body > select');
  await list.focus();
  expect(await press('Control+ArrowDown', 'Alt+ArrowDown', 'Control+End', 't', 'Control+t')).toEqual([
    ['ArrowDown', true],
    ['ArrowDown', true],
    ['End', true],
    ['t', true],
    ['t', false],
  ]);
  await expect(list).toHaveValue('one');
  await frame.getByRole('link', { name: 'Careers' }).first().focus();
  expect(await press('Control+Enter', 'Control+ ', 'Alt+Enter')).toEqual([
    ['Enter', true],
    [' ', true],
    ['Enter', true],
  ]);
  expect(await heardEvents.jsonValue()).toEqual([]);
  expect(frame.url()).toContain(supportTools.frame);
  expect(page.context().pages()).toHaveLength(1);
});

test('a replay can make no calls, stores nothing and does not take the focus', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/Content Security Policy|Refused to connect|violates the following/);
  const { frame, show } = await openReplayFrame(page);
  await show(1, replayMoment(snapshotOf('/login')));
  const called = await frame.evaluate(async () => {
    const outcome = await fetch('/api/auth/login', { method: 'POST' }).then(
      () => 'answered',
      () => 'refused',
    );
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return {
      outcome,
      local: attempt(() => localStorage.setItem('a', 'b')),
      session: attempt(() => sessionStorage.setItem('a', 'b')),
      read: localStorage.getItem('persist:ui'),
      database: 'indexedDB' in window && Boolean(window.indexedDB),
      channel: 'BroadcastChannel' in window && Boolean(window.BroadcastChannel),
      now: Date.now(),
      year: new Date().getFullYear(),
    };
  });
  expect(called).toEqual({
    outcome: 'refused',
    local: 'refused',
    session: 'refused',
    read: null,
    database: false,
    channel: false,
    now: at,
    year: 2026,
  });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a replay has the colours that the visitor saw, whatever those of the reader’s device are or become', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { frame, show } = await openReplayFrame(page);
  const isDark = () => frame.evaluate(() => document.documentElement.hasAttribute('data-dark'));
  const ui = { ...snapshotOf('/').ui, colourMode: 'system' } as const;
  let number = 0;
  for (const path of [paths.home, paths.login] as const)
    for (const recorded of ['light', 'dark'] as const) {
      await show((number += 1), { ...replayMoment(snapshotOf(path, { ui })), colourMode: recorded });
      for (const device of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: device });
        expect({ path, recorded, device, dark: await isDark() }).toMatchObject({
          dark: recorded === 'dark',
        });
      }
    }
});
