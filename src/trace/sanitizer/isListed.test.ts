import { isListed } from './isListed.ts';

// This file imports nothing else of the sanitizer: what is listed must not depend on which modules are loaded.
test.each(['live', 'job.failed', '/careers', 'drawerOpen'])(
  '%s, which a snapshot may hold, is listed',
  (text) => {
    expect(isListed(text)).toBe(true);
  },
);

test.each(['Asha', 'Firefox', ''])('“%s”, which no snapshot may hold, is not listed', (text) => {
  expect(isListed(text)).toBe(false);
});
