import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { logoFileOf, logoFiles } from './logos.ts';

const folder = path.join(__dirname, '../src/theme/logos');
const icon = { title: 'Example', slug: 'example', path: 'M0 0h24', source: 'https://logo.example' };

test('a logo that forbids business use is not built in', () => {
  const license = { type: 'CC-BY-NC-SA-4.0' as const, url: 'https://licence.example' };
  expect(() => logoFileOf(['example'], [{ ...icon, license }])).toThrow(
    'The logo of Example is licensed as CC-BY-NC-SA-4.0',
  );
});

test('a logo with terms of its own is not built in', () => {
  const license = { type: 'custom' as const, url: 'https://terms.example' };
  expect(() => logoFileOf(['example'], [{ ...icon, license }])).toThrow('licensed as custom');
});

test('a logo that asks to be credited is', () => {
  const license = { type: 'CC-BY-4.0' as const, url: 'https://licence.example' };
  expect(logoFileOf(['example'], [{ ...icon, license }])).toContain(
    '<!-- Example: CC-BY-4.0, https://logo.example -->',
  );
});

test('a logo that is not there is missed', () => {
  expect(() => logoFileOf(['nothing'], [icon])).toThrow('no logo called nothing');
});

test('the stored files are those of the installed package', async () => {
  const stored = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  expect(stored).toEqual(await logoFiles());
});
