import { existingPages } from './existing.ts';
import { footerOf, headerOf } from './navigation.ts';
import { pages } from './pages.ts';

const few = new Set(['home', 'careers', 'jobApplication'] as const);

test('the header lists only pages that exist, and SupportHub in any case', () => {
  const entries = headerOf(few).map((entry) =>
    entry.kind === 'link' ? entry.link.label : [entry.label, ...entry.links.map(({ label }) => label)],
  );
  expect(entries).toEqual(['Home', ['About', 'Careers'], ['SupportHub']]);
});

test('the footer lists only pages that exist', () => {
  const columns = footerOf(few).map(({ heading, links }) => [heading, ...links.map(({ label }) => label)]);
  expect(columns).toEqual([
    ['Company', 'Careers'],
    ['Services'],
    ['Explore', 'Part-Time Jobs', 'Full-Time Jobs'],
  ]);
});

test('every page that exists has words for its head, and no other', () => {
  expect(new Set(Object.keys(pages))).toEqual(existingPages);
});
