import { fireEvent, screen, within } from '@testing-library/react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { traceErrors } from '../../content/trace/traceErrors.ts';
import { fileOf, installLayout, openFiles, renderScreen, user } from '../../testing/traces/supportScreen.tsx';
import { refusedApplication, traceTextOf } from '../../testing/traces/traceExamples.ts';
import { maxTraceBytes } from '../../trace/reading/readTrace.ts';

installLayout();

const { opening } = supportCopy;

test('pasted text whose end is missing is refused as E_TRUNCATED', async () => {
  await renderScreen();
  await user.click(screen.getByText(opening.pasteTitle));
  for (const kept of [40, -20]) {
    fireEvent.change(screen.getByLabelText(opening.pasteLabel), {
      target: { value: traceTextOf(refusedApplication).slice(0, kept) },
    });
    await user.click(screen.getByRole('button', { name: opening.openPasted }));
    expect(await screen.findByRole('alert')).toHaveTextContent('E_TRUNCATED');
    await user.click(screen.getByRole('button', { name: opening.dismiss }));
  }
});

test.each([
  ['E_EMPTY', ''],
  ['E_NOT_JSON', 'hello'],
  ['E_TRUNCATED', traceTextOf(refusedApplication).slice(0, -20)],
  ['E_NOT_TRACE', '{"a":1}'],
  ['E_VERSION_NEWER', traceTextOf(refusedApplication).replace('"version":1', '"version":99')],
  ['E_SHAPE', traceTextOf(refusedApplication).replace('"payload":"', '"payload":7,"x":"')],
  ['E_KEYS', '{"__proto__":1}'],
] as const)('the message for %s says what to do, and shows the code', async (code, text) => {
  await renderScreen();
  await openFiles(fileOf(text));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“visit.trace.json” could not be opened');
  expect(alert).toHaveTextContent(traceErrors[code].says);
  expect(alert).toHaveTextContent(traceErrors[code].todo);
  expect(within(alert).getByText(code)).toBeVisible();
  await user.click(within(alert).getByRole('button', { name: opening.dismiss }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [traceTextOf(refusedApplication).replace('"version":1', '"version":7'), 'E_VERSION_NEWER · Version 7'],
  [`[${'1,'.repeat(4_500)}`, 'E_TRUNCATED · Position 9,002'],
  [traceTextOf(refusedApplication).replace('"payload":"', '"payload":7,"x":"'), 'E_SHAPE · Place payload'],
])('the detail of an error is labelled by its kind: %#', async (text, shown) => {
  await renderScreen();
  await openFiles(fileOf(text));
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
});

test('a file that is too large is refused without reading it, and one that cannot be read with a code', async () => {
  const large = fileOf('');
  const read = jest.fn();
  Object.defineProperties(large, { size: { value: maxTraceBytes + 1 }, text: { value: read } });
  await renderScreen();
  await openFiles(large);
  expect(await screen.findByText('E_TOO_LARGE')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  const moved = fileOf('');
  Object.defineProperty(moved, 'text', { value: () => Promise.reject(new Error('gone')) });
  await openFiles(moved);
  expect(await screen.findByText('E_UNREADABLE')).toBeVisible();
});
