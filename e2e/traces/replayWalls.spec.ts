import { supportTools } from '../../contract/tools.ts';
import { fieldsIn, formSnapshotOf, snapshotOf } from '../../src/testing/traces/snapshots.ts';
import { fieldNames } from '../../src/trace/sanitizer/lists.ts';
import { openReplayFrame, replayMoment, replayedAt } from '../support/traces/replayFrame.ts';
import { expect, test } from '../support/test.ts';

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
    now: replayedAt,
    year: 2026,
  });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});
