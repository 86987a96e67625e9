import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { logInWith } from '../support/forms.ts';
import { expect, ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

// Each label and button that is painted after something sticky has a layer of its own in Chromium. Phones have no such columns.

/** In how many layers Chromium paints a page: each has a memory of its own, and is gone through with every picture. */
async function countLayers(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let drawn = 0;
  devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    drawn = layers.filter(({ drawsContent }) => drawsContent).length;
  });
  await devtools.send('DOM.enable');
  await devtools.send('LayerTree.enable');
  // Layers are told with the next picture.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => drawn, 'the browser tells its layers').toBeGreaterThan(0);
  await devtools.detach();
  return drawn;
}

/** Of the page, its header, the column, what floats at an edge, and what the browser has for scrolling. */
const mostLayers = 8;

test('beside a column that stays in sight no page falls into many layers', async ({ page, app }) => {
  await logInWith(page, await logIn(app, await createAccount(app)));
  for (const path of [
    paths.login,
    paths.privacyPolicy,
    paths.positions,
    paths.serviceApplication,
    paths.editProfile,
  ]) {
    await page.goto(path);
    await ready(page);
    // What still moves has a layer of its own.
    await expect.poll(() => countLayers(page), path).toBeLessThanOrEqual(mostLayers);
  }
});
