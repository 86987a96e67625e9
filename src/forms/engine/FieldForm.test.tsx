import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useLayoutEffect } from 'react';
import { input, makeTree } from '../../testing/forms/fieldFormExample.tsx';
import { typed } from '../../hydration/inlineScriptNames.ts';
import { useForm } from './formContext.ts';

afterEach(() => void jest.useRealTimers());

test('what was typed before hydration is taken over', async () => {
  const sent = jest.fn(async () => undefined);
  const tree = makeTree(sent);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  Object.assign(input('Name'), { value: 'Early', [typed]: true });
  Object.assign(screen.getByRole('radio', { name: 'Blue' }), { checked: true, [typed]: true });
  render(tree, { container, hydrate: true });
  expect(input('Name')).toHaveValue('Early');
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Early', colour: 'Blue', site: '' }),
      expect.anything(),
    ),
  );
});

test('what the browser restored of an earlier document is emptied, also in the eyes of React', async () => {
  const sent = jest.fn(async () => undefined);
  const tree = makeTree(sent);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  Object.assign(input('Name'), { value: 'Somebody else' });
  Object.assign(screen.getByRole('radio', { name: 'Blue' }), { checked: true });
  render(tree, { container, hydrate: true });
  expect(input('Name')).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'Blue' })).not.toBeChecked();
  await userEvent.type(input('Name'), 'Somebody else');
  await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Somebody else', colour: 'Blue' }),
      expect.anything(),
    ),
  );
});

test('a draft restored during hydration does not undo what was typed before it', async () => {
  const sent = jest.fn(async () => undefined);
  /** Sets values as a stored draft does, in the render that shows what was typed before hydration. */
  function RestoreDraft() {
    const { values, setValues } = useForm();
    const isTyped = values['name'] === 'Early';
    useLayoutEffect(() => {
      if (isTyped) setValues({ site: 'https://kolam.example' });
    }, [isTyped, setValues]);
    return null;
  }
  const tree = makeTree(sent, <RestoreDraft />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  Object.assign(input('Name'), { value: 'Early', [typed]: true });
  render(tree, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Early', site: 'https://kolam.example' }),
      expect.anything(),
    ),
  );
});

test('before hydration the browser sends the form nowhere', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(makeTree(async () => undefined));
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(container.querySelector('[name="born"]')).not.toHaveAttribute('max');
});

test('answers are sent trimmed, URLs with their scheme, and Enter submits', async () => {
  const sent = jest.fn(async () => undefined);
  render(makeTree(sent));
  await userEvent.type(input(/^Site/), ' kolam.example ');
  await userEvent.type(input('Name'), '  Asha {Enter}');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Asha', site: 'https://kolam.example' }),
      expect.anything(),
    ),
  );
});

test.each(['Send', 'Review'])(
  'the pressed button %s is painted before the errors are shown',
  async (name) => {
    function ReviewButton() {
      const { check } = useForm();
      return (
        <button type="button" onClick={() => void check()}>
          Review
        </button>
      );
    }
    jest.useFakeTimers();
    render(makeTree(async () => undefined, <ReviewButton />));
    fireEvent.click(screen.getByRole('button', { name }));
    await act(async () => {});
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('alert')).toHaveTextContent('Name is required.');
  },
);

test('leaving an answer that is correct renders no field again', async () => {
  const rendered = jest.fn();
  function Reader() {
    useForm();
    useLayoutEffect(rendered);
    return null;
  }
  render(makeTree(async () => undefined, <Reader />));
  await userEvent.type(input('Name'), 'Asha');
  rendered.mockClear();
  await userEvent.tab();
  await act(async () => {});
  expect(rendered).not.toHaveBeenCalled();
});

test('a second press while the form is being sent does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = jest.fn(() => promise);
  render(makeTree(sent));
  await userEvent.type(input('Name'), 'Asha{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => resolve());
  expect(sent).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});

test('two presses before the next render send the form once', async () => {
  const sent = jest.fn(async () => undefined);
  render(makeTree(sent));
  await userEvent.type(input('Name'), 'Asha');
  const button = screen.getByRole('button', { name: 'Send' });
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a URL gets its scheme as soon as its control is left, and no other answer gets one', async () => {
  render(makeTree(async () => undefined));
  await userEvent.type(input('Name'), 'kolam.example');
  await userEvent.type(input(/^Site/), 'kolam.example');
  await userEvent.tab();
  await waitFor(() => expect(input(/^Site/)).toHaveValue('https://kolam.example'));
  expect(input('Name')).toHaveValue('kolam.example');
});

test('control characters that cannot be stored are removed from pasted text, except in a password', async () => {
  const asked = [
    { name: 'name', label: 'Name', control: 'text' },
    { name: 'letter', label: 'Letter', control: 'multiline' },
    { name: 'password', label: 'Password', control: 'password' },
  ] as const;
  render(makeTree(async () => undefined, undefined, asked));
  const paste = async (label: string, text: string) => {
    await userEvent.click(screen.getByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(text);
  };
  await paste('Name', 'Asha\u000bRaman\u0000');
  await paste('Letter', 'Dear team,\u000bI have devel\u0002oped\fmuch.\tAsha');
  await paste('Password', 'line\u0002');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const refused = 'Password contains characters that cannot be stored.';
  await waitFor(() => expect(input(/^Password/)).toHaveAccessibleDescription(refused));
  expect(input(/^Name/)).toHaveValue('Asha Raman');
  expect(input(/^Letter/)).toHaveValue('Dear team,\nI have developed\nmuch.\tAsha');
});

test('a form that was left while its answers were still being checked is not sent', async () => {
  jest.useFakeTimers();
  const sent = jest.fn(async () => undefined);
  const { unmount } = render(makeTree(sent));
  fireEvent.change(input('Name'), { target: { value: 'Meena' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).not.toHaveBeenCalled();
});
