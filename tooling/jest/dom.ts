import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './askedStyles.ts';
import './listenerSignals.ts';
import './modalDialog.ts';
import './ownerStacks.ts';

// Milliseconds. On a busy computer the first load of a dialog takes longer than the default of one second.
configure({ asyncUtilTimeout: 5000 });

/** px; one `em` of a media query at the browser's default font size. */
const em = 16;

/**
 * jsdom has no media queries. This one evaluates `min-width` in `em` only; all others do not match, as on a device with a
 * light colour scheme and without reduced motion.
 */
class LightDevice extends EventTarget {
  readonly media: string;
  readonly #leastWidth: number;

  constructor(media: string) {
    super();
    this.media = media;
    this.#leastWidth = Number(/min-width: ?([\d.]+)em/.exec(media)?.[1] ?? Infinity) * em;
    if (this.#leastWidth === Infinity) return;
    let matched = this.matches;
    window.addEventListener('resize', () => {
      if (matched !== this.matches) this.dispatchEvent(new Event('change'));
      matched = this.matches;
    });
  }

  get matches() {
    return window.innerWidth >= this.#leastWidth;
  }

  /** Deprecated methods, which some libraries still call. */
  addListener(listen: EventListener) {
    this.addEventListener('change', listen);
  }

  removeListener(listen: EventListener) {
    this.removeEventListener('change', listen);
  }
}

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (media: string) => new LightDevice(media),
});

/** jsdom has no layout, so nothing intersects, changes its size or scrolls. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}

for (const name of ['IntersectionObserver', 'ResizeObserver'])
  Object.defineProperty(window, name, { configurable: true, writable: true, value: Unmoved });
Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: () => {} });
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  configurable: true,
  writable: true,
  value: () => {},
});

/*
 * Testing Library's accessible names lack the space at the beginning or end of an inline element, which browsers read as
 * one: `<label>Website<span> (optional)</span></label>`. Around other elements they have a space.
 */
const spans = new CSSStyleSheet();
spans.replaceSync('span { display: inline-block }');
document.adoptedStyleSheets.push(spans);

/** jsdom has no animations either. React listens to their events by the names that belong to this class. */
Object.defineProperty(window, 'AnimationEvent', { value: class AnimationEvent extends Event {} });
Object.defineProperty(Element.prototype, 'getAnimations', {
  configurable: true,
  writable: true,
  value: () => [],
});

/** jsdom has neither workers nor canvases, so the preview of a PDF's first page stays blank. */
jest.mock('../../src/forms/controls/resume/drawFirstPage.ts', () => ({
  drawFirstPage: () => Promise.reject(new Error('Nothing is drawn in jsdom.')),
}));
