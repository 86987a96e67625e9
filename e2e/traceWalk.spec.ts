import { applicationKinds } from '../contract/applications.ts';
import { expect, test } from './support/test.ts';
import { Replay } from './support/walkReplay.ts';
import { differencesBetween } from './support/walkRules.ts';
import type { Difference } from './support/walkRules.ts';
import { Walk } from './support/walk.ts';
import { changeProfile, logInByForm, resetPassword, runOut, signUp } from './support/walkAccounts.ts';
import { submitForm, submitTooLate } from './support/walkForms.ts';
import { callAtClosedDoors, goAstray, openAndClose, openDrawer, readPages } from './support/walkPages.ts';

const stories: Record<string, (walk: Walk) => Promise<void>> = {
  ...Object.fromEntries(
    applicationKinds.map((kind) => [`the ${kind} form`, (walk: Walk) => submitForm(walk, kind)]),
  ),
  'the pages that are there to be read': readPages,
  'the pages of an account, without one': callAtClosedDoors,
  'what opens and closes': openAndClose,
  'a phone': openDrawer,
  'pages that fail': goAstray,
  'a sign-up': signUp,
  'a login': logInByForm,
  'a new password': resetPassword,
  'a profile': changeProfile,
  'a session that runs out': runOut,
  'a form sent too late': (walk) => submitTooLate(walk, 'internship'),
  'an open form without a session': (walk) => submitTooLate(walk, 'service'),
};

test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page, consoleGuard }) => {
  consoleGuard.expected.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [title, story] of Object.entries(stories))
  test(`support sees ${title}`, async ({ page, app, browser }) => {
    const walk = new Walk(page, app);
    await story(walk);
    for (const { name, trace } of walk.visits) expect.soft(walk.canaries.foundIn(trace), name).toEqual([]);
    await page.close();

    const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
    const replay = await Replay.start(context, app.url);
    const differences: (Difference & { at: string })[] = [];
    for (const visit of walk.visits) {
      await replay.open(visit);
      for (const checkpoint of visit.checkpoints)
        for (const difference of differencesBetween(checkpoint, await replay.wordsAt(visit, checkpoint)))
          differences.push({ at: `${visit.name}: ${checkpoint.name}`, ...difference });
      await replay.close();
    }
    expect.soft(differences.filter(({ rule }) => rule === null)).toEqual([]);
    expect(await replay.trespasses()).toEqual([]);
    await context.close();
  });
