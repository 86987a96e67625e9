import { environmentOf } from './environment.ts';

const asChrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${asChrome} Chrome/150.0.0.0 Safari/537.36`, 'Chrome'],
  [`${asChrome} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome'],
  [`${asChrome} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
  ],
  ['Somebody’s own', 'other'],
])('%s is reduced to the name of its browser family', (userAgent, family) => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  expect(environmentOf(window).browser).toBe(family);
});

test('the colour mode is the device’s preference, not what the visitor chose, which each step records', () => {
  document.documentElement.setAttribute('data-dark', '');
  expect(environmentOf(window).colourMode).toBe('light');
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  jest.spyOn(dark, 'matches', 'get').mockReturnValue(true);
  jest.spyOn(window, 'matchMedia').mockReturnValue(dark);
  expect(environmentOf(window).colourMode).toBe('dark');
});
