import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { notePress } from './showBusy.ts';

const Drawer = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closed'}</p>;

/** A chunk that fails to load so many times, and then arrives. */
const arrivingAfter = (failures: number) => {
  const load = jest.fn<Promise<ComponentType<{ open: boolean }>>, []>().mockResolvedValue(Drawer);
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  return load;
};

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('nothing is fetched before a part opens, and it stays mounted when it closes, to fade out', async () => {
  const load = arrivingAfter(0);
  const LazyDrawer = lazyWithRetry(load);
  const { container, rerender } = render(<LazyDrawer open={false} />);
  await passes(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();

  rerender(<LazyDrawer open />);
  await passes(0);
  expect(screen.getByText('open')).toBeVisible();
  rerender(<LazyDrawer open={false} />);
  expect(screen.getByText('closed')).toBeVisible();
});

test('a chunk that does not arrive is requested every two seconds, and the page stays', async () => {
  const load = arrivingAfter(2);
  const LazyDrawer = lazyWithRetry(load);
  render(
    <>
      <h1>Page</h1>
      <LazyDrawer open />
    </>,
  );
  await passes(1999);
  expect(load).toHaveBeenCalledTimes(1);
  await passes(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading')).toBeVisible();
  await passes(2000);
  expect(screen.getByText('open')).toBeVisible();
  await passes(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a chunk is no longer requested once its part is closed or unmounted', async () => {
  const load = arrivingAfter(9);
  const LazyDrawer = lazyWithRetry(load);
  const { rerender, unmount } = render(<LazyDrawer open />);
  await passes(2000);
  rerender(<LazyDrawer open={false} />);
  await passes(60_000);
  expect(load).toHaveBeenCalledTimes(2);

  rerender(<LazyDrawer open />);
  await passes(0);
  unmount();
  await passes(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a preloaded part is rendered as soon as it opens', async () => {
  const LazyDrawer = lazyWithRetry(arrivingAfter(0));
  await LazyDrawer.preload();
  const { rerender } = render(<LazyDrawer open={false} />);
  expect(screen.queryByText('closed')).not.toBeInTheDocument();
  rerender(<LazyDrawer open />);
  expect(screen.getByText('open')).toBeVisible();
});

test('a preload that fails does not reject, and the part is fetched again when it opens', async () => {
  const load = arrivingAfter(1);
  const LazyDrawer = lazyWithRetry(load);
  await expect(LazyDrawer.preload()).resolves.toBeUndefined();
  render(<LazyDrawer open />);
  await passes(0);
  expect(screen.getByText('open')).toBeVisible();
});

test('an eager part is rendered as soon as it has arrived, even while it is closed', async () => {
  const LazyDrawer = lazyWithRetry(arrivingAfter(1), { eager: true });
  render(<LazyDrawer open={false} />);
  await passes(2000);
  expect(screen.getByText('closed')).toBeVisible();
});

describe('the button that was pressed', () => {
  /** Sets the time stamp of an event by Jest's clock; jsdom takes it from one that fake timers do not replace. */
  const note = (event: Event) =>
    notePress(Object.defineProperty(event, 'timeStamp', { value: performance.now() }));
  beforeEach(() => {
    window.addEventListener('click', note, { capture: true });
  });
  afterEach(() => {
    window.removeEventListener('click', note, { capture: true });
  });

  const press = () => {
    // Later than `answeredWithin` (showBusy.ts), so that a press at the start of the page would not count.
    jest.advanceTimersByTime(5000);
    render(<button type="button">Open</button>);
    const button = screen.getByRole('button');
    button.click();
    return button;
  };

  test('is busy until the chunk it opens has arrived, however often that is requested', async () => {
    const LazyDrawer = lazyWithRetry(arrivingAfter(1));
    const button = press();
    render(<LazyDrawer open />);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await passes(1999);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await passes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('is no longer busy once the part is closed again', () => {
    const LazyDrawer = lazyWithRetry(arrivingAfter(9));
    const button = press();
    const { rerender } = render(<LazyDrawer open />);
    rerender(<LazyDrawer open={false} />);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('is not busy for a part that opens a second later, or is only fetched ahead', async () => {
    const button = press();
    const Eager = lazyWithRetry(arrivingAfter(9), { eager: true });
    render(<Eager open={false} />);
    expect(button).not.toHaveAttribute('aria-busy');
    await passes(1000);
    const Later = lazyWithRetry(arrivingAfter(9));
    render(<Later open />);
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

test('a lazy part renders nothing into the prerendered HTML', () => {
  const LazyDrawer = lazyWithRetry(arrivingAfter(0));
  expect(renderToString(<LazyDrawer open />)).toBe('');
});
