import { act, screen, waitFor, within } from '@testing-library/react';
import { applicationKinds, applications } from '../../../../contract/applications.ts';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import { calls } from '../../../../contract/calls.ts';
import { isShown } from '../../../../contract/fields.ts';
import type { Field } from '../../../../contract/fields.ts';
import { deferredResponse, offline } from '../../../../mocks/faults.ts';
import { answersOf } from '../../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { applicationCopy } from '../../../content/applications/applications.ts';
import {
  fillIn,
  openAnonymousForm,
  openForm,
  press,
  question,
  submit,
  write,
} from '../../../testing/renderForm.tsx';
import type { FormPage } from '../../../testing/renderForm.tsx';

installMocks();
jest.setTimeout(30_000);

const long = ['job', 'internship', 'partnership', 'service'] as const satisfies readonly ApplicationKind[];
const name = 'Check your answers';

const review = async ({ user }: FormPage) => user.click(screen.getByRole('button', { name: 'Review' }));
const sheet = () => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const fieldsOf = (kind: ApplicationKind): readonly Field[] => applications[kind].fields;

/** The form with every required answer, under review. */
async function openReview(kind: ApplicationKind) {
  const page = await openForm(kind);
  await fillIn(kind, page);
  await review(page);
  return { page, dialog: await sheet() };
}

test.each(long)('what is wrong in the %s form shows as on sending, and no sheet comes up', async (kind) => {
  const page = await openForm(kind);
  const sent = spyOnCall(calls[applications[kind].submit]);
  server.use(sent.handler);
  await review(page);
  const summary = within(await screen.findByRole('alert'));
  const shown = summary.getAllByRole('link').map(({ textContent }) => textContent);
  const first = document.activeElement;
  expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
  await submit(kind, page);
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(shown);
  expect(first).toHaveAttribute('aria-invalid', 'true');
  expect(sent.requests).toEqual([]);
});

/** How an answer that was given reads on the sheet. */
function readsAs({ name: field, control }: Field, answers: Readonly<Record<string, string>>): unknown {
  const answer = answers[field];
  if (control === 'file') return expect.stringMatching(/^Meena Raman\.pdf, \d+ KB$/);
  if (control === 'url') return `https://${answer}`;
  return ['text', 'email', 'tel', 'multiline'].includes(control) ? answer : expect.stringMatching(/\S/);
}

test.each(long)('the sheet of the %s form has every answer, and names what was left empty', async (kind) => {
  const { dialog } = await openReview(kind);
  const answers: Readonly<Record<string, string>> = answersOf[kind];
  const asked = fieldsOf(kind).filter((field) => isShown(field, answers));
  const isGiven = ({ name: field, control }: Field) => control === 'file' || Boolean(answers[field]);
  const rows = within(dialog)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const)
    .filter(([term]) => term !== 'Left empty');
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(asked.filter(isGiven).map((field) => [field.label, readsAs(field, answers)])),
  );
  const empty = within(dialog).queryAllByRole('button', { name: /^Add / });
  expect(empty.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(asked.filter((field) => !isGiven(field)).map(({ label }) => `Add ${label}`)),
  );
  const headings = within(dialog).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    applicationCopy[kind].sections.map(({ title }) => title),
  );
});

test.each(long)('Send does in the %s form what its own button does, once', async (kind) => {
  const { page, dialog } = await openReview(kind);
  const wait = deferredResponse(calls[applications[kind].submit]);
  server.use(wait.handler);
  const send = within(dialog).getByRole('button', { name: 'Send' });
  await page.user.dblClick(send);
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  server.resetHandlers();
  const stored = spyOnCall(calls[applications[kind].submit]);
  const mailed = spyOnCall(calls[applications[kind].mail]);
  server.use(stored.handler, mailed.handler);
  wait.release();
  expect(await screen.findByRole('dialog', { name: /^(Application Submitted|Success)$/ })).toBeVisible();
  expect(stored.requests).toHaveLength(0);
  expect(mailed.requests).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
});

test('Change leads to that very question, and so does the name of one that was left empty', async () => {
  const { page, dialog } = await openReview('job');
  await press(page, dialog, 'Change Education');
  await gone();
  await waitFor(() => expect(question('Education')).toHaveFocus());
  await write('Education', 'MSc Mathematics');
  await review(page);
  const second = await sheet();
  expect(second).toHaveTextContent('MSc Mathematics');
  await press(page, second, 'Add LinkedIn');
  await gone();
  await waitFor(() => expect(question('LinkedIn')).toHaveFocus());
  await review(page);
  const third = await sheet();
  await press(page, third, 'Change Resume');
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Replace/ })).toHaveFocus());
  await review(page);
  expect(within(await sheet()).queryByRole('button', { name: 'Change Email' })).not.toBeInTheDocument();
});

test.each(['Esc', 'its button', 'Back of the browser'])(
  '%s closes the sheet, keeps everything, and leaves the history as it was',
  async (way) => {
    const page = await openForm('job');
    const { key } = page.router.state.location;
    await fillIn('job', page);
    await review(page);
    const dialog = await sheet();
    await waitFor(() => expect(page.router.state.location.key).not.toBe(key));
    if (way === 'Esc') await page.user.keyboard('{Escape}');
    else if (way === 'its button') await press(page, dialog, 'Back to the form');
    else await act(() => page.router.navigate(-1));
    await gone();
    expect(page.router.state.location.key).toBe(key);
    expect(question('Name')).toHaveValue(answersOf.job.name);
    expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus());
    await review(page);
    expect(await sheet()).toBeVisible();
  },
);

test('after a failure every entry is there, and it can be reviewed and sent again', async () => {
  const { page, dialog } = await openReview('partnership');
  server.use(offline(calls.submitPartnershipApplication));
  await press(page, dialog, 'Send');
  const failure = await screen.findByRole('alertdialog', { name: 'Network Error' });
  await press(page, failure, 'Continue');
  await waitFor(() => expect(failure).not.toBeInTheDocument());
  server.resetHandlers();
  await review(page);
  await press(page, await sheet(), 'Send');
  expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('somebody without an account may read it through, and is asked to log in on Send', async () => {
  const page = await openAnonymousForm('service');
  await fillIn('service', page);
  await write('Email', 'meena@example.org');
  await review(page);
  await press(page, await sheet(), 'Send');
  expect(await screen.findByRole('dialog', { name: 'Authentication Required' })).toBeVisible();
  await gone();
});

test('the short forms have no such button', async () => {
  for (const kind of applicationKinds.filter((one) => !long.some((other) => other === one))) {
    const { unmount } = await openForm(kind);
    expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
    unmount();
  }
});
