import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { island } from './island.tsx';
import { awoken, wake } from './sleep.ts';

const Question = () => {
  const [answered, setAnswered] = useState(false);
  return (
    <button type="button" onClick={() => setAnswered(true)}>
      {answered ? 'answered' : 'asked'}
    </button>
  );
};

/** What the prerenderer writes for an island. */
const htmlOf = (name: string, inside: string) =>
  `<div data-island="${name}" data-wakes="used"><!--$-->${inside}<!--/$--></div>`;

const loading = () => jest.fn<Promise<ComponentType>, []>().mockResolvedValue(Question);

async function hydrate(html: string, Site: ComponentType) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const mismatches: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(root, <Site />, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  const end = () => {
    act(() => hydrated.unmount());
    root.remove();
  };
  return { root, mismatches, end };
}

test('a sleeping island stays HTML and does not load its chunk before it is woken', async () => {
  const load = loading();
  const Island = island('first', load);
  const { root, mismatches, end } = await hydrate(
    htmlOf('first', '<button type="button">asked</button>'),
    Island,
  );
  const button = screen.getByRole('button');
  act(() => button.click());
  expect(load).not.toHaveBeenCalled();
  expect(root.firstElementChild).not.toHaveAttribute('data-awake');
  expect(button).toHaveTextContent('asked');

  const onAwoken = jest.fn();
  window.addEventListener(awoken, onAwoken, { once: true });
  await act(async () => wake('first'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(root.firstElementChild).toHaveAttribute('data-awake');
  expect(onAwoken).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
  act(() => button.click());
  expect(button).toHaveTextContent('answered');
  expect(mismatches).toEqual([]);
  end();
});

test('an island that was woken before React reached it is hydrated at once', async () => {
  wake('early');
  const Island = island('early', loading());
  const { root, end } = await hydrate(htmlOf('early', '<button type="button">asked</button>'), Island);
  expect(root.firstElementChild).toHaveAttribute('data-awake');
  end();
});

test('a rerender of its parent leaves the HTML of a sleeping island as it is', async () => {
  const Island = island('inside', loading());
  const Round = () => {
    const [name, setName] = useState('one');
    return (
      <section aria-label={name}>
        <Island />
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      </section>
    );
  };
  const { mismatches, end } = await hydrate(
    `<section aria-label="one">${htmlOf('inside', '<button type="button">asked</button>')}<input aria-label="Name" value="one"></section>`,
    Round,
  );
  const button = screen.getByRole('button');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'two' } });
  expect(screen.getByRole('region', { name: 'two' })).toContainElement(button);
  expect(mismatches).toEqual([]);
  end();
});

test('the chunk of an island is requested again until it arrives', async () => {
  jest.useFakeTimers();
  const load = loading().mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Island = island('stubborn', load);
  const { root, end } = await hydrate(htmlOf('stubborn', '<button type="button">asked</button>'), Island);
  await act(async () => wake('stubborn'));
  expect(root.firstElementChild).not.toHaveAttribute('data-awake');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(root.firstElementChild).toHaveAttribute('data-awake');
  end();
  jest.useRealTimers();
});

test('`prepare` is awaited before the chunk is loaded', async () => {
  const order: string[] = [];
  const Island = island(
    'prepared',
    async () => {
      order.push('loaded');
      return Question;
    },
    { prepare: async () => void order.push('prepared') },
  );
  const { end } = await hydrate(htmlOf('prepared', '<button type="button">asked</button>'), Island);
  await act(async () => wake('prepared'));
  expect(order).toEqual(['prepared', 'loaded']);
  end();
});

test('an island without prerendered HTML never sleeps', async () => {
  const Island = island('new', loading());
  render(<Island />);
  expect(await screen.findByRole('button')).toHaveTextContent('asked');
});

test('a preloaded island renders without suspending, and so do the islands inside it', async () => {
  const Inner = island('inner', loading());
  const load = jest.fn(async () => Object.assign(() => <Inner />, { preload: Inner.preload }));
  const Outer = island('outer', load);
  await Outer.preload();
  render(<Outer />);
  expect(screen.getByRole('button')).toHaveTextContent('asked');
});

test('an island without HTML shows its fallback until its chunk has arrived', async () => {
  jest.useFakeTimers();
  const load = loading().mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Island = island('late', load, { fallback: <p>Its room</p> });
  await act(async () => render(<Island />));
  expect(screen.getByText('Its room')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('button')).toHaveTextContent('asked');
  expect(screen.queryByText('Its room')).not.toBeInTheDocument();
  jest.useRealTimers();
});
