import { act } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { renderFrame } from '../testing/renderFrame.tsx';
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
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

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
