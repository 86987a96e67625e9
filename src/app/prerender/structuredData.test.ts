import { openings } from '../../../contract/enumerations/openings.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { paths, servicePaths } from '../../../contract/paths.ts';
import type { PathName } from '../../../contract/paths.ts';
import { structuredDataOf } from './structuredData.ts';

type Thing = Record<string, unknown>;
const thingsOf = (name: PathName) =>
  (structuredDataOf(name, 'https://kolam.example') as { '@graph': Thing[] })['@graph'];
const typesOf = (name: PathName) => thingsOf(name).map((thing) => thing['@type']);

test('the home page describes the firm and the website', () => {
  expect(typesOf('home')).toEqual(['Organization', 'WebSite']);
});

test.each(keysOf(servicePaths))('%s is a service with breadcrumbs', (name) => {
  expect(typesOf(name)).toEqual(['Service', 'BreadcrumbList']);
});

test.each(['careers', 'positions'] as const)('the postings on %s are exactly the openings', (page) => {
  const postings = thingsOf(page).filter((thing) => thing['@type'] === 'JobPosting');
  expect(postings.map(({ title }) => title)).toEqual(openings.map(({ title }) => title));
  for (const posting of postings) {
    expect(posting).toMatchObject({
      employmentType: 'PART_TIME',
      jobLocationType: 'TELECOMMUTE',
    });
    const { datePosted, validThrough, identifier } = posting as Record<string, string>;
    expect([datePosted, validThrough].join()).toMatch(/^(\d{4}-\d{2}-\d{2},?){2}$/);
    expect(validThrough! > datePosted!).toBe(true);
    expect(identifier).toMatchObject({ value: expect.stringMatching(/^[a-z-]+$/) });
  }
});

test('breadcrumbs end at the page itself', () => {
  const [crumbs] = thingsOf('positions');
  expect((crumbs!['itemListElement'] as Thing[]).map(({ item }) => item)).toEqual([
    'https://kolam.example/',
    `https://kolam.example${paths.aboutUs}`,
    `https://kolam.example${paths.positions}`,
  ]);
});

test('an unlisted page has no structured data', () => {
  expect(structuredDataOf('login', '')).toBeNull();
});
