import { formatMessages } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { submissionCopy } from '../../src/content/applications/applications.ts';
import { answersFor, fillIn, formPaths, question, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { dialogOn } from '../support/steps.ts';
import { scrollOf } from '../support/scrollTo.ts';
import { expect, open, ready, test } from '../support/test.ts';

const phone = { width: 360, height: 740 };

test('unlikely answers get a hint, and are sent as they are', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.job);
  await fillIn(page, 'job', { ...answersFor('job', visitor), experience: '120', startDate: '2199-01-01' });
  await expect(page.getByText('More than 80 years: is that right?')).toBeVisible();
  await expect(page.getByText(submissionCopy.farAhead)).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Experience years' })).toHaveValue('120');
  await submit(page, 'job');
  await expect(dialogOn(page)).toContainText(/submitted success|been submitted/);
});

test('the mouse wheel scrolls the page and does not count a number that has just been typed', async ({
  page,
  app,
}) => {
  await startSession(page, app);
  await open(page, formPaths.job);
  const experience = page.getByRole('spinbutton', { name: 'Experience years' });
  await experience.fill('5');
  await experience.hover();
  const before = await scrollOf(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(before);
  await expect(experience).toHaveValue('5');
});

test('a consultation on a day in the past gets a hint, and can be sent', async ({ page, app }) => {
  const visitor = await startSession(page, app);
  await open(page, formPaths.consultation);
  await fillIn(page, 'consultation', {
    ...answersFor('consultation', visitor),
    preferredDate: '2020-01-06',
  });
  await expect(page.getByText(submissionCopy.past)).toBeVisible();
  await submit(page, 'consultation');
  await expect(dialogOn(page)).toContainText(/submitted success|been submitted/);
});

test('a focused field has its focus ring also where no script hears of the focus: too early, or a date in Safari', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto(formPaths.service, { waitUntil: 'load' });
  const ring = (name: string) =>
    question(page, name).evaluate(
      (field) => getComputedStyle(field.parentElement!.lastElementChild!).outlineStyle,
    );
  for (const name of ['Name', 'Service type', 'Project details', 'Project deadline']) {
    expect(await ring(name)).toBe('none');
    await question(page, name).focus();
    expect(await ring(name)).toBe('solid');
  }
  await page.evaluate(() => {
    const keepToThemselves = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('focusin', keepToThemselves, true);
  });
  arrive();
  await ready(page);
  await question(page, 'Name').focus();
  await question(page, 'Project deadline').focus();
  expect(await ring('Project deadline')).toBe('solid');
});

test('an incomplete date is reported when its field is left, and again when the form is sent', async ({
  page,
}) => {
  await open(page, formPaths.service);
  const deadline = page.getByLabel('Project deadline');
  const dateError = page.getByText(formatMessages.date);
  await deadline.press('1');
  await deadline.press('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dateError).toBeVisible();
  await expect(deadline).toHaveAttribute('aria-invalid', 'true');
  await deadline.focus();
  await page.keyboard.press('Backspace');
  await page.getByLabel('Project scope').focus();
  await expect(dateError).toBeHidden();

  await deadline.focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(dateError.first()).toBeVisible();
});

// Safari derives the colour of a date's placeholder from the input's own text colour and background. Without a background it
// has the colour of typed text.
test('date and time inputs have the background colour of their field', async ({ page, app }) => {
  await startSession(page, app);
  for (const kind of ['service', 'consultation'] as const) {
    await open(page, formPaths[kind]);
    const inputs = page.locator('input[type^=date], input[type=time]');
    await expect(inputs).not.toHaveCount(0);
    const colours = await inputs.evaluateAll((all) =>
      all.map((input) =>
        [input, input.parentElement!].map((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    for (const [own, beneath] of colours) expect(own).toBe(beneath);
  }
});

test('on a phone the text of a select ends before its arrow', async ({ page, app }) => {
  await page.setViewportSize(phone);
  await startSession(page, app);
  await open(page, formPaths.job);
  const role = page.getByRole('combobox', { name: 'Role' });
  await role.selectOption({ label: 'Cloud Infrastructure Specialist (Backend Team)' });
  const arrow = role.locator('xpath=following-sibling::*[name()="svg"]');
  const { x } = (await arrow.boundingBox())!;
  const wordsEnd = await role.evaluate(
    (list) => list.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(list).paddingRight),
  );
  expect(x - wordsEnd).toBeGreaterThanOrEqual(8);
});

test('the characters left are counted and announced near the limit of an answer, and not before', async ({
  page,
}) => {
  await open(page, formPaths.service);
  const budget = question(page, 'Budget');
  await budget.fill('9'.repeat(269));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await budget.press('End');
  await page.keyboard.type('9');
  const announcement = page.getByRole('status').filter({ hasText: submissionCopy.charactersLeft(30) });
  await expect(announcement).toHaveCount(1);
  await budget.fill('9'.repeat(304));
  await expect(page.getByText(submissionCopy.charactersOver(4)).first()).toBeVisible();
});

test('typed Tamil is rendered in a Tamil font, which is not loaded without it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+)\.\w+\.woff2$/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await open(page, paths.careers);
  await open(page, paths.contact);
  const message = question(page, 'Message');
  await message.fill('Good day');
  expect(fetched).not.toContain('tamil-whole');
  const arrival = page.waitForResponse(/tamil-whole/);
  await message.fill('வணக்கம், தமிழ் கோலம் ஸ்ரீ');
  await arrival;
  await page.evaluate(() => document.fonts.ready.then(() => null));

  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // The typed text is in an element of the control's user-agent shadow tree.
  await session.send('DOM.getDocument', { depth: 0 });
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelector("textarea[name=message]")',
  });
  const { node } = await session.send('DOM.describeNode', {
    objectId: result.objectId,
    depth: -1,
    pierce: true,
  });
  const inner = node.shadowRoots?.[0]?.children?.[0];
  const { nodeIds } = await session.send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: [inner?.backendNodeId ?? 0],
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 });
  expect(fonts.map(({ familyName }) => familyName).join()).toMatch(/Anek Tamil/);
  expect(fonts.every(({ isCustomFont }) => isCustomFont)).toBe(true);
});
