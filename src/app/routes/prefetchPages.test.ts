import { paths } from '../../../contract/paths.ts';
import { frame } from '../frame.ts';
import { pageIslands } from './pageIslands.ts';
import { prefetchLikelyNext, preloadPage } from './prefetchPages.ts';

type Seen = { isIntersecting: boolean; target: Element; boundingClientRect: { top: number } };
let see: (entries: Seen[]) => void = () => {};
const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe = () => {};
      unobserve = () => {};
    },
  });
  for (const [name, part] of Object.entries({ ...pageIslands, ...frame }))
    jest.spyOn(part, 'preload').mockImplementation(async () => void fetched.push(name));
  document.body.innerHTML = Object.values(paths)
    .map((path) => `<a href="${path}">Go</a>`)
    .join('');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Waits for 200 tasks, enough for all chunks to be fetched one after another with an idle period between. */
const settled = async () => {
  for (let step = 0; step < 200; step += 1) await new Promise((resolve) => setTimeout(resolve));
};
const links = () =>
  [...document.links].map((target) => ({
    isIntersecting: true,
    target,
    boundingClientRect: { top: 0 },
  }));

test('the frame is fetched first, then the light pages of links in view, but neither forms nor home', async () => {
  await prefetchLikelyNext();
  expect(fetched).toEqual(['header', 'drawer', 'footer']);
  see(
    links().filter(({ target }) => ['/careers', '/privacy-policy', '/login', '/'].includes(target.pathname)),
  );
  await settled();
  expect(fetched.filter((name) => !(name in frame))).toEqual(['careers', 'privacyPolicy']);
});

test('the page of the first link in view is fetched at once, the next one when that has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  jest.spyOn(pageIslands.careers, 'preload').mockImplementation(() => {
    fetched.push('careers');
    return promise;
  });
  await prefetchLikelyNext();
  fetched.length = 0;
  see(links().filter(({ target }) => ['/careers', '/privacy-policy'].includes(target.pathname)));
  await Promise.resolve();
  expect(fetched).toEqual(['careers', 'header', 'drawer', 'footer']);
  await settled();
  expect(fetched).not.toContain('privacyPolicy');
  resolve();
  await settled();
  expect(fetched).toContain('privacyPolicy');
});

test('the link nearest to the middle of the window comes first of several in view at once', async () => {
  await prefetchLikelyNext();
  fetched.length = 0;
  const middle = window.innerHeight / 2;
  const at = { '/careers': 0, '/privacy-policy': middle - 5, '/about-us': middle + 100 };
  see(
    Object.entries(at).map(([path, top]) => ({
      isIntersecting: true,
      target: [...document.links].find(({ pathname }) => pathname === path)!,
      boundingClientRect: { top },
    })),
  );
  await settled();
  expect(fetched.filter((name) => !(name in frame))).toEqual(['privacyPolicy', 'aboutUs', 'careers']);
});

test('with Save-Data nothing is fetched ahead', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await prefetchLikelyNext();
  expect(fetched).toEqual([]);
});

test('a page is fetched with the frame, however its path is spelt, and for an unknown path that is not found', async () => {
  await preloadPage('/CAREERS/');
  expect(fetched.toSorted()).toEqual(['careers', 'drawer', 'footer', 'header']);
  fetched.length = 0;
  await preloadPage('/nowhere');
  expect(fetched.toSorted()).toEqual(['drawer', 'footer', 'header']);
});

test('preloadPage rejects where the chunk does not arrive', async () => {
  jest.spyOn(pageIslands.careers, 'preload').mockRejectedValue(new Error('ChunkLoadError'));
  await expect(preloadPage('/careers')).rejects.toThrow('ChunkLoadError');
});
