import { awoken, whenWanted } from '../../hydration/islands/sleep.ts';
import { holdJumps } from './holdJumps.ts';

const heard: string[] = [];

beforeAll(() => {
  holdJumps(() => '/about-us');
  window.addEventListener('popstate', () => heard.push(window.location.pathname + window.location.hash));
});

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '<div data-island="page"></div>';
});

/** What the browser does when somebody follows a link within the page, or goes back. */
function jumpTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event('popstate'));
}

function awake(): void {
  const page = document.querySelector('[data-island]');
  page?.setAttribute('data-awake', '');
  page?.dispatchEvent(new CustomEvent(awoken, { bubbles: true }));
}

test('a jump within a page that sleeps wakes it, and is heard of once it is awake', async () => {
  jumpTo('/about-us#founders');
  expect(heard).toEqual([]);
  await whenWanted('page');
  awake();
  expect(heard).toEqual(['/about-us#founders']);
  awake();
  expect(heard).toHaveLength(1);
});

test('a jump is forgotten when the visitor goes on before the page is awake', () => {
  jumpTo('/about-us#founders');
  window.history.pushState(null, '', '/careers');
  awake();
  expect(heard).toEqual([]);
});

test('another page, and a page that is awake, are heard of at once', () => {
  jumpTo('/careers');
  expect(heard).toEqual(['/careers']);
  awake();
  jumpTo('/about-us');
  expect(heard).toEqual(['/careers', '/about-us']);
});
