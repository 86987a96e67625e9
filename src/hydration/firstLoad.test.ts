import { constants } from '../../contract/constants.ts';
import { company } from '../content/company.ts';
import { firstLoadCss, firstLoadHtml } from './firstLoad.ts';

beforeEach(() => {
  document.body.innerHTML = firstLoadHtml;
});

test('the first screen is a status with the tagline and nothing else to read', () => {
  const screen = document.querySelector('[role="status"]')!;
  expect(screen.textContent).toBe(company.tagline);
  expect(screen.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the first screen needs neither scripts nor style attributes', () => {
  expect(document.querySelector('script, [style]')).toBeNull();
  expect(firstLoadHtml).not.toMatch(/ on[a-z]+=/);
});

test('CSS takes the first screen away 800 ms after the first paint at the latest', () => {
  const [, length] = /first-leave (\d+)ms linear forwards/.exec(firstLoadCss)!;
  expect(Number(length)).toBe(constants.routeLoading);
  expect(firstLoadCss).toMatch(/first-leave\{.*to\{opacity:0;visibility:hidden\}\}/);
});

test('the first screen fades as soon as the page answers, and stands still for who wants no motion', () => {
  // The first animation goes on beneath: a screen that has left does not come back.
  expect(firstLoadCss).toContain(
    '[data-ready] #first-load{animation:first-leave 800ms linear forwards,first-fade 120ms linear forwards}',
  );
  expect(firstLoadCss).toContain('reduce){[data-ready] #first-load{display:none}}');
  expect(firstLoadCss).toMatch(/prefers-reduced-motion:reduce\)\{#first-load path[^}]*\{animation:none\}/);
});

test('a press goes through the first screen to what it covers', () => {
  expect(firstLoadCss).toMatch(/#first-load\{[^}]*pointer-events:none/);
});
