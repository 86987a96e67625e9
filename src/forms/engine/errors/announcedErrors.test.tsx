import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Field } from '../../../../contract/fields.ts';
import { makeStore } from '../../../app/store/store.ts';
import { fields, input, makeTree } from '../../../testing/forms/fieldFormExample.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { FieldForm } from '../FieldForm.ts';

/** Returns what the live regions say that are there now. */
function listen() {
  const places = screen.getAllByRole('status');
  return () => places.map(({ textContent }) => textContent).join('');
}

test('an error is announced once its answer is left, a failed attempt by its list of errors', async () => {
  render(makeTree(async () => undefined));
  const heard = listen();
  await userEvent.type(input(/^Site/), 'no address');
  await userEvent.tab();
  await waitFor(() => expect(heard()).toBe('Site: Please enter a valid URL.'));
  await userEvent.type(input('Name'), 'A{Backspace}');
  await userEvent.tab();
  await waitFor(() => expect(heard()).toBe('Name is required.'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 answers need a correction');
  await userEvent.type(input('Name'), 'A');
  await waitFor(() => expect(heard()).toBe(''));
});

test('an error is announced even if another answer has the same, or its answer had another', async () => {
  const asked = ['Site', 'Blog'].map((label): Field => ({
    name: label.toLowerCase(),
    label,
    control: 'url',
    required: true,
  }));
  render(makeTree(async () => undefined, undefined, asked));
  const heard = listen();
  await userEvent.type(input('Site'), 'no address');
  await userEvent.tab();
  await waitFor(() => expect(heard()).toBe('Site: Please enter a valid URL.'));
  await userEvent.type(input('Blog'), 'none');
  await userEvent.tab();
  await waitFor(() => expect(heard()).toBe('Blog: Please enter a valid URL.'));
  await userEvent.clear(input('Site'));
  await userEvent.tab();
  await waitFor(() => expect(heard()).toBe('Site is required.'));
});

/** A form whose errors are at its fields only, and not in a list above them, too. */
const FormWithoutList = () => (
  <Provider store={makeStore()}>
    <FieldForm form="forgotPassword" fields={fields} onSubmit={async () => undefined}>
      {fields.map((field) => (
        <FormField key={field.name} field={field} />
      ))}
      <button type="submit">Send</button>
    </FieldForm>
  </Provider>
);

/** Milliseconds after which everything has been announced. */
const second = 1000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('an error that is there already', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is not announced again when its answer is typed on and left with the same error', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const heard = listen();
    await user.type(input(/^Site/), 'no address');
    await user.tab();
    await pass(second);
    expect(heard()).toBe('Site: Please enter a valid URL.');
    await user.type(input(/^Site/), ' yet');
    await pass(second);
    expect(heard()).toBe('');
    await user.tab();
    await pass(second);
    expect(heard()).toBe('');
    expect(input(/^Site/)).toBeInvalid();
  });
});

describe('after an attempt to submit that found errors', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  /** Lets the browser paint, for which the errors of an attempt to submit wait. */
  const paint = () => pass(20);

  test('the list of errors is announced as it appears, and a later wrong answer once it is left', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const heard = listen();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const list = await screen.findByRole('alert');
    expect(list).not.toHaveAttribute('aria-live', 'off');
    await pass(second);
    expect(list).toHaveAttribute('aria-live', 'off');
    expect(heard()).toBe('');

    await user.type(input(/^Site/), 'no address');
    await pass(second);
    expect(list).toHaveTextContent('Please enter a valid URL. Site');
    expect(heard()).toBe('');
    await user.tab();
    await pass(second);
    expect(heard()).toBe('Site: Please enter a valid URL.');
  });

  test('another failed attempt announces the error of an answer that still has the focus', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    const asked: readonly Field[] = [
      { name: 'site', label: 'Site', control: 'url' },
      { name: 'blog', label: 'Blog', control: 'url', required: true },
    ];
    render(makeTree(async () => undefined, undefined, asked));
    const heard = listen();
    await user.type(input(/^Site/), 'no address{Enter}');
    await pass(second);
    await user.clear(input(/^Site/));
    await pass(second);
    await user.type(input(/^Site/), 'none');
    await pass(second);
    expect(heard()).toBe('');
    const listBefore = screen.getByRole('alert');
    await user.keyboard('{Enter}');
    await paint();
    expect(input(/^Site/)).toHaveFocus();
    const list = screen.getByRole('alert');
    expect(list).not.toBe(listBefore);
    expect(list).not.toHaveAttribute('aria-live', 'off');
    expect(list).toHaveTextContent('Please enter a valid URL. Site');
    await pass(second);
    expect(heard()).toBe('');
  });

  test('each attempt announces the same errors again and focuses the first', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const lists = new Set<HTMLElement>();
    for (const attempt of [1, 2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await paint();
      expect(input('Name')).toHaveFocus();
      const list = screen.getByRole('alert');
      expect(list).not.toHaveAttribute('aria-live', 'off');
      await pass(second);
      expect(list).toHaveAttribute('aria-live', 'off');
      expect(lists.add(list).size).toBe(attempt);
    }
  });

  test('each attempt announces the same errors again in a form without a list', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(<FormWithoutList />);
    const region = screen.getAllByRole('status').at(-1)!;
    const said = new Set<ChildNode | null>();
    let last: string | null = '';
    await user.click(input('Name'));
    for (const attempt of [1, 2, 3]) {
      await user.keyboard('{Enter}');
      await paint();
      await pass(second);
      expect(region).toHaveTextContent('Name is required.');
      // Screen readers announce an inserted node, Orca only if its text differs from the last.
      expect(said.add(region.firstChild).size).toBe(attempt);
      expect(region.textContent).not.toBe(last);
      last = region.textContent;
    }
  });

  test('an attempt right after a correction is announced as one, though its answer is still being typed', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(<FormWithoutList />);
    const heard = listen();
    await user.click(input('Name'));
    await user.keyboard('{Enter}');
    await paint();
    await pass(second);
    expect(heard()).toContain('Name is required.');
    await user.keyboard('A');
    await user.keyboard('{Backspace}{Enter}');
    await paint();
    await pass(second);
    expect(input('Name')).toHaveFocus();
    expect(heard()).toContain('Name is required.');
  });

  test('a listed error is not announced again when focus only passes its control', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const heard = listen();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await pass(second);
    expect(input('Name')).toHaveFocus();
    await user.tab();
    await pass(second);
    expect(heard()).toBe('');
  });
});
