import { applicationKinds } from '../../contract/applications.ts';
import { expect, test } from '../support/test.ts';
import { Replay } from '../support/walk/replay.ts';
import type { Difference } from '../support/walk/rules.ts';
import { Walk } from '../support/walk/walk.ts';
import { makeCanaries } from '../support/walk/canaries.ts';
import { changeProfile, logInByForm, runOut } from '../support/walk/accounts.ts';
import { resetPassword, signUp } from '../support/walk/codes.ts';
import { submitForm, submitTooLate } from '../support/walk/forms.ts';
import { openGuardedPages, goAstray, openAndClose, openDrawer, readPages } from '../support/walk/pages.ts';

const stories: Record<string, (walk: Walk) => Promise<void>> = {
  ...Object.fromEntries(
    applicationKinds.map((kind) => [`the ${kind} form`, (walk: Walk) => submitForm(walk, kind)]),
  ),
  'the pages that are there to be read': readPages,
  'the pages of an account, without one': openGuardedPages,
  'what opens and closes': openAndClose,
  'a phone': openDrawer,
  'pages that fail': goAstray,
  'a sign-up': signUp,
  'a login': logInByForm,
  'a new password': resetPassword,
  'a profile': changeProfile,
  'a session that runs out': runOut,
  'a form sent too late': (walk) => submitTooLate(walk, 'internship', { hadSession: true }),
  'an open form sent too late': (walk) => submitTooLate(walk, 'service', { hadSession: true }),
  'an open form without a session': (walk) => submitTooLate(walk, 'service', { hadSession: false }),
};

test('a secret is found in every encoding', () => {
  const { add, foundIn } = makeCanaries();
  const secret = 'Ünni’s line/7?';
  add(secret);
  const bytes = Buffer.from(secret);
  const written = [
    `"${secret.toUpperCase()}"`,
    JSON.stringify(JSON.stringify({ name: secret })),
    encodeURIComponent(secret),
    String(new URLSearchParams({ name: secret })),
    bytes.toString('hex'),
    ...['', '{', '{"'].map((before) => Buffer.from(`${before}${secret}", more`).toString('base64url')),
    secret.replaceAll(' ', String.raw`\u0020`),
    secret.replaceAll(/./gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ];
  for (const text of written) expect(foundIn(`before ${text} behind`), text).toEqual([secret]);
  expect(foundIn('Ünni’s other line')).toEqual([]);
});

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
        for (const difference of await replay.differencesAt(visit, checkpoint))
          differences.push({ at: `${visit.name}: ${checkpoint.name}`, ...difference });
      await replay.close();
    }
    expect.soft(differences).toEqual([]);
    expect(await replay.trespasses()).toEqual([]);
    await context.close();
  });
