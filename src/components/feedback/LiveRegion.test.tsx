import { act, render, screen } from '@testing-library/react';
import { LiveRegion } from './LiveRegion.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A page with a live region, and what may cover it. */
const page = (words: string, over: 'dialog' | 'loading screen' | 'drawer' | null, role?: 'alert') => (
  <>
    <div inert={over === 'loading screen'} aria-hidden={over === 'dialog' ? true : undefined}>
      <LiveRegion role={role}>{words}</LiveRegion>
    </div>
    <dialog open={over === 'drawer'} />
  </>
);

const region = (role = 'status') => screen.getByRole(role, { hidden: true });

/** Whether a screen reader would announce what appears there now. */
const isLive = () => region().getAttribute('aria-live') !== 'off';

test.each(['dialog', 'loading screen', 'drawer'] as const)(
  'words are not announced again when the %s that covered them has gone',
  async (over) => {
    const { rerender } = render(page('Verified.', null));
    await passes(1000);
    rerender(page('Verified.', over));
    await passes(60_000);
    expect(isLive()).toBe(false);
    rerender(page('Verified.', null));
    await passes(999);
    expect(isLive()).toBe(false);
    await passes(1);
    expect(isLive()).toBe(true);
    expect(region()).toHaveTextContent('Verified.');
  },
);

test('an alert is not announced again either', async () => {
  const { rerender } = render(page('Refused.', null, 'alert'));
  await passes(1000);
  rerender(page('Refused.', 'dialog', 'alert'));
  await passes(0);
  expect(region('alert')).toHaveAttribute('aria-live', 'off');
});

test('a dialog that opens before the region is live again keeps it silent', async () => {
  const { rerender } = render(page('Verified.', null));
  await passes(1000);
  rerender(page('Verified.', 'loading screen'));
  await passes(500);
  rerender(page('Verified.', null));
  await passes(500);
  rerender(page('Verified.', 'dialog'));
  await passes(60_000);
  expect(isLive()).toBe(false);
  rerender(page('Verified.', null));
  await passes(1000);
  expect(isLive()).toBe(true);
});

test('changed words are announced, whether they change under the dialog or right after it', async () => {
  const { rerender } = render(page('Verified.', null));
  await passes(1000);
  rerender(page('Verified.', 'dialog'));
  await passes(100);
  rerender(page('Saved.', 'dialog'));
  await passes(100);
  expect(isLive()).toBe(true);
  rerender(page('Saved.', null));
  await passes(1000);
  rerender(page('Saved.', 'dialog'));
  await passes(100);
  rerender(page('Saved.', null));
  await passes(100);
  expect(isLive()).toBe(false);
  rerender(page('Sent.', null));
  await passes(0);
  expect(isLive()).toBe(true);
});

test('words that were covered before they could be announced are announced afterwards', async () => {
  const { rerender } = render(page('', null));
  await passes(60_000);
  rerender(page('The connection is lost.', null));
  await passes(999);
  rerender(page('The connection is lost.', 'dialog'));
  await passes(100);
  expect(isLive()).toBe(true);
});
