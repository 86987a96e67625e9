import { technologyTabs } from '../../src/content/technologies/technologies.ts';
import { logoFileOf, logoFiles } from './logos.ts';

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

test('every tab has its file, with every logo that its technologies name', async () => {
  const files = await logoFiles();
  expect(Object.keys(files)).toHaveLength(technologyTabs.length);
  expect(Object.values(files).every((text) => text.includes('<symbol id='))).toBe(true);
});
