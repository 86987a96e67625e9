import type { Page } from '@playwright/test';

/** Returns a function that limits the upload speed to so many bytes per second; without a number it removes the limit. */
export async function uploadSpeedOf(page: Page): Promise<(bytes?: number) => Promise<unknown>> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  return (bytes = -1) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
}
