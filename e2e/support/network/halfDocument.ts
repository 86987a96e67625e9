import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listenLocally } from '../../../mocks/http/listenLocally.ts';

/**
 * Opens a page of whose HTML only the part before these characters arrives. The returned function sends the rest and waits
 * for the load event. This needs a server, because a route of Playwright can only answer with a whole document.
 */
export async function openFirstHalf(page: Page, address: string, upTo: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    const html = await (await fetch(address)).text();
    const middle = html.indexOf(upTo);
    if (middle < 0) throw new Error(`There is no ${upTo} in ${address}.`);
    // Without the Content-Security-Policy of the page, whose 'self' would mean this server.
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
    response.write(html.slice(0, middle));
    await promise;
    response.end(html.slice(middle));
    server.close();
  });
  const port = await listenLocally(server.unref());
  await page.route(address, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }), { times: 1 });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await page.waitForLoadState();
  };
}
