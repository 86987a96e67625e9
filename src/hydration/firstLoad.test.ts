import * as constants from '../../contract/constants.ts';
import { company } from '../content/company.ts';
import { firstLoadCss, firstLoadHtml } from './firstLoad.ts';

beforeEach(() => {
  document.body.innerHTML = firstLoadHtml;
});

test('the first-load screen is a status whose only text is the tagline', () => {
  const screen = document.querySelector('[role="status"]')!;
  expect(screen.textContent).toBe(company.tagline);
  expect(screen.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the first-load screen needs neither scripts nor style attributes', () => {
  expect(document.querySelector('script, [style]')).toBeNull();
  expect(firstLoadHtml).not.toMatch(/ on[a-z]+=/);
});

test('CSS removes the first-load screen 800 ms after the first paint at the latest', () => {
  const [, fade, from] = /first-leave (\d+)ms linear (\d+)ms forwards/.exec(firstLoadCss)!;
  expect(Number(from) + Number(fade)).toBe(constants.routeLoading);
  expect(firstLoadCss).toContain(`first-hide 0s ${constants.routeLoading}ms forwards`);
});

test('only its opacity is animated when it fades out, so that the main thread is not involved', () => {
  expect(firstLoadCss).toContain('@keyframes first-leave{to{opacity:0}}');
  expect(firstLoadCss).toContain('@keyframes first-hide{to{visibility:hidden}}');
  expect(firstLoadCss).toMatch(/#first-load\{[^}]*transition:opacity 120ms linear,visibility 0s 120ms;/);
});

test('the first-load screen goes as soon as the page is ready, and does not move with reduced motion', () => {
  expect(firstLoadCss).toContain('[data-ready] #first-load{opacity:0;visibility:hidden}');
  expect(firstLoadCss).toContain('reduce){[data-ready] #first-load{display:none}}');
  expect(firstLoadCss).toMatch(/prefers-reduced-motion:reduce\)\{#first-load path[^}]*\{animation:none\}/);
});

test('a press goes through the first-load screen to the page below', () => {
  expect(firstLoadCss).toMatch(/#first-load\{[^}]*pointer-events:none/);
});
