import type { Page } from '@playwright/test';
import { supportTools } from '../../../contract/tools.ts';
import { supportCopy } from '../../../src/content/trace/supportScreen.ts';
import { longVisit, traceTextOf } from '../../../src/testing/traces/traceExamples.ts';
import { expect } from '../test.ts';

const { player } = supportCopy;

/** A file as a file chooser gives it. */
export const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
/** A trace of a thousand steps. */
export const thousand = () => fileOf('long.trace.json', traceTextOf(longVisit(1000)));
/** The time line, whose value is the step that is shown. */
export const slider = (page: Page) => page.getByRole('slider', { name: player.position });
/** The replayed page. */
export const pageInFrame = (page: Page) => page.frameLocator(`iframe[title="${player.frameTitle}"]`);

/** Opens the screen, and the traces in these files. */
export const openScreen = async (page: Page, ...files: ReturnType<typeof fileOf>[]) => {
  await page.goto(supportTools.replay);
  await expect(page.getByRole('heading', { name: supportCopy.title })).toBeVisible();
  if (files.length === 0) return;
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('group', { name: player.label })).toBeVisible();
};
