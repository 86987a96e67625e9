import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './modalDialog.ts';

// Milliseconds. A busy computer takes longer than the usual second to load a dialog for the first time.
configure({ asyncUtilTimeout: 5000 });

/** jsdom has no media queries: a device with light colours that wants its motion. */
class LightDevice extends EventTarget {
  readonly matches = false;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
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

/** jsdom has no layout, so nothing scrolls. */
Object.defineProperty(window, 'scrollTo', { configurable: true, writable: true, value: () => {} });
Object.defineProperty(Element.prototype, 'scrollIntoView', {
  configurable: true,
  writable: true,
  value: () => {},
});
