import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AppProcess } from '../appProcess.ts';
import { makeCanaries } from './canaries.ts';
import { scrollToAndClick } from '../scrollTo.ts';
import { dismiss } from '../steps.ts';
import { expectAt, open } from '../test.ts';
import { settledText } from './visibleText.ts';
import type { VisibleText } from './visibleText.ts';

/** A moment at which the words of the page were recorded by the test. */
export type Checkpoint = VisibleText & { name: string };

/** What one recording of the site covers, with the checkpoints in it and its trace. */
export type Visit = { name: string; checkpoints: Checkpoint[]; trace: string };

/** A visitor who walks through the site, sets checkpoints on the way, and saves a trace at the end of each visit. */
export class Walk {
  readonly visits: Visit[] = [];
  readonly canaries = makeCanaries();

  readonly page: Page;
  readonly app: AppProcess;

  readonly #records: boolean;

  /** `records: false` makes the same walk without checkpoints and traces. */
  constructor(page: Page, app: AppProcess, { records = true } = {}) {
    this.page = page;
    this.app = app;
    this.#records = records;
  }

  get #visit(): Visit {
    const visit = this.visits.at(-1);
    if (!visit) throw new Error('Nothing was opened.');
    return visit;
  }

  /** Begins a visit by opening an address in a new document. */
  async begin(name: string, address: string): Promise<void> {
    this.goOn(name);
    await open(this.page, address);
  }

  /** Begins a visit in the same document, after the site has begun a new recording because the account changed. */
  goOn(name: string): void {
    this.visits.push({ name, checkpoints: [], trace: '' });
  }

  /** Follows a link of the page. */
  async follow(path: string): Promise<void> {
    await this.page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expectAt(this.page, path);
  }

  /** Sets a checkpoint once the words of the page no longer change. */
  async see(name: string): Promise<void> {
    if (!this.#records) return;
    this.#visit.checkpoints.push({ name, ...(await settledText(this.page)) });
  }

  /** Saves a trace by "Report a problem" in the footer. */
  async handOver(): Promise<void> {
    if (!this.#records) return;
    const { page } = this;
    await scrollToAndClick(page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'All of it' }).check();
    await dialog.getByRole('checkbox').check();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save' }).click();
    this.#visit.trace = await readFile(await (await downloading).path(), 'utf8');
    await dismiss(page);
  }
}
