import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './askedStyles.ts';
import './listenerSignals.ts';
import './modalDialog.ts';

// Milliseconds. A busy computer takes longer than the usual second to load a dialog for the first time.
configure({ asyncUtilTimeout: 5000 });

/** px; what an `em` of a media query counts where nobody has chosen another size of text */
const em = 16;

/** jsdom has no media queries: a device with light colours that wants its motion. Only the least width in `em` is compared. */
class LightDevice extends EventTarget {
  readonly media: string;
  readonly #leastWidth: number;

  constructor(media: string) {
    super();
    this.media = media;
    this.#leastWidth = Number(/min-width: ([\d.]+)em/.exec(media)?.[1] ?? Infinity) * em;
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

  /** The older names, which some libraries still call. */
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

/** jsdom has no layout, so nothing scrolls, comes into view or changes its size. */
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

/** Nor does anything move in it. */
Object.defineProperty(Element.prototype, 'getAnimations', {
  configurable: true,
  writable: true,
  value: () => [],
});

/** jsdom has neither workers nor canvases: the first page of a PDF stays a blank sheet. */
jest.mock('../../src/forms/controls/resume/drawFirstPage.ts', () => ({
  drawFirstPage: () => Promise.reject(new Error('Nothing is drawn in jsdom.')),
}));
