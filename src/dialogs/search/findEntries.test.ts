import { searchEntries } from '../../content/search.ts';
import type { SearchEntry } from '../../content/search.ts';
import { findEntries } from './findEntries.ts';

const titlesFor = (typed: string) => findEntries(searchEntries, typed).map(({ title }) => title);

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  title,
  description: '',
  kind: 'Page',
  page: 'home',
  ...more,
});
const among = (entries: SearchEntry[], typed: string) =>
  findEntries(entries, typed).map(({ title }) => title);

test.each([
  ['web', 'Web Development'],
  ['Cloud', 'Cloud Solutions'],
  ['chatbot', 'Customer Care Bot'],
  ['ux', 'UI/UX Design'],
  ['intern', 'Internship application'],
  ['jobs', 'Careers'],
  ['sign in', 'Log in'],
  ['register', 'Create account'],
  ['feedback', 'Contact'],
  ['phone', 'Contact'],
  ['python', 'Python'],
  ['third party', 'Third-party sharing'],
  ['fees', 'Payment and fees'],
  ['finance navigator', 'Finance Navigator'],
])('“%s” finds “%s” first', (typed, title) => {
  expect(titlesFor(typed)[0]).toBe(title);
});

test('every typed word must be there, in whatever order, as a whole word or its beginning', () => {
  const entries = [entry('Job application'), entry('Internship application'), entry('Jobs')];
  expect(among(entries, 'appl job')).toEqual(['Job application']);
  expect(among(entries, 'lication')).toEqual([]);
});

test('letter case, accents and punctuation do not matter', () => {
  const entries = [entry('Résumé: how to send it'), entry('UI/UX Design')];
  expect(among(entries, 'RESUME')).toEqual(['Résumé: how to send it']);
  expect(among(entries, 'résumé,')).toEqual(['Résumé: how to send it']);
  expect(among(entries, 'ui ux')).toEqual(['UI/UX Design']);
});

test('a title counts most, then keywords, description and text; a whole word more than a beginning', () => {
  const entries = [
    entry('said', { text: 'some data' }),
    entry('mentioned', { description: 'about data' }),
    entry('known', { keywords: 'data' }),
    entry('Databases'),
    entry('Our data'),
    entry('Data'),
  ];
  expect(among(entries, 'data')).toEqual(['Data', 'Databases', 'Our data', 'known', 'mentioned', 'said']);
});

test.each([
  ['too few letters', 'intership'],
  ['too many letters', 'internnship'],
  ['a wrong letter', 'internshep'],
  ['swapped letters', 'intenrship'],
])('%s in a word are forgiven', (_mistake, typed) => {
  expect(titlesFor(typed)).toEqual(['Internship application']);
});

test('a mistake is forgiven neither in a short word, nor where something fits exactly', () => {
  const entries = [entry('Team'), entry('Form')];
  expect(among(entries, 'tem')).toEqual([]);
  expect(among(entries, 'teem')).toEqual(['Team']);
  expect(among(entries, 'form')).toEqual(['Form']);
});

test('nothing typed, or nothing but punctuation, finds nothing, and twelve entries are the most', () => {
  expect(titlesFor('  ')).toEqual([]);
  expect(titlesFor('?!')).toEqual([]);
  expect(titlesFor('a')).toHaveLength(12);
});
