import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyWithRetry } from './lazyWithRetry.tsx';
import { notePress } from './showBusy.ts';

const Drawer = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closed'}</p>;

/** A script file that does not arrive the first times it is asked for. */
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

test('nothing is fetched before a part opens, and what has been open stays to fade', async () => {
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

test('a file that does not arrive is asked for every two seconds, and the page stays', async () => {
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

test('a file is no longer asked for once nobody needs it', async () => {
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

test('what was fetched ahead stands there at once', async () => {
  const LazyDrawer = lazyWithRetry(arrivingAfter(0));
  await LazyDrawer.preload();
  const { rerender } = render(<LazyDrawer open={false} />);
  expect(screen.queryByText('closed')).not.toBeInTheDocument();
  rerender(<LazyDrawer open />);
  expect(screen.getByText('open')).toBeVisible();
});

test('what is fetched ahead and does not arrive harms nothing', async () => {
  const load = arrivingAfter(1);
  const LazyDrawer = lazyWithRetry(load);
  await expect(LazyDrawer.preload()).resolves.toBeUndefined();
  render(<LazyDrawer open />);
  await passes(0);
  expect(screen.getByText('open')).toBeVisible();
});

test('an eager part stands closed as soon as it is there', async () => {
  const LazyDrawer = lazyWithRetry(arrivingAfter(1), { eager: true });
  render(<LazyDrawer open={false} />);
  await passes(2000);
  expect(screen.getByText('closed')).toBeVisible();
});

describe('the button that was pressed', () => {
  /** jsdom's events have a clock that no test can set. */
  const note = (event: Event) =>
    notePress(Object.defineProperty(event, 'timeStamp', { value: performance.now() }));
  beforeEach(() => {
    window.addEventListener('click', note, { capture: true });
  });
  afterEach(() => {
    window.removeEventListener('click', note, { capture: true });
  });

  const press = () => {
    // Nobody presses anything in the moment in which the page is opened.
    jest.advanceTimersByTime(5000);
    render(<button type="button">Open</button>);
    const button = screen.getByRole('button');
    button.click();
    return button;
  };

  test('is busy until what it opens is there, however often that is asked for', async () => {
    const LazyDrawer = lazyWithRetry(arrivingAfter(1));
    const button = press();
    render(<LazyDrawer open />);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await passes(1999);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await passes(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('is busy no longer where nobody wants that any more', () => {
    const LazyDrawer = lazyWithRetry(arrivingAfter(9));
    const button = press();
    const { rerender } = render(<LazyDrawer open />);
    rerender(<LazyDrawer open={false} />);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  test('has nothing to do with what opens later, or is only fetched ahead', async () => {
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

test('a part that comes late leaves nothing in the HTML of a page', () => {
  const LazyDrawer = lazyWithRetry(arrivingAfter(0));
  expect(renderToString(<LazyDrawer open />)).toBe('');
});
