import { expect } from '@playwright/test';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { supportTools } from '../../../contract/tools.ts';
import { supportCopy } from '../../../src/content/trace/supportScreen.ts';
import type { Checkpoint, Visit } from './walk.ts';
import { differencesBetween } from './rules.ts';
import type { Difference } from './rules.ts';
import { visibleTextOf } from './visibleText.ts';

/** The messages between the support screen and its frame, and the writes to storage that either has tried. */
type Log = { asked: number; shown: number; failed: string | null; writes: string[] };

/** Runs in the screen and in its frame before their scripts. */
const startLog = () => {
  const log: Log = { asked: 0, shown: 0, failed: null, writes: [] };
  Object.assign(window, { log });
  window.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; number?: number; message?: string }>) => {
      if (data.type === 'show') log.asked = data.number ?? 0;
      if (data.type === 'shown') log.shown = data.number ?? 0;
      if (data.type === 'failed') log.failed = data.message ?? '';
    },
  );
  // The methods themselves are wrapped, so that every attempt is logged, whatever code makes it and even if it fails.
  for (const method of ['setItem', 'removeItem', 'clear'] as const) {
    const write: unknown = Storage.prototype[method];
    Object.assign(Storage.prototype, {
      [method](this: Storage, ...parts: string[]): unknown {
        log.writes.push(`${method} ${parts.join(' ')}`);
        return (write as (...all: string[]) => unknown).apply(this, parts);
      },
    });
  }
  const database: { open: unknown } = IDBFactory.prototype;
  const { open } = database;
  Object.assign(database, {
    open(this: IDBFactory, ...parts: string[]): unknown {
      log.writes.push(`open ${parts.join(' ')}`);
      return (open as (...all: string[]) => unknown).apply(this, parts);
    },
  });
};

const logOf = (place: Page | Frame) => place.evaluate(() => (window as unknown as { log: Log }).log);

type Lifted = { actionsById: Record<string, { timestamp: number }>; stagedActionIds: number[] };

/** Number of steps in a trace that were recorded before a checkpoint. */
function positionOf(trace: string, { at }: Checkpoint): number {
  const { payload } = JSON.parse(trace) as { payload: string };
  const { actionsById, stagedActionIds } = JSON.parse(payload) as Lifted;
  // The first action of a file is not part of the visit.
  return stagedActionIds.slice(1).filter((id) => (actionsById[id]?.timestamp ?? 0) <= at).length;
}

/** The support screen, in a browser context without any data of the visitor. */
export class Replay {
  readonly #page: Page;
  readonly #requests: string[] = [];
  #hostNavigations = 0;

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      this.#requests.push(`${request.method()} ${pathname}`);
    });
    page.on('framenavigated', (frame) => {
      // The screen puts the step it shows into its fragment, which is no navigation to another page.
      if (frame === page.mainFrame() && new URL(frame.url()).pathname !== supportTools.replay)
        this.#hostNavigations += 1;
    });
  }

  static async start(context: BrowserContext, origin: string): Promise<Replay> {
    const page = await context.newPage();
    await page.addInitScript(startLog);
    const replay = new Replay(page);
    await page.goto(origin + supportTools.replay);
    return replay;
  }

  /** Opens the trace of a visit, in place of the last one. */
  async open({ name, trace }: Visit): Promise<void> {
    // Whether motion is shown depends on the preference of the reader's browser, so it is set to that of the visitor.
    const { about } = JSON.parse(trace) as { about: { reducedMotion: boolean } };
    await this.#page.emulateMedia({ reducedMotion: about.reducedMotion ? 'reduce' : 'no-preference' });
    const input = this.#page.locator('input[type=file]').first();
    await input.setInputFiles({
      name: `${name}.trace.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(trace),
    });
    await expect(this.#slider).toBeVisible();
  }

  async close(): Promise<void> {
    await this.#page
      .getByRole('button', { name: /^Close/ })
      .first()
      .click();
  }

  get #slider() {
    return this.#page.getByRole('slider', { name: supportCopy.player.position });
  }

  #foundFrame = () => this.#page.frames().find((each) => each.url().endsWith(supportTools.frame));

  get #frame(): Frame {
    const frame = this.#foundFrame();
    if (!frame) throw new Error('There is no frame.');
    return frame;
  }

  /**
   * The differences between the frame and the page at a checkpoint that no rule allows. The comparison is repeated, because
   * the frame takes some time to render on a busy computer.
   */
  async differencesAt(visit: Visit, checkpoint: Checkpoint): Promise<Difference[]> {
    // The screen adds the frame when a file is opened.
    await expect.poll(() => this.#foundFrame() !== undefined).toBe(true);
    await this.#slider.fill(String(positionOf(visit.trace, checkpoint)));
    let left: Difference[] = [];
    const isSame = async () => {
      const [{ asked }, { shown, failed }] = await Promise.all([logOf(this.#frame), logOf(this.#page)]);
      if (failed !== null) throw new Error(failed);
      if (asked === 0 || asked !== shown) return false;
      const { words } = await visibleTextOf(this.#frame);
      left = differencesBetween(checkpoint, words).filter(({ rule }) => rule === null);
      return left.length === 0;
    };
    try {
      await expect.poll(isSame, { intervals: [20, 50, 100, 250] }).toBe(true);
    } catch (error) {
      if (left.length === 0) throw error;
    }
    return left;
  }

  /** What the replay must not do: requests other than for the site's files, writes to storage, navigations of the screen. */
  async trespasses(): Promise<string[]> {
    const writes = await Promise.all(this.#page.frames().map(async (frame) => (await logOf(frame)).writes));
    const isFile = (request: string) =>
      request.startsWith('GET /static/') ||
      request.startsWith('GET /support/') ||
      /^GET \/[\w.-]+\.(svg|png|webmanifest)$/.test(request);
    return [
      ...this.#requests.filter((request) => !isFile(request)),
      ...writes.flat(),
      ...Array.from({ length: this.#hostNavigations }, () => 'the screen was led away'),
    ];
  }
}
