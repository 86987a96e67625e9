import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { CallName } from '../../contract/calls.ts';
import { chooseFile } from './forms.ts';
import { routeNext } from './calls.ts';
import { makePdf } from './pdf.ts';

export type Answer = { status: number; json: unknown };

export const wordsOfRefusal = 'We have that already.';

/** What the server says when it refuses. */
export const refusal: Answer = { status: 422, json: { message: wordsOfRefusal } };

/** The next of these calls gets this answer. */
export const answerOnce = (page: Page, call: CallName, answer: Answer) =>
  routeNext(page, call, (route) => route.fulfill(answer));

/** The next of these calls waits until the returned function is called, and gets this answer or the server's then. */
export async function deferOnce(page: Page, call: CallName, answer?: Answer): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await routeNext(page, call, async (route) => {
    await promise;
    await (answer ? route.fulfill(answer) : route.continue());
  });
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

/** The line out of the browser: so many bytes of a file leave it in a second, all at once without a number. */
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

/**
 * The next of these calls leaves the browser and is read to its end by a server of its own. The answer comes when the
 * returned function is called. A file that is refused by the route alone would never be on its way.
 */
export async function answerAfterUpload(page: Page, call: CallName, answer: Answer): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await Promise.all([promise, once(request.resume(), 'end')]);
    response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(answer.json));
    server.close();
  });
  server.unref().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await routeNext(page, call, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return resolve;
}
