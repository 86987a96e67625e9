import type { Page } from '@playwright/test';
import type { CallName } from '../../contract/calls.ts';
import { addressOf, chooseFile } from './forms.ts';
import { makePdf } from './pdf.ts';

export type Answer = { status: number; json: unknown };

/** What the server says when it refuses. */
export const refusal: Answer = { status: 422, json: { message: 'We have that already.' } };

/** The next of these calls gets this answer. */
export const answerOnce = (page: Page, call: CallName, answer: Answer) =>
  page.route(addressOf(call), (route) => route.fulfill(answer), { times: 1 });

/** The next of these calls waits until the returned function is called, and gets this answer or the server's then. */
export async function deferOnce(page: Page, call: CallName, answer?: Answer): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    addressOf(call),
    async (route) => {
      await promise;
      await (answer ? route.fulfill(answer) : route.continue());
    },
    { times: 1 },
  );
  return resolve;
}

/** Large enough to take a while: 1.4 MB. */
const largeFile = {
  name: 'asha-raman.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([makePdf('Asha Raman'), Buffer.alloc(1_400_000, '\n')]),
};

/** Puts a large file in the place of the chosen one. */
export async function chooseLarge(page: Page): Promise<void> {
  await chooseFile(page, 'Replace', largeFile);
  await page.getByText('PDF, 1.4 MB').waitFor();
}

/**
 * The line out of the browser. `slow(bytes)` lets so many through in a second, `slow()` all. `keepAnswer` holds back the
 * answer to what has left already, until its result is called.
 */
export async function networkLineOf(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  return {
    slow: (bytes = -1) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: bytes,
      }),
    keepAnswer: async (call: CallName, { status, json }: Answer) => {
      const paused = new Promise<{ requestId: string; networkId?: string }>((done) =>
        line.once('Fetch.requestPaused', done),
      );
      await line.send('Fetch.enable', {
        patterns: [{ urlPattern: addressOf(call).replace('**', '*'), requestStage: 'Response' }],
      });
      return async () => {
        const { requestId, networkId } = await paused;
        const received = new Promise<void>((done) =>
          line.on('Network.loadingFinished', (loaded) => loaded.requestId === networkId && done()),
        );
        await line.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(json)).toString('base64'),
        });
        // Sooner the browser might let the server's own answer through.
        await received;
        await line.send('Fetch.disable');
      };
    },
  };
}
