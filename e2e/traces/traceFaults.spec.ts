import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { Walk } from '../support/walk/walk.ts';
import { changeProfile, runOut } from '../support/walk/accounts.ts';
import { submitForm } from '../support/walk/forms.ts';
import { openAndClose } from '../support/walk/pages.ts';

// The site works as usual, whatever fails in the recorder.

/** Matches the beginning of the recorder's code that reads the state (a snapshot), in the built script. */
const look = /\(\{(?=auth:\w+\(\w+\.auth\),ui:)/;

/**
 * Makes the recorder throw when it reads the state.
 * @param when JavaScript condition for throwing; `self.looks` counts the reads so far
 * @returns a function for the number of errors thrown so far
 */
async function breakRecorder(page: Page, when: string): Promise<() => Promise<number>> {
  let isFound = false;
  await page.route('**/static/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!look.test(script)) return route.fulfill({ response });
    isFound = true;
    const fault = `(()=>{self.looks=(self.looks??0)+1;if(${when})throw(self.faults=(self.faults??0)+1,Error("a look at the state"))})()`;
    return route.fulfill({ response, body: script.replace(look, `({broken:${fault},`) });
  });
  return async () => {
    expect(isFound, 'the script that looks at the state').toBe(true);
    return page.evaluate(() => (window as unknown as { faults?: number }).faults ?? 0);
  };
}

const stories = {
  'a job application': (walk: Walk) => submitForm(walk, 'job'),
  'a profile': changeProfile,
  'a session that runs out': runOut,
  'menus, tabs, dialogs and colours': openAndClose,
};

test.beforeEach(async ({ page, consoleGuard }) => {
  // The browser itself reports refused and failed calls on the console.
  consoleGuard.expected.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [title, story] of Object.entries(stories))
  test(`${title}: nothing is different where the recorder fails with every action`, async ({ page, app }) => {
    const faults = await breakRecorder(page, 'true');
    await story(new Walk(page, app, { records: false }));
    expect(await faults()).toBeGreaterThan(5);
  });

test('a recorder that fails now and then still saves the steps it has', async ({ page, app }) => {
  const faults = await breakRecorder(page, 'self.looks%3===0');
  const walk = new Walk(page, app);
  await openAndClose(walk);
  expect(await faults()).toBeGreaterThan(5);
  const { about } = JSON.parse(walk.visits[0]?.trace ?? '') as { about: { leftOut: Record<string, number> } };
  expect(about.leftOut['steps']).toBeGreaterThan(5);
});
