import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';

/** The text of a page at one moment, as its visitor reads it. */
export type VisibleText = {
  /** Milliseconds since 1970 by the page's own clock. */
  at: number;
  /** The paragraphs; a control as `name: value`, `name (placeholder)`, or `name [x]`. */
  words: string[];
};

const readVisibleText = (): VisibleText => {
  const words: string[] = [];
  let line = '';
  const end = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') words.push(text);
    line = '';
  };
  const add = (word: string) => {
    end();
    words.push(word.replaceAll(/\s+/g, ' ').trim());
  };

  // Text for screen readers only is one pixel large or clipped away.
  const isCutAway = (style: CSSStyleDeclaration, { width, height }: DOMRect) =>
    style.clip !== 'auto' ||
    style.clipPath === 'inset(50%)' ||
    (style.display !== 'contents' && style.overflow !== 'visible' && (width <= 1 || height <= 1));

  const addControl = (control: Element) => {
    if (control instanceof HTMLSelectElement)
      add(`${control.name}: ${control.selectedOptions[0]?.textContent ?? ''}`);
    else if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
      const { value, placeholder, type } = control;
      const isChecked = control instanceof HTMLInputElement && control.checked;
      // The name of a group without one of its own comes from React's useId, and depends on its place in the tree.
      const name = control.name.startsWith('_') ? '' : control.name;
      if (type === 'file') return;
      if (type === 'radio' || type === 'checkbox') add(`${name} [${isChecked ? 'x' : ' '}]`);
      else add(value === '' && placeholder !== '' ? `${name} (${placeholder})` : `${name}: ${value}`);
    }
  };

  const read = (element: Element) => {
    if (element.matches('script, style, noscript, template')) return;
    // The control itself may be transparent, with a drawing of it on top.
    const isControl = element.matches('input, select, textarea');
    if (!element.checkVisibility({ opacityProperty: !isControl })) return;
    const style = getComputedStyle(element);
    const isSeen = style.visibility === 'visible';
    if (isControl) {
      if (isSeen) addControl(element);
      return;
    }
    if (isCutAway(style, element.getBoundingClientRect())) return;
    const isLine = style.display.startsWith('inline') || style.display === 'contents';
    if (!isLine || element.localName === 'br') end();
    for (const node of element.childNodes) {
      if (node instanceof Element) read(node);
      else if (node instanceof Text && isSeen) line += node.data;
    }
    if (!isLine) end();
  };

  for (const part of document.body.children) read(part);
  end();
  return { at: Date.now(), words };
};

/** The text of page, dialogs, notices and controls in document order, without hidden parts. */
export const visibleTextOf = (place: Page | Frame): Promise<VisibleText> => place.evaluate(readVisibleText);

/** ms; longer than the site delays the dispatch of a form’s progress (useFormProgress). */
const quietMs = 280;

/** The text of a page, once it has not changed for a moment. */
export async function settledText(page: Page): Promise<VisibleText> {
  let last = '';
  let text: VisibleText | undefined;
  await expect
    .poll(
      async () => {
        const before = last;
        text = await visibleTextOf(page);
        last = text.words.join('\n');
        return last === before;
      },
      { intervals: [quietMs] },
    )
    .toBe(true);
  return text!;
}
