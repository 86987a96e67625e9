import type { CDPSession } from '@playwright/test';
import type { Figures } from './figures.ts';

/** Chromium's resource types and the names of their rows; all other types are `other`. */
const kinds: Readonly<Record<string, string>> = {
  Document: 'HTML',
  Script: 'scripts',
  Stylesheet: 'styles',
  Image: 'pictures',
  Font: 'fonts',
};
const kindNames = [...Object.values(kinds), 'other'];

type Request = { at: number; kind: string; bytes: number };

/** Counts a page's network requests. Times are seconds of Chromium's monotonic clock. */
export class Network {
  readonly #requests = new Map<string, Request>();
  readonly #open = new Set<string>();
  #loadedAt = Infinity;
  #lastChange = performance.now();

  private constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (/^(data|blob):/.test(request.url)) return;
      this.#requests.set(requestId, { at: timestamp, kind: kinds[type ?? ''] ?? 'other', bytes: 0 });
      this.#open.add(requestId);
      this.#changed();
    });
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      const request = this.#requests.get(requestId);
      if (request) request.kind = kinds[type] ?? 'other';
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
      this.#ended(requestId);
    });
    devtools.on('Network.loadingFailed', ({ requestId }) => this.#ended(requestId));
    devtools.on('Page.loadEventFired', ({ timestamp }) => {
      this.#loadedAt = timestamp;
      this.#changed();
    });
  }

  static async watch(devtools: CDPSession): Promise<Network> {
    await devtools.send('Network.enable');
    await devtools.send('Page.enable');
    return new Network(devtools);
  }

  #changed(): void {
    this.#lastChange = performance.now();
  }

  #ended(requestId: string): void {
    this.#open.delete(requestId);
    this.#changed();
  }

  /** Milliseconds since the last request ended; 0 while one is open. */
  quietFor(): number {
    return this.#open.size > 0 ? 0 : performance.now() - this.#lastChange;
  }

  /** Transferred KiB with headers, by kind, of the requests before the load event and of all; also their counts. */
  figures(): Figures {
    const rowsOf = (when: string, requests: readonly Request[]) => {
      const kibibytes = (some: readonly Request[]) => some.reduce((sum, { bytes }) => sum + bytes / 1024, 0);
      return [
        ...kindNames.map((kind) => [
          `${kind} ${when} KiB`,
          kibibytes(requests.filter((request) => request.kind === kind)),
        ]),
        [`total ${when} KiB`, kibibytes(requests)],
        [`requests ${when}`, requests.length],
      ];
    };
    const all = [...this.#requests.values()];
    const early = all.filter(({ at }) => at <= this.#loadedAt);
    return Object.fromEntries([...rowsOf('before load', early), ...rowsOf('until idle', all)]) as Figures;
  }
}
