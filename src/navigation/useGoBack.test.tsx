import { act, screen } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { renderFrame } from '../testing/rendering/renderFrame.tsx';
import { useGoBack } from './useGoBack.ts';

function Leave() {
  const goBack = useGoBack();
  return (
    <button type="button" onClick={goBack}>
      Leave
    </button>
  );
}

beforeEach(() => Object.assign(window, { navigation: { canGoBack: true } }));
afterEach(() => jest.restoreAllMocks());
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test.each([
  ['a link of another site, to that site', 'https://search.example/', 2, 1, 'there'],
  ['a link of another site in a new tab, home', 'https://search.example/', 1, 1, paths.home],
  ['a page that was gone back to in such a tab, home', 'https://search.example/', 2, 2, paths.home],
  ['a typed address, home', '', 2, 1, paths.home],
  ['a link of this site in a new tab, home', `${window.location.origin}/careers`, 2, 1, paths.home],
])('Back without an earlier page of this site leads from %s', async (_from, referrer, length, own, to) => {
  Object.assign(window, { navigation: { canGoBack: false, entries: () => Array(own) } });
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  const back = jest.spyOn(window.history, 'back').mockReturnValue();
  const { router, user } = renderFrame({
    entries: [paths.contact],
    pages: [{ path: paths.contact, element: <Leave /> }],
  });
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(back).toHaveBeenCalledTimes(to === 'there' ? 1 : 0);
  expect(router.state.location.pathname).toBe(to === 'there' ? paths.contact : to);
});

test.each([
  ['a page', {}],
  ['a sheet over its page, which has an entry of its own', { sheet: true }],
])('leads from %s to the page before', async (_from, state) => {
  const { router, user } = renderFrame({
    entries: [paths.home, paths.careers],
    pages: [{ path: paths.contact, element: <Leave /> }],
  });
  await act(() => router.navigate(paths.contact));
  if ('sheet' in state) await act(() => router.navigate(paths.contact, { state }));
  const [leave] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Leave',
  );
  await user.click(leave!);
  expect(router.state.location.pathname).toBe(paths.careers);
});
