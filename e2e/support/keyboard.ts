import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { fieldsOf } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import type { Field } from '../../contract/fields.ts';
import { submissionCopy } from '../../src/content/applications/applications.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { question } from './forms.ts';
import { resumeFile } from './files/files.ts';
import { checkNoOverflow } from './accessibility.ts';
import { tabTo } from './visitor.ts';

/** Elements with a sticky or fixed position. */
const stickyElements = `header, nav[aria-label="${submissionCopy.sections}"], aside[aria-label="${noticesCopy.label}"]`;

/** Names what hides a part of the focused element: an element that matches the selector, or the window's edge. */
const obscuredBy = (selector: string): string | null => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height: fullHeight } = focused.getBoundingClientRect();
  // Browsers scroll only the caret's line of a tall textarea into view, here the first.
  const height = focused instanceof HTMLTextAreaElement ? Math.min(fullHeight, 48) : fullHeight;
  const name = `${focused.outerHTML.slice(0, 120)} at ${Math.round(top)} px`;
  // An element that is taller than the window cannot be fully visible.
  if (height > window.innerHeight) return null;
  // The centre, and the middle of each side; no corners, because they may be round.
  const middle = { x: left + width / 2, y: top + height / 2 };
  const points = [
    middle,
    { ...middle, x: left + 1 },
    { ...middle, x: left + width - 1 },
    { ...middle, y: top + 1 },
    { ...middle, y: top + height - 1 },
  ];
  for (const { x, y } of points) {
    if (y < 0 || y > window.innerHeight || x < 0 || x > window.innerWidth) return `the edge hides ${name}`;
    const cover = document.elementFromPoint(x, y)?.closest(selector);
    if (cover && !cover.contains(focused)) return `${cover.tagName} hides ${name}`;
  }
  return null;
};

/** The keys for an answer such as `2026-05-04T16:30` in the browser's own control with the locale of the United States. */
function* typedDateParts(control: Field['control'], answer: string) {
  const [date = '', time = ''] = control === 'time' ? ['', answer] : answer.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  if (date) yield month + day + year;
  if (!time) return;
  const [hours = '', minutes = ''] = time.split(':');
  const hour12 = Number(hours) % 12 || 12;
  yield `${String(hour12).padStart(2, '0')}${minutes}${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** A visitor who only uses the keyboard. At every stop of the Tab key the focused element must be fully visible. */
export class Keyboard {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async checkFocus(): Promise<void> {
    // A notice that appears or grows covers the element until the page scrolls in one of the next frames.
    await expect.poll(() => this.#page.evaluate(obscuredBy, stickyElements)).toBeNull();
    await checkNoOverflow(this.#page, await this.#page.title());
  }

  reach = (target: Locator) => tabTo(this.#page, target, () => this.checkFocus());

  async type(target: Locator, words: string): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.type(words);
  }

  /** Presses Enter on a button or a link. */
  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press('Enter');
  }

  button = (name: string | RegExp) =>
    this.#page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

  async chooseRadio(group: string, answer: string): Promise<void> {
    const { keyboard } = this.#page;
    const radios = this.#page.getByRole('radiogroup', { name: group });
    await this.reach(radios);
    const wanted = radios.getByRole('radio', { name: answer, exact: true });
    const isFocused = () => wanted.evaluate((radio) => radio === document.activeElement);
    for (let presses = 0; presses < 3 && !(await isFocused()); presses += 1)
      await keyboard.press('ArrowDown');
    if (!(await wanted.isChecked())) await keyboard.press('Space');
    await expect(wanted).toBeChecked();
  }

  async chooseFile(): Promise<void> {
    const choosing = this.#page.waitForEvent('filechooser');
    await this.press(this.button(/^Choose PDF/));
    await (await choosing).setFiles(resumeFile);
    await expect(this.#page.getByText('Checked: this is a PDF.')).toBeVisible();
    await expect(this.button('Replace')).toBeFocused();
  }

  async typeDate(target: Locator, control: Field['control'], answer: string): Promise<void> {
    await this.reach(target);
    for (const [index, words] of [...typedDateParts(control, answer)].entries()) {
      // After four digits of a year the focus does not move on by itself, because a year may have more digits.
      if (index > 0) await this.#page.keyboard.press('Tab');
      await this.#page.keyboard.type(words);
    }
    await expect(target).toHaveValue(answer);
  }

  /** Fills in a form in the order of its questions. */
  async fillIn(kind: ApplicationKind, answers: Readonly<Record<string, string>>): Promise<void> {
    for (const { name, label, control, readOnly } of fieldsOf(kind)) {
      const answer = answers[name];
      const target = question(this.#page, label);
      if (control === 'file') await this.chooseFile();
      else if (answer === undefined || readOnly) continue;
      else if (control === 'radio') await this.chooseRadio(label, answer);
      else if (control === 'date' || control === 'time' || control === 'datetime-local')
        await this.typeDate(target, control, answer);
      else if (control === 'select') {
        // Typing selects the option that begins with the typed text.
        await this.type(target, answer.split(' ')[0] ?? '');
        await expect(target).toHaveValue(answer);
      } else {
        // Tab selects the control's text, and typing replaces it.
        await this.type(target, answer);
        await expect(target).toHaveValue(answer);
      }
    }
  }
}
