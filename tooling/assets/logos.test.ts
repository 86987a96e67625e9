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

test('what has no free logo has a neutral drawing of ours', async () => {
  const files = await logoFiles();
  const drawn = {
    'Cloud.svg': ['amazonwebservices', 'microsoftazure'],
    'Testing.svg': ['playwright'],
    'DataAnalytics.svg': ['powerbi'],
  };
  for (const [name, slugs] of Object.entries(drawn))
    for (const slug of slugs)
      expect(files[name]).toMatch(
        new RegExp(`<symbol id="${slug}" viewBox="0 0 24 24"><path [^>]+/></symbol>`),
      );
});

test('a drawing of ours stands in for the logo that is missing', () => {
  const mark = '<path d="M2 2h20v20H2z"/>';
  expect(logoFileOf(['own'], [icon], { own: mark })).toContain(
    `<symbol id="own" viewBox="0 0 24 24">${mark}</symbol>`,
  );
});
