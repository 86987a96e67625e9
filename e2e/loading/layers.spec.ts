import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { startSession } from '../support/session.ts';
import { expect, ready, test } from '../support/test.ts';

// In Chromium every label and button that is painted after a sticky element gets a layer of its own. The sticky columns
// exist in wide windows only.

/** Number of layers in which Chromium paints a page. Each needs memory and is processed in every frame. */
async function countLayers(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let drawn = 0;
  devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    drawn = layers.filter(({ drawsContent }) => drawsContent).length;
  });
  await devtools.send('DOM.enable');
  await devtools.send('LayerTree.enable');
  // Layers are reported with the next frame, so the page is scrolled.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => drawn, 'the browser tells its layers').toBeGreaterThan(0);
  await devtools.detach();
  return drawn;
}

/** Layers for the page, its header, the column, elements at the window's edge, and the browser's own for scrolling. */
const mostLayers = 8;

test('no page with a sticky column is painted in many layers', async ({ page, app }) => {
  await startSession(page, app);
  for (const path of [
    paths.login,
    paths.privacyPolicy,
    paths.positions,
    paths.serviceApplication,
    paths.editProfile,
  ]) {
    await page.goto(path);
    await ready(page);
    // Polled, because elements have layers of their own while they are animated.
    await expect.poll(() => countLayers(page), path).toBeLessThanOrEqual(mostLayers);
  }
});
