import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankValuesOf } from '../../../../contract/fields.ts';
import type { Field } from '../../../../contract/fields.ts';
import { fields, input, makeTree } from '../../../testing/forms/fieldFormExample.tsx';
import { useForm } from '../formContext.ts';
import type { FieldFormOptions } from '../useFieldForm.ts';

beforeEach(() => {
  document.title = 'A form';
});

test('moving focus past an empty required field shows no error until the form is sent', async () => {
  render(makeTree(async () => undefined));
  await userEvent.click(input('Name'));
  await userEvent.tab();
  expect(input(/^Site/)).toHaveFocus();
  await act(async () => {});
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Name is required.' })).toBeVisible();
});

test('after a reset no field counts as edited', async () => {
  render(makeTree(async (_answers, { reset }) => reset(blankValuesOf(fields))));
  await userEvent.type(input('Name'), 'Asha{Enter}');
  await waitFor(() => expect(input('Name')).toHaveValue(''));
  await userEvent.tab();
  await act(async () => {});
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await userEvent.type(input(/^Site/), 'k');
  expect(input('Name')).toHaveValue('');
});

test('a restored answer that is wrong shows its error once it is left', async () => {
  function Restore() {
    const { setValues } = useForm();
    return (
      <button type="button" onClick={() => setValues({ site: 'no address' })}>
        Restore
      </button>
    );
  }
  render(makeTree(async () => undefined, <Restore />));
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(input(/^Site/)).toHaveValue('no address');
  await userEvent.click(input(/^Site/));
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
});

test('a wrong answer typed after a successful submit does not count as a failed attempt', async () => {
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

test('a refusal by the server shows at its field and does not count as a failed attempt', async () => {
  const words = 'We know that name.';
  const sent = jest.fn<Promise<void>, Parameters<FieldFormOptions['onSubmit']>>(async (_values, { refuse }) =>
    refuse('name', words),
  );
  render(makeTree(sent));
  await userEvent.type(input('Name'), 'Asha{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The refusal stays in the list of errors. It does not block the next submit, which ends the failed attempt.
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

test('two answers that the server refuses at once both show why', async () => {
  render(
    makeTree(async (_values, { refuse }) => {
      refuse('name', 'We know that name.');
      refuse('site', 'We know that site.');
    }),
  );
  await userEvent.type(input(/^Site/), 'kolam.example');
  await userEvent.type(input('Name'), 'Asha{Enter}');
  expect(await screen.findByText('We know that site.')).toBeVisible();
  expect(screen.getByText('We know that name.')).toBeVisible();
});

test('`check` shows all errors, focuses the first and sends nothing', async () => {
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

test('`untouch` hides an error until its control is left again', async () => {
  function Untouch() {
    const { untouch } = useForm();
    return (
      <button type="button" onClick={() => untouch('name')}>
        Untouch
      </button>
    );
  }
  render(makeTree(async () => undefined, <Untouch />));
  await userEvent.type(input('Name'), 'A{Backspace}');
  await userEvent.tab();
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Untouch' }));
  await waitFor(() => expect(screen.queryByText('Name is required.')).not.toBeInTheDocument());
  await userEvent.click(input('Name'));
  await userEvent.tab();
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('a code shows its error when it is sent, not when its control is left', async () => {
  const asked: readonly Field[] = [{ name: 'otp', label: 'Code', control: 'code', required: true }];
  render(makeTree(async () => undefined, undefined, asked));
  await userEvent.type(input('Code'), '1{Backspace}');
  await userEvent.tab();
  await act(async () => {});
  expect(input('Code')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(input('Code')).toHaveAttribute('aria-invalid', 'true'));
});

test('an error shows once its control is left, describes it, and goes as the answer is corrected', async () => {
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

test('a required radio group is not marked invalid before an attempt to submit', async () => {
  const asked = fields.map((field) => ({ ...field, required: true }));
  render(makeTree(async () => undefined, undefined, asked));
  const radios = screen.getAllByRole('radio');
  for (const radio of radios) expect(radio).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(radios[0]).toHaveAttribute('aria-invalid', 'true'));
});

/** What a browser reports for half a date: `badInput`, an empty value, and no event. */
const typeHalf = (name: RegExp, isHalf: boolean) =>
  Object.defineProperty(input(name), 'validity', { configurable: true, value: { badInput: isHalf } });

test('half a date shows an error when it is left, and is not sent as an empty answer', async () => {
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

test('an error waits until the mouse button is up, so that it does not move the pressed button away', async () => {
  render(makeTree(async () => undefined));
  await userEvent.type(input('Name'), 'A{Backspace}');
  fireEvent(screen.getByRole('button', { name: 'Send' }), new MouseEvent('pointerdown', { bubbles: true }));
  await act(async () => screen.getByRole('button', { name: 'Send' }).focus());
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await act(async () => void fireEvent.pointerUp(document.body));
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('a failed attempt lists the errors, marks the title and focuses the first; corrections undo this', async () => {
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

  // A later error belongs to no attempt.
  await userEvent.type(input(/^Site/), 'no address');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
  expect(screen.queryByText('1 answer needs a correction')).not.toBeInTheDocument();
  expect(document.title).toBe('A form');
});

test('only optional fields are marked, and dates, times and URLs have native input types', () => {
  render(makeTree(async () => undefined));
  expect(screen.getAllByText('(optional)')).toHaveLength(5);
  expect(input(/^When/)).toHaveAttribute('type', 'datetime-local');
  expect(input(/^Time/)).toHaveAttribute('type', 'time');
  expect(input(/^Site/)).toHaveAttribute('type', 'url');
  expect(input(/^Born/).max).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('an appointment in the past gets a remark but no error, a birthday gets none', async () => {
  render(makeTree(async () => undefined));
  fireEvent.change(input(/^When/), { target: { value: '2020-01-11T10:00' } });
  expect(await screen.findByText('This date lies in the past.')).toBeVisible();
  expect(input(/^When/)).toHaveAccessibleDescription('This date lies in the past.');
  fireEvent.change(input(/^When/), { target: { value: '' } });
  await act(async () => void fireEvent.change(input(/^Born/), { target: { value: '1998-04-17' } }));
  expect(screen.queryByText('This date lies in the past.')).not.toBeInTheDocument();
});
