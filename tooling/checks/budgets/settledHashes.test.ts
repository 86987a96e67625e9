import { settledHashes } from './settledHashes.ts';

test('the hash in a name no longer depends on the content of the file, and differs from those in other names', () => {
  const page = (main: string, art: string) =>
    `<script src="/static/js/main.${main}.js"></script><use href="/static/media/art.${art}.svg#art.${art}.svg-line">1.25.4</use>`;
  const settled = settledHashes(page('0a1b2c', 'ffeedd'));
  expect(settledHashes(page('c2b1a0', '123456'))).toBe(settled);
  const [, main] = /main\.([0-9a-f]{6})\.js/.exec(settled)!;
  expect(settled).toBe(page(main!, /art\.([0-9a-f]{6})\.svg#/.exec(settled)![1]!));
  expect(settled).not.toContain(`art.${main}`);
});
