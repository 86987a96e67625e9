import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AppProcess } from '../appProcess.ts';
import { makeCanaries } from './canaries.ts';
import { open } from '../forms.ts';
import { scrollToAndClick } from '../scrollTo.ts';
import { dismiss } from '../steps.ts';
import { isAt } from '../test.ts';
import { settledSight, sightOf } from './words.ts';
import type { Sighting } from './words.ts';

/** A moment at which the words of the page were written down. */
export type Checkpoint = Sighting & { name: string };

/** From one loading of the site to the next: what one recording holds. */
export type Visit = { name: string; checkpoints: Checkpoint[]; trace: string };

/** A visitor who walks through the site, looks round now and then, and hands over a trace at the end of each visit. */
export class Walk {
  readonly visits: Visit[] = [];
  readonly canaries = makeCanaries();

  readonly page: Page;
  readonly app: AppProcess;

  readonly #looksRound: boolean;

  /** Without looking round and without a trace it is a journey like any other. */
  constructor(page: Page, app: AppProcess, { looksRound = true } = {}) {
    this.page = page;
    this.app = app;
    this.#looksRound = looksRound;
  }

  get #visit(): Visit {
    const visit = this.visits.at(-1);
    if (!visit) throw new Error('Nothing was opened.');
    return visit;
  }

  /** Opens an address anew. */
  async begin(name: string, address: string): Promise<void> {
    this.goOn(name);
    await open(this.page, address);
  }

  /** The same page goes on with a recording of its own, because it is another account's. */
  goOn(name: string): void {
    this.visits.push({ name, checkpoints: [], trace: '' });
  }

  /** Follows a link of the page. */
  async follow(path: string): Promise<void> {
    await this.page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await isAt(this.page, path);
  }

  /** Writes down what stands there once nothing moves any more. */
  async see(name: string): Promise<void> {
    if (!this.#looksRound) return;
    this.#visit.checkpoints.push({ name, ...(await settledSight(this.page)) });
  }

  /** Writes down what stands there in this moment. */
  async glimpse(name: string): Promise<void> {
    if (!this.#looksRound) return;
    this.#visit.checkpoints.push({ name, ...(await sightOf(this.page)) });
  }

  /** "Report a problem" in the footer: the visitor ticks the box and saves the file. */
  async handOver(): Promise<void> {
    if (!this.#looksRound) return;
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
