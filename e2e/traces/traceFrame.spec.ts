import { paths } from '../../contract/paths.ts';
import { snapshotOf } from '../../src/testing/traces/snapshots.ts';
import { openReplayFrame, replayMoment } from '../support/traces/replayFrame.ts';
import { expect, test } from '../support/test.ts';

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
