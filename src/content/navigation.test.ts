import { keysOf } from '../../contract/keysOf.ts';
import { paths } from '../../contract/paths.ts';
import type { PathName } from '../../contract/paths.ts';
import { footer } from './footerNavigation.ts';
import { header } from './navigation.ts';
import { pages } from './pages.ts';

test('header and footer link to every page but those that are steps of another one', () => {
  const linked = [
    ...header.flatMap((entry) => (entry.kind === 'link' ? [entry.link] : entry.links)),
    ...footer.flatMap(({ links }) => links),
  ].map(({ page }) => page);
  const steps: PathName[] = [
    // From Settings, login and the service pages within two steps (specification D13).
    'signUp',
    'login',
    'forgotPassword',
    'resetPassword',
    'editProfile',
    'serviceApplication',
    'consultationForm',
  ];
  const all = new Set(keysOf(paths));
  expect(new Set([...linked, ...steps])).toEqual(all);
  expect(linked.filter((page) => steps.includes(page))).toEqual([]);
});

test('every page has a title and a description', () => {
  expect(new Set(Object.keys(pages))).toEqual(new Set(Object.keys(paths)));
});
