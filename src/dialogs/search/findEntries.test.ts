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
  ['services', 'Web Development'],
  ['our services', 'Web Development'],
  ['service', 'Service request'],
  ['Cloud', 'Cloud Solutions'],
  ['chatbot', 'Customer Care Bot'],
  ['ux', 'UI/UX Design'],
  ['intern', 'Internship application'],
  ['fulltime', 'Job application'],
  ['forms', 'Service request'],
  ['pricing', 'Service request'],
  ['jobs', 'Careers'],
  ['roles', 'Teams and roles'],
  ['kolam works', 'Home'],
  ['about us', 'About us'],
  ['login', 'Log in'],
  ['sign in', 'Log in'],
  ['signup', 'Create account'],
  ['register', 'Create account'],
  ['my profile', 'Edit profile'],
  ['delete my account', 'Settings'],
  ['contact us', 'Contact'],
  ['contact form', 'Contact'],
  ['phone number', 'Contact'],
  ['help', 'Contact'],
  ['report a problem', 'Contact'],
  ['send feedback', 'Contact'],
  ['python', 'Python'],
  ['nextjs', 'Next.js'],
  ['react frontend', 'React'],
  ['support hub', 'Contact'],
  ['aws', 'Amazon Web Services'],
  ['front end', 'Frontend Architect'],
  ['third party', 'Third-party sharing'],
  ['fees', 'Payment and fees'],
  ['finance navigator', 'Finance Navigator'],
])('“%s” finds “%s” first', (typed, title) => {
  expect(titlesFor(typed)[0]).toBe(title);
});

test.each(['rust', 'blog', 'hack'])('“%s”, which the site does not have, finds nothing like it', (typed) => {
  expect(titlesFor(typed)).toEqual([]);
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

test('a mistake is forgiven neither in a short word, nor in the first letter, nor where something fits exactly', () => {
  const entries = [entry('Team'), entry('Teams'), entry('Steam')];
  expect(among(entries, 'taem')).toEqual([]);
  expect(among(entries, 'taems')).toEqual(['Teams']);
  expect(among(entries, 'steam')).toEqual(['Steam']);
  expect(among(entries, 'reams')).toEqual([]);
});

test.each(['c++', '<b>'])(
  'the signs in “%s” do not make it fit whatever begins with its letters',
  (typed) => {
    expect(titlesFor(typed)).toEqual([]);
  },
);

test('a word with an unusual sign fits the whole word', () => {
  const entries = [entry('C for devices'), entry('Cloud'), entry('Reactive'), entry('React')];
  expect(among(entries, 'c++')).toEqual(['C for devices']);
  expect(among(entries, '`react`')).toEqual(['React']);
});

test('words without a meaning of their own do not matter, unless nothing else was typed', () => {
  const entries = [entry('Apply for a job'), entry('Job')];
  expect(among(entries, 'how do I apply')).toEqual(['Apply for a job']);
  expect(among(entries, 'for')).toEqual(['Apply for a job']);
});

test('two words may be typed as one, and one as two', () => {
  const entries = [entry('Log in'), entry('Frontend')];
  expect(among(entries, 'login')).toEqual(['Log in']);
  expect(among(entries, 'front end')).toEqual(['Frontend']);
});

test('nothing typed, or nothing but punctuation, finds nothing', () => {
  expect(titlesFor('  ')).toEqual([]);
  expect(titlesFor('?!')).toEqual([]);
});
