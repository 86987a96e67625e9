import type { Page } from '@playwright/test';

/** px; widths on both sides of every breakpoint, and the narrowest and widest of each kind of device. */
const widths = [320, 360, 412, 600, 768, 899, 900, 1024, 1025, 1280, 1920];

/**
 * Lists what sticks out at the present size of the window: texts, drawings and controls that extend beyond the left or right
 * edge of the window, or beyond the nearest box around them with visible edges (a background, or a border on all sides).
 * Content of scrolling rows may be longer, and invisible elements may be anywhere.
 */
const stickingOut = () => {
  /** px; glyphs and hairlines can lie between pixels, and a line box is taller than its letters. */
  const tolerance = { across: 1, down: 3 };
  const transparent = 'rgba(0, 0, 0, 0)';
  const root = document.documentElement;

  /** px; a scrolling element that is taller is a dialog and no row. */
  const rowHeight = 120;

  /** Whether the content may stick out: texts for screen readers only, and scrolling rows. */
  const isFree = (element: Element, { clipPath, overflowX }: CSSStyleDeclaration) =>
    clipPath.startsWith('inset(50%') || (/auto|scroll/.test(overflowX) && element.clientHeight < rowHeight);

  const hasEdges = (style: CSSStyleDeclaration) =>
    style.backgroundColor !== transparent ||
    ['top', 'right', 'bottom', 'left'].every(
      (side) =>
        style.getPropertyValue(`border-${side}-width`) !== '0px' &&
        style.getPropertyValue(`border-${side}-color`) !== transparent,
    );

  type Holder = { free: boolean; box: Element | null };
  const page: Holder = { free: false, box: null };
  /** The nearest box with edges around each element; null if the element may stick out or is in no such box. */
  const boxes = new Map<Element, Holder>([[document.body, page]]);
  const boxOf = (element: Element | null): Holder => {
    if (!element) return page;
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const above = boxOf(element.parentElement);
    const own: Holder =
      above.free || isFree(element, style)
        ? { free: true, box: null }
        : { free: false, box: hasEdges(style) ? element : above.box };
    boxes.set(element, own);
    return own;
  };

  const found: string[] = [];
  const wider = root.scrollWidth - root.clientWidth;
  if (wider > 0) found.push(`the page is ${wider} px wider than the window`);
  const check = (what: string, rect: DOMRect, from: Element | null) => {
    const { free, box } = boxOf(from);
    if (free || rect.width === 0 || rect.height === 0) return;
    const window = root.clientWidth;
    if (rect.left < -tolerance.across || rect.right > window + tolerance.across)
      found.push(`${what} leaves the window: ${Math.round(rect.left)} to ${Math.round(rect.right)}`);
    if (!box) return;
    const edges = box.getBoundingClientRect();
    const out = {
      left: edges.left - rect.left - tolerance.across,
      right: rect.right - edges.right - tolerance.across,
      top: edges.top - rect.top - tolerance.down,
      bottom: rect.bottom - edges.bottom - tolerance.down,
    };
    for (const [side, by] of Object.entries(out))
      if (by > 0)
        found.push(
          `${what} sticks out of <${box.tagName.toLowerCase()}> at the ${side} by ${by.toFixed(1)} px`,
        );
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue?.trim();
    const parent = node.parentElement;
    if (!words || !parent || !isSeen(parent)) continue;
    range.selectNodeContents(node);
    check(`‘${words.slice(0, 40)}’`, range.getBoundingClientRect(), parent);
  }
  for (const part of document.querySelectorAll('a, button, input, select, textarea, img, svg:not(svg svg)')) {
    if (!isSeen(part)) continue;
    const name = part.getAttribute('aria-label') ?? part.textContent?.trim().slice(0, 40) ?? '';
    check(`<${part.tagName.toLowerCase()}> ${name}`, part.getBoundingClientRect(), part.parentElement);
  }
  return found;
};

/** Makes the browser lay out the elements with `content-visibility: auto`, too. */
const layOutAll = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *, footer'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
};

/** What sticks out at each of these widths, with reduced motion. */
export async function stickingOutAt(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(layOutAll);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(stickingOut)).map((what) => `${width} px: ${what}`));
  }
  return found;
}

/** The widths at which the page is wider than the window when its text has twice the size. */
export async function tooWideWithLargeText(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(layOutAll);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const found: string[] = [];
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 0) found.push(`${width} px: the page is ${wider} px wider than the window`);
  }
  return found;
}
