import { act, screen } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import { selectOpenPage } from '../state/navigationSlice.ts';
import { renderFrame } from '../testing/rendering/renderFrame.tsx';

test('every page is between one header and one footer', () => {
  renderFrame({ entries: [paths.login] });
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the document is marked once the page is hydrated', () => {
  delete document.documentElement.dataset['ready'];
  renderFrame({ entries: ['/'] });
  expect(document.documentElement).toHaveAttribute('data-ready');
});

test('the store holds the open page, but never an unknown path that somebody typed', async () => {
  const { router, stateNow } = renderFrame({ entries: ['/'] });
  expect(selectOpenPage(stateNow())).toBe('/');
  await act(() => router.navigate('/services/AI-SOLUTIONS/'));
  expect(selectOpenPage(stateNow())).toBe(paths.aiSolutions);
  await act(() => router.navigate('/my-secret'));
  expect(selectOpenPage(stateNow())).toBe('*');
});

test('the store holds the navigation action that led to the page', async () => {
  const { router, stateNow } = renderFrame({ entries: ['/'] });
  const action = () => stateNow().navigation.action;
  expect(action()).toBe('POP');
  await act(() => router.navigate(paths.careers));
  expect(action()).toBe('PUSH');
  await act(() => router.navigate(paths.contact, { replace: true }));
  expect(action()).toBe('REPLACE');
});

test('an open menu stays open when only the query or the history entry changes', async () => {
  const { router, user } = renderFrame({ entries: ['/'] });
  const menu = screen.getByRole('button', { name: 'About' });
  await user.click(menu);
  await act(() => router.navigate('/?from=here', { replace: true }));
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate('/?from=there'));
  expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('the target of a link’s fragment is laid out before the browser scrolls to it', async () => {
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
