import { paths } from '../../contract/paths.ts';
import { privacyPolicy } from './legal/privacyPolicy.ts';
import { termsAndConditions } from './legal/termsAndConditions.ts';
import { teams } from './marketing/positions.ts';
import { frontend } from './technologies/frontend.ts';
import { otherTechnologies } from './technologies/others.ts';
import { technologyTabs } from './technologies/technologies.ts';
import { searchEntries, suggestions } from './search.ts';

test('every page can be found but the last step of a recovery, which needs the step before it', () => {
  const found = new Set(searchEntries.map(({ page }) => page));
  expect(Object.keys(paths).filter((name) => !found.has(name as keyof typeof paths))).toEqual([
    'resetPassword',
  ]);
});

test('every role and every section of the legal pages can be found', () => {
  const sections = searchEntries.filter(({ section, tab }) => section !== undefined && tab === undefined);
  const roles = teams.flatMap((team) => team.roles.map(({ name }) => [name, 'positions', team.id]));
  const legal = [
    ...privacyPolicy.sections.map(({ title, id }) => [title, 'privacyPolicy', id]),
    ...termsAndConditions.sections.map(({ title, id }) => [title, 'termsAndConditions', id]),
  ];
  expect(sections.map(({ title, page, section }) => [title, page, section])).toEqual([...roles, ...legal]);
});

test('every technology can be found once, in the first tab that has it', () => {
  const found = searchEntries.filter(({ tab }) => tab !== undefined);
  const tabsOf = (name: string) => {
    const all = { Frontend: frontend, ...otherTechnologies };
    return technologyTabs.filter((tab) => all[tab].some((technology) => technology.name === name));
  };
  expect(found.map(({ title, tab }) => [title, tab])).toEqual(
    found.map(({ title }) => [title, tabsOf(title)[0]]),
  );
  const names = [frontend, ...Object.values(otherTechnologies)].flatMap((each) =>
    each.map(({ name }) => name),
  );
  expect(new Set(found.map(({ title }) => title))).toEqual(new Set(names));
  expect(found).toHaveLength(new Set(names).size);
});

test('no entry is there twice, and none lacks a description', () => {
  const keys = searchEntries.map(({ page, title }) => `${page} ${title}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(searchEntries.filter(({ description }) => description === '')).toEqual([]);
});

test('what is offered before anything is typed leads to pages, one entry for each', () => {
  expect(suggestions.map(({ page }) => page)).toEqual([...new Set(suggestions.map(({ page }) => page))]);
  expect(suggestions.some(({ section }) => section !== undefined)).toBe(false);
});
