import { technologyTabs } from '../../src/content/technologies/technologies.ts';
import { logoFileOf, logoFiles } from './logos.ts';

const icon = { title: 'Example', slug: 'example', path: 'M0 0h24', source: 'https://logo.example' };

test('a logo whose licence forbids business use is refused', () => {
  const license = { type: 'CC-BY-NC-SA-4.0' as const, url: 'https://licence.example' };
  expect(() => logoFileOf(['example'], [{ ...icon, license }])).toThrow(
    'The logo of Example is licensed as CC-BY-NC-SA-4.0',
  );
});

test('a logo with a custom licence is refused', () => {
  const license = { type: 'custom' as const, url: 'https://terms.example' };
  expect(() => logoFileOf(['example'], [{ ...icon, license }])).toThrow('licensed as custom');
});

test('a logo whose licence requires attribution is credited in the file', () => {
  const license = { type: 'CC-BY-4.0' as const, url: 'https://licence.example' };
  expect(logoFileOf(['example'], [{ ...icon, license }])).toContain(
    '<!-- Example: CC-BY-4.0, https://logo.example -->',
  );
});

test('a missing logo is reported by its name', () => {
  expect(() => logoFileOf(['nothing'], [icon])).toThrow('no logo called nothing');
});

test('every tab has a file with logos', async () => {
  const files = await logoFiles();
  expect(Object.keys(files)).toHaveLength(technologyTabs.length);
  expect(Object.values(files).every((text) => text.includes('<symbol id='))).toBe(true);
});

test('a technology without a free logo has a neutral drawing of ours', async () => {
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

test('a drawing of ours replaces a missing logo', () => {
  const mark = '<path d="M2 2h20v20H2z"/>';
  expect(logoFileOf(['own'], [icon], { own: mark })).toContain(
    `<symbol id="own" viewBox="0 0 24 24">${mark}</symbol>`,
  );
});
