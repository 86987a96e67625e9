import { paths } from '../contract/paths.ts';
import { sightOf } from '../src/testing/sights.ts';
import { openReplayFrame } from './support/replayFrame.ts';
import { expect, test } from './support/test.ts';

const at = Date.UTC(2026, 5, 1, 10, 30);

test('explore', async ({ page, consoleGuard }) => {
  consoleGuard.expected.push(/.*/);
  const { frame, show } = await openReplayFrame(page);
  let number = 0;
  for (const path of [...Object.values(paths), '*'] as const) {
    const one = await show((number += 1), { sight: sightOf(path), at, colourMode: 'light' });
    console.log(
      path,
      one.type,
      one.type === 'failed' ? one.message : '',
      Math.round(one.took),
      await frame.locator('h1').allInnerTexts(),
    );
  }
  for (const path of ['/', '/careers', '/', '/job-application'] as const) {
    const one = await show((number += 10), { sight: sightOf(path), at, colourMode: 'dark' });
    console.log('again', path, one.type, Math.round(one.took));
    const next = await show((number += 1), { sight: sightOf(path), at: at + 60_000, colourMode: 'dark' });
    console.log('step', path, next.type, Math.round(next.took));
  }
  console.log(consoleGuard.messages.join('\n'));
  await page.screenshot({ path: '/tmp/t-frame-1.png' });
  expect(1).toBe(1);
});
