import { act, screen } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { selectOpenPage } from '../state/navigationSlice.ts';
import { renderFrame } from '../testing/renderFrame.tsx';

test('every page stands between one header and one footer', () => {
  renderFrame({ entries: [paths.login] });
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the document says when the page answers', () => {
  delete document.documentElement.dataset['ready'];
  renderFrame({ entries: ['/'] });
  expect(document.documentElement).toHaveAttribute('data-ready');
});

test('the store says which page is open, and never what somebody typed as an address', async () => {
  const { router, stateNow } = renderFrame({ entries: ['/'] });
  expect(selectOpenPage(stateNow())).toBe('/');
  await act(() => router.navigate('/services/AI-SOLUTIONS/'));
  expect(selectOpenPage(stateNow())).toBe(paths.aiSolutions);
  await act(() => router.navigate('/my-secret'));
  expect(selectOpenPage(stateNow())).toBe('*');
});

test('the store says how a page was come by', async () => {
  const { router, stateNow } = renderFrame({ entries: ['/'] });
  const action = () => stateNow().navigation.action;
  expect(action()).toBe('POP');
  await act(() => router.navigate(paths.careers));
  expect(action()).toBe('PUSH');
  await act(() => router.navigate(paths.contact, { replace: true }));
  expect(action()).toBe('REPLACE');
});

test('what is open on a page stays open while only its query or its place in the history changes', async () => {
  const { router, user } = renderFrame({ entries: ['/'] });
  const menu = screen.getByRole('button', { name: 'About' });
  await user.click(menu);
  await act(() => router.navigate('/?from=here', { replace: true }));
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate('/?from=there'));
  expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a link to a place on another page finds it where browsers scroll only to what they have laid out', async () => {
  const laidOut = new Set<Element>();
  const scrolledTo: string[] = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    laidOut.add(this);
    return new DOMRect();
  });
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (laidOut.has(this)) scrolledTo.push(this.id);
  });
  const page = { path: paths.aboutUs, element: <h2 id="founders">Founders</h2> };
  const { router } = renderFrame({ entries: ['/'], pages: [page] });
  await act(() => router.navigate(`${paths.aboutUs}#founders`));
  expect(scrolledTo).toEqual(['founders']);
});
