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
