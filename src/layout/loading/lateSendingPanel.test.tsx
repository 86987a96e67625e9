import { act, screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { formOpened, submitStarted } from '../../state/forms/formsSlice.ts';
import { loadingStarted } from '../../state/uiSlice.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';

jest.mock('./SendingPanel.tsx', () => {
  throw new Error('ChunkLoadError');
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('while the script of the panel does not arrive, as behind a network that hangs, “Still working” stays', async () => {
  const { store } = renderFrame({ entries: [paths.login] });
  await act(async () => {
    store.dispatch(formOpened({ form: 'login' }));
    store.dispatch(submitStarted({ form: 'login' }));
    store.dispatch(loadingStarted('submit'));
  });
  for (const ms of [9999, 1, 60_000]) {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    expect(screen.getByText('Still working…')).toBeVisible();
  }
});
