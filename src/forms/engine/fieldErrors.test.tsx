import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { blankValuesOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { makeStore } from '../../app/store/store.ts';
import { fields, input, makeTree } from '../../testing/fieldFormExample.tsx';
import { FormField } from '../parts/FormField.tsx';
import { FieldForm } from './FieldForm.tsx';
import { useForm } from './formContext.ts';
import type { FieldFormOptions } from './useFieldForm.ts';

beforeEach(() => {
  document.title = 'A form';
});

test('whoever only walks past an empty question reads no error until they send', async () => {
  render(makeTree(async () => undefined));
  await userEvent.click(input('Name'));
  await userEvent.tab();
  expect(input(/^Site/)).toHaveFocus();
  await act(async () => {});
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Name is required.' })).toBeVisible();
});

test('after a fresh start nobody has worked on anything', async () => {
  render(makeTree(async (_answers, { reset }) => reset(blankValuesOf(fields))));
  await userEvent.type(input('Name'), 'Asha{Enter}');
  await waitFor(() => expect(input('Name')).toHaveValue(''));
  await userEvent.tab();
  await act(async () => {});
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await userEvent.type(input(/^Site/), 'k');
  expect(input('Name')).toHaveValue('');
});

test('an answer that was brought back and is wrong says so once it is left', async () => {
  function BringBack() {
    const { setValues } = useForm();
    return (
      <button type="button" onClick={() => setValues(() => ({ site: 'no address' }))}>
        Bring back
      </button>
    );
  }
  render(makeTree(async () => undefined, <BringBack />));
  await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(input(/^Site/)).toHaveValue('no address');
  await userEvent.click(input(/^Site/));
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
});

test('after an attempt that went well an answer that is wrong is no attempt that failed', async () => {
  const sent = jest.fn(async () => undefined);
  render(makeTree(sent));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  await userEvent.type(input('Name'), 'Asha{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await userEvent.type(input(/^Site/), 'no address');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toBe('A form');
});

test('what the server refuses is said at its answer, and is no attempt that failed', async () => {
  const words = 'We know that name.';
  const sent = jest.fn<Promise<void>, Parameters<FieldFormOptions['onSubmit']>>(async (_values, { refuse }) =>
    refuse('name', words),
  );
  render(makeTree(sent));
  await userEvent.type(input('Name'), 'Asha{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // It stays among what is wrong, and one that is sent again ends the attempt that failed meanwhile.
  await userEvent.type(input(/^Site/), 'no address{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('2 answers need a correction');
  await userEvent.clear(input(/^Site/));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('1 answer needs a correction'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(input('Name')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(document.title).toBe('A form');
});

test('a look at all answers shows what is wrong, goes to the first and sends nothing', async () => {
  const sent = jest.fn(async () => undefined);
  const found: boolean[] = [];
  function Review() {
    const { check } = useForm();
    return (
      <button type="button" onClick={() => void check().then((isValid) => found.push(isValid))}>
        Review
      </button>
    );
  }
  render(makeTree(sent, <Review />));
  const review = screen.getByRole('button', { name: 'Review' });
  typeHalf(/^Time/, true);
  await userEvent.click(review);
  expect(await screen.findByRole('alert')).toHaveTextContent('2 answers need a correction');
  await waitFor(() => expect(input('Name')).toHaveFocus());
  typeHalf(/^Time/, false);
  fireEvent.change(input(/^Time/), { target: { value: '16:30' } });
  await userEvent.type(input('Name'), 'Asha');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await userEvent.click(review);
  await waitFor(() => expect(found).toEqual([false, true]));
  expect(sent).not.toHaveBeenCalled();
});

test('an error waits again where the form says so, until its control is left', async () => {
  function Wait() {
    const { untouch } = useForm();
    return (
      <button type="button" onClick={() => untouch('name')}>
        Wait
      </button>
    );
  }
  render(makeTree(async () => undefined, <Wait />));
  await userEvent.type(input('Name'), 'A{Backspace}');
  await userEvent.tab();
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  await waitFor(() => expect(screen.queryByText('Name is required.')).not.toBeInTheDocument());
  await userEvent.click(input('Name'));
  await userEvent.tab();
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('that a code is wrong is said when it is sent, and not when it is left', async () => {
  const asked: readonly Field[] = [{ name: 'otp', label: 'Code', control: 'code', required: true }];
  render(makeTree(async () => undefined, undefined, asked));
  await userEvent.type(input('Code'), '1{Backspace}');
  await userEvent.tab();
  await act(async () => {});
  expect(input('Code')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(input('Code')).toHaveAttribute('aria-invalid', 'true'));
});

test('an error shows after leaving, is tied to its control, and goes while it is mended', async () => {
  render(makeTree(async () => undefined));
  expect(input('Name')).toHaveAttribute('required');
  await userEvent.type(input('Name'), 'A{Backspace}');
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(input('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(input('Name')).toHaveAccessibleDescription('Name is required.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(input('Name'), 'A');
  await waitFor(() => expect(screen.queryByText('Name is required.')).not.toBeInTheDocument());
  expect(input(/^Site/)).toHaveAccessibleDescription('Your own.');
});

test('the error of an answer that was left is read out, once, and those of a refused attempt by their list alone', async () => {
  render(makeTree(async () => undefined));
  const places = screen.getAllByRole('status');
  const heard = () => places.map(({ textContent }) => textContent).join('');
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

test('an error is read out also where another answer has the same, or its answer had another', async () => {
  const asked = ['Site', 'Blog'].map((label): Field => ({
    name: label.toLowerCase(),
    label,
    control: 'url',
    required: true,
  }));
  render(makeTree(async () => undefined, undefined, asked));
  const places = screen.getAllByRole('status');
  const heard = () => places.map(({ textContent }) => textContent).join('');
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

describe('once a form was not sent', () => {
  const second = 1000;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('its list of errors is read out as it appears, and an answer that is wrong later once it is left', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const places = screen.getAllByRole('status');
    const heard = () => places.map(({ textContent }) => textContent).join('');
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

  test('an answer that is wrong again when it is sent again is read out although the keyboard stays in it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    const asked: readonly Field[] = [
      { name: 'site', label: 'Site', control: 'url' },
      { name: 'blog', label: 'Blog', control: 'url', required: true },
    ];
    render(makeTree(async () => undefined, undefined, asked));
    const places = screen.getAllByRole('status');
    const heard = () => places.map(({ textContent }) => textContent).join('');
    await user.type(input(/^Site/), 'no address{Enter}');
    await pass(second);
    await user.clear(input(/^Site/));
    await pass(second);
    await user.type(input(/^Site/), 'none');
    await pass(second);
    expect(heard()).toBe('');
    const listBefore = screen.getByRole('alert');
    await user.keyboard('{Enter}');
    expect(input(/^Site/)).toHaveFocus();
    const list = screen.getByRole('alert');
    expect(list).not.toBe(listBefore);
    expect(list).not.toHaveAttribute('aria-live', 'off');
    expect(list).toHaveTextContent('Please enter a valid URL. Site');
    await pass(second);
    expect(heard()).toBe('');
  });

  test('the same errors are read out once more with each attempt, which leads to the first of them', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const lists = new Set<HTMLElement>();
    for (const attempt of [1, 2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(input('Name')).toHaveFocus();
      const list = screen.getByRole('alert');
      expect(list).not.toHaveAttribute('aria-live', 'off');
      await pass(second);
      expect(list).toHaveAttribute('aria-live', 'off');
      expect(lists.add(list).size).toBe(attempt);
    }
  });

  test('so are those of a form without a list', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(
      <Provider store={makeStore()}>
        <FieldForm form="forgotPassword" fields={fields} onSubmit={async () => undefined}>
          {fields.map((field) => (
            <FormField key={field.name} field={field} />
          ))}
          <button type="submit">Send</button>
        </FieldForm>
      </Provider>,
    );
    const region = screen.getAllByRole('status').at(-1)!;
    const said = new Set<ChildNode | null>();
    let last: string | null = '';
    await user.click(input('Name'));
    for (const attempt of [1, 2, 3]) {
      await user.keyboard('{Enter}');
      await pass(second);
      expect(region).toHaveTextContent('Name is required.');
      // A screen reader reads what is put in, and Orca what is not the same.
      expect(said.add(region.firstChild).size).toBe(attempt);
      expect(region.textContent).not.toBe(last);
      last = region.textContent;
    }
  });

  test('an answer that was listed as wrong is not read out again where the keyboard only passes it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    render(makeTree(async () => undefined));
    const places = screen.getAllByRole('status');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await pass(second);
    expect(input('Name')).toHaveFocus();
    await user.tab();
    await pass(second);
    expect(places.map(({ textContent }) => textContent).join('')).toBe('');
  });
});

test('none of the answers that have to be chosen is called wrong before it is asked for', async () => {
  const asked = fields.map((field) => ({ ...field, required: true }));
  render(makeTree(async () => undefined, undefined, asked));
  const radios = screen.getAllByRole('radio');
  for (const radio of radios) expect(radio).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(radios[0]).toHaveAttribute('aria-invalid', 'true'));
});

/** What a browser says of half a date: its value is empty, and no event tells. */
const typeHalf = (name: RegExp, isHalf: boolean) =>
  Object.defineProperty(input(name), 'validity', { configurable: true, value: { badInput: isHalf } });

test('half a date is told of when it is left, and is none of the empty answers that are sent', async () => {
  const sent = jest.fn(async () => undefined);
  render(makeTree(sent));
  await userEvent.type(input('Name'), 'Asha');
  typeHalf(/^Born/, true);
  await userEvent.click(input(/^Born/));
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid date.')).toBeVisible();
  typeHalf(/^Born/, false);
  await userEvent.click(input(/^Born/));
  await userEvent.tab();
  await waitFor(() => expect(input(/^Born/)).toBeValid());

  typeHalf(/^Time/, true);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(input(/^Time/)).toHaveFocus());
  expect(input(/^Time/)).toBeInvalid();
  expect(screen.getAllByText('Please enter a valid time.')[0]).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  typeHalf(/^Time/, false);
  fireEvent.change(input(/^Time/), { target: { value: '16:30' } });
  await waitFor(() => expect(input(/^Time/)).toBeValid());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('an error waits until the mouse button is up, so that the press meets its button', async () => {
  render(makeTree(async () => undefined));
  await userEvent.type(input('Name'), 'A{Backspace}');
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }));
  await act(async () => screen.getByRole('button', { name: 'Send' }).focus());
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await act(async () => void fireEvent.pointerUp(document.body));
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('a refused attempt lists the corrections, marks the title and goes to the first; mending takes it all back', async () => {
  render(makeTree(async () => undefined));
  await userEvent.type(input(/^Site/), 'no address{Enter}');
  const summary = await screen.findByRole('alert');
  expect(summary.parentElement).not.toHaveAttribute('role');
  expect(summary).toHaveTextContent('2 answers need a correction');
  expect(summary).toHaveTextContent('Please enter a valid URL. Site');
  await waitFor(() => expect(input('Name')).toHaveFocus());
  expect(document.title).toBe('Error: A form');
  await userEvent.click(screen.getByRole('link', { name: 'Please enter a valid URL.' }));
  expect(input(/^Site/)).toHaveFocus();
  await userEvent.clear(input(/^Site/));
  await userEvent.type(input('Name'), 'A');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(document.title).toBe('A form');

  // What goes wrong after that was never sent.
  await userEvent.type(input(/^Site/), 'no address');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
  expect(screen.queryByText('1 answer needs a correction')).not.toBeInTheDocument();
  expect(document.title).toBe('A form');
});

test('only optional questions are marked, and browsers get the kinds of input they know', () => {
  render(makeTree(async () => undefined));
  expect(screen.getAllByText('(optional)')).toHaveLength(5);
  expect(input(/^When/)).toHaveAttribute('type', 'datetime-local');
  expect(input(/^Time/)).toHaveAttribute('type', 'time');
  expect(input(/^Site/)).toHaveAttribute('type', 'url');
  expect(input(/^Born/).max).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('a moment in the past is remarked upon without refusing it, a birthday is not', async () => {
  render(makeTree(async () => undefined));
  fireEvent.change(input(/^When/), { target: { value: '2020-01-11T10:00' } });
  expect(await screen.findByText('This date lies in the past.')).toBeVisible();
  expect(input(/^When/)).toHaveAccessibleDescription('This date lies in the past.');
  fireEvent.change(input(/^When/), { target: { value: '' } });
  await act(async () => void fireEvent.change(input(/^Born/), { target: { value: '1998-04-17' } }));
  expect(screen.queryByText('This date lies in the past.')).not.toBeInTheDocument();
});
