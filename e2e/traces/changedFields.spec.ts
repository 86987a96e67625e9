import type { Locator, Page } from '@playwright/test';
import { submissionCopy } from '../../src/content/applications/applications.ts';
import { supportCopy } from '../../src/content/trace/supportScreen.ts';
import { supportTools } from '../../contract/tools.ts';
import { fieldsIn, formPages, formSnapshotOf, snapshotOf } from '../../src/testing/traces/snapshots.ts';
import { traceTextOf } from '../../src/testing/traces/traceExamples.ts';
import type { ExampleStep } from '../../src/testing/traces/traceExamples.ts';
import { fieldNames } from '../../src/trace/sanitizer/lists.ts';
import { expect, test } from '../support/test.ts';

const kind = 'service';
const names = fieldNames(kind);
const empty = fieldsIn(names, {});
const filled = { touched: true, filled: true };
const first = { ...empty, ...fieldsIn(['companyName'], filled) };
const last = { ...first, ...fieldsIn(['additionalNotes'], filled) };
const wrong = { ...last, ...fieldsIn(['industry', 'projectDetails'], { touched: true, error: 'required' }) };

const reported = (fields: typeof empty, after: number, submitFailed = false): ExampleStep => ({
  type: 'forms/fieldsReported',
  after,
  changes: { forms: { [kind]: formSnapshotOf({ fields, submitFailed }) } },
});

/** A visitor who answers the first and the last question of a long page, and then sends the form too early. */
const visit: readonly ExampleStep[] = [
  {
    type: 'navigation/pageOpened',
    after: 0,
    changes: {
      navigation: snapshotOf(formPages[kind]).navigation,
      dialog: { current: null, page: formPages[kind] },
      forms: { [kind]: formSnapshotOf() },
    },
  },
  reported(empty, 100),
  reported(first, 2_000),
  reported(last, 30_000),
  {
    type: 'drafts/draftSaved',
    after: 31_000,
    changes: { drafts: { [kind]: { savedAt: Date.UTC(2026, 10, 22, 9, 30, 31), hasOwner: false } } },
  },
  reported(wrong, 40_000, true),
];

const replayed = (page: Page) => page.frameLocator(`iframe[title="${supportCopy.player.frameTitle}"]`);
const control = (page: Page, field: string) => replayed(page).locator(`#${kind}-${field}`);
const isMarked = (element: Locator) =>
  element.evaluate((part) => getComputedStyle(part).outlineStyle === 'solid');

test('the replayed page scrolls to what a step changed and marks it, and stays where somebody scrolled it', async ({
  page,
}) => {
  // Low, so that the form does not fit into it.
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto(supportTools.replay);
  await page.locator('input[type=file]').setInputFiles({
    name: 'visit.trace.json',
    mimeType: 'application/json',
    buffer: Buffer.from(traceTextOf(visit)),
  });
  const slider = page.getByRole('slider', { name: supportCopy.player.position });
  const goTo = async (position: number) => {
    await slider.fill(String(position));
    await expect(slider).toHaveAttribute('aria-valuenow', String(position));
  };

  await goTo(3);
  await expect(control(page, 'companyName')).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => isMarked(control(page, 'companyName'))).toBe(true);

  await goTo(4);
  await expect(control(page, 'additionalNotes')).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => isMarked(control(page, 'additionalNotes'))).toBe(true);
  expect(await isMarked(control(page, 'companyName'))).toBe(false);

  const scrollFrame = (top: number) =>
    replayed(page)
      .locator('html')
      .evaluate((html, y) => html.ownerDocument.defaultView?.scrollTo(0, y), top);
  await scrollFrame(0);
  await goTo(5);
  await expect.poll(() => isMarked(control(page, 'additionalNotes'))).toBe(false);
  await expect(control(page, 'additionalNotes')).not.toBeInViewport();

  const summary = replayed(page).getByText(submissionCopy.summary(2), { exact: true });
  await scrollFrame(5000);
  await goTo(6);
  await expect(summary).toBeInViewport({ ratio: 0.99 });

  await goTo(4);
  await expect(control(page, 'additionalNotes')).toBeInViewport({ ratio: 0.99 });
});
