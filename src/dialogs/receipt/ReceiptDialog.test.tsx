import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { loggedOut } from '../../state/auth/authSlice.ts';
import { dialogOpened, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { submissionStored, emailsReleased } from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { makeToken, seededAuth, renderFrame } from '../../testing/renderFrame.tsx';
import type { FrameOptions } from '../../testing/renderFrame.tsx';
import { jobSubmission, serviceSubmission } from '../../testing/submissionExamples.ts';

/** The dialog that reports how a submission went. */
async function report(
  submission: StoredSubmission,
  kind = `${submission.kind}.submitted` as DialogKind,
  state: FrameOptions['state'] = {},
) {
  const frame = renderFrame({ entries: [paths.jobApplication], state });
  act(() => {
    screen.getByRole('button', { name: 'In Some page' }).focus();
    frame.store.dispatch(submissionStored(submission));
    frame.store.dispatch(dialogOpened({ kind }));
  });
  const result = await screen.findByRole('dialog');
  const press = (name: string) => frame.user.click(screen.getByRole('button', { name }));
  const openReceipt = async () => {
    await press('Receipt');
    return screen.findByRole('dialog', { name: 'Receipt' });
  };
  return { ...frame, result, press, openReceipt };
}

/** What a list of terms says, in its order. */
const pairsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);

/** Waits until a dialog that left has faded. */
const alone = (dialog: HTMLElement) =>
  waitFor(() => expect([...document.querySelectorAll('[role=dialog]')]).toEqual([dialog]));

const texts = (place: HTMLElement, role: string) =>
  within(place)
    .getAllByRole(role)
    .map((element) => element.textContent);

describe('below a result', () => {
  test('stands which submission it is about', async () => {
    const { result } = await report(jobSubmission);
    expect(pairsIn(result)).toEqual([
      ['Role', 'Backend Architect'],
      ['Resume', 'asha-raman.pdf'],
      ['Sent', '20 November 2026, 10:58'],
      ['Reference', 'Zr5kD0wQ3nB-7fTq2LxYsA'],
    ]);
  });

  test('stands plainly that the server did not mention the resume', async () => {
    const { result } = await report({
      ...jobSubmission,
      reference: null,
      file: { ...jobSubmission.file!, reference: null },
    });
    expect(pairsIn(result)).toEqual([
      ['Role', 'Backend Architect'],
      [
        'Resume',
        expect.stringMatching(/^asha-raman\.pdfSent, but the server’s answer does not mention it\./),
      ],
      ['Sent', expect.anything()],
    ]);
  });

  test('a form without a kind of its own is told by its name', async () => {
    const { result } = await report({ ...serviceSubmission, kind: 'feedback', values: { message: 'Fine.' } });
    expect(pairsIn(result)[0]).toEqual(['Form', 'Feedback']);
  });

  test('the stated button stays first and has the keyboard; the receipt is offered last', async () => {
    const whole = await report(jobSubmission);
    expect(texts(whole.result, 'button')).toEqual(['Continue', 'Receipt']);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    whole.unmount();
    const partial = await report(serviceSubmission, 'service.mailFailed');
    expect(texts(partial.result, 'button')).toEqual(['Go Home', 'Send the email again', 'Receipt']);
    expect(screen.getByRole('button', { name: 'Go Home' })).toHaveFocus();
  });

  test('nothing stands when something else was sent, and nothing is offered that would do nothing', async () => {
    const { result } = await report(jobSubmission, 'service.mailFailed');
    expect(texts(result, 'button')).toEqual(['Go Home']);
    expect(within(result).queryByRole('term')).not.toBeInTheDocument();
  });
});

describe('the receipt', () => {
  test('of a job application says everything that was sent, in the words of the form', async () => {
    const { openReceipt } = await report(jobSubmission);
    const receipt = await openReceipt();
    expect(within(receipt).getByRole('region', { name: 'Application Submitted' })).toHaveTextContent(
      /Job application sent on Friday 20 November 2026 at 10:58 \([^()]+\)\. ?We also sent you a confirmation/,
    );
    expect(receipt).toHaveTextContent(
      /Kolam Works.+hello@kolamworks\.example ?Receipt ?Zr5kD0wQ3nB-7fTq2LxYsA/,
    );
    expect(texts(receipt, 'heading')).toEqual([
      'Application Submitted',
      'What happens next',
      'About you',
      'The position',
      'Your experience',
      'Resume and letter',
      'Links',
    ]);
    expect(pairsIn(receipt)).toEqual([
      ['Name', 'Asha Raman'],
      ['Email', 'asha@mail.example'],
      ['Phone number', '+91 44 0000 0117'],
      ['Job type', 'Full-Time'],
      ['Role', 'Backend Architect (Backend Team)'],
      ['Start date', '11 January 2027'],
      ['Expected salary', 'Left empty'],
      ['Education', 'B.E. Computer Science, 2021'],
      ['Experience', '1 year'],
      ['Skills', 'TypeScript, PostgreSQL'],
      ['Resume', 'asha-raman.pdf, 1.4 MBStored by the server.'],
      ['Cover letter', 'I run the billing service of a bus company.\nI would like to work here.'],
      ['LinkedIn', 'https://network.example/in/asha'],
      ['Portfolio, Work samples (URL), Sample work URL', 'Left empty'],
      ['How did you hear about us?', 'Job board'],
    ]);
    expect(receipt).toHaveTextContent(
      'Made on this device when the server confirmed your job application. Keep it; we show it only once.',
    );
  });

  test('of a service request leaves out what was not asked and joins what was left empty', async () => {
    const { openReceipt } = await report(serviceSubmission, 'service.mailFailed');
    const receipt = await openReceipt();
    expect(pairsIn(receipt).slice(3)).toEqual([
      ['Company name', 'Left empty'],
      ['Service type', 'Cloud Services'],
      ['Industry', 'Technology'],
      ['Priority level', 'Left empty'],
      ['Project details', 'Two <b>old</b> servers & a "backup".'],
      ['Expected outcome', 'No night shifts.'],
      ['Google Meet availability', expect.stringMatching(/^25 November 2026, 15:00\S.*, UTC/)],
      [
        'Budget, Team size, Start date, Project deadline, Project scope, Target audience, Additional notes',
        'Left empty',
      ],
    ]);
  });

  test('shows a conditional question that was asked, and a role that an opening added', async () => {
    const asked = await report({
      ...serviceSubmission,
      values: { ...serviceSubmission.values, industry: 'Others' },
    });
    expect(pairsIn(await asked.openReceipt())).toContainEqual(['Other industry', 'Never asked']);
    asked.unmount();
    const opening = await report({
      ...jobSubmission,
      values: { ...jobSubmission.values, role: 'Search Optimizer' },
    });
    expect(pairsIn(await opening.openReceipt())).toContainEqual(['Role', 'Search Optimizer']);
  });

  test('says what happens next and by when, and how to ask about it', async () => {
    const job = await report({ ...jobSubmission, reference: 'KW-7F3X-24' });
    const receipt = await job.openReceipt();
    expect(texts(receipt, 'listitem')).toEqual([
      'Now Our hiring team has your answers and your resume.',
      'Then We read every letter, also short ones. Our answer goes to asha@mail.example.',
      'At any time Ask us about it: hello@kolamworks.example. Please name the reference KW-7F3X-24.',
      'After a year We delete what you sent.',
    ]);
    job.unmount();
    const service = await report({ ...serviceSubmission, reference: null });
    const steps = texts(await service.openReceipt(), 'listitem');
    expect(steps).toContain(
      'Within two working days We reply to asha@mail.example and confirm the time of the meeting.',
    );
    expect(steps).toContain('At any time Ask us about it: hello@kolamworks.example.');
  });

  test('tells the time of a meeting with its zone, and with the firm’s where that is another', async () => {
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const resolved = new Intl.DateTimeFormat('en-GB').resolvedOptions();
    zone.mockReturnValue({ ...resolved, timeZone: 'America/New_York' });
    const { openReceipt } = await report(serviceSubmission);
    const [, answer] =
      pairsIn(await openReceipt()).find(([label]) => label === 'Google Meet availability') ?? [];
    // 15:00 in New York in November, which is what the answer says.
    expect(answer).toContain('For us: 26 November 2026, 01:30 (India Standard Time, UTC+05:30)');
  });

  test('says whether its e-mails went, and nothing where a failed e-mail is only logged', async () => {
    const { store, openReceipt, unmount } = await report(serviceSubmission, 'service.mailFailed');
    const receipt = await openReceipt();
    expect(receipt).toHaveTextContent('The email about it could not be sent');
    act(() => void store.dispatch(emailsReleased()));
    expect(receipt).toHaveTextContent('We also sent you a confirmation by email.');
    unmount();
    const job = await report({ ...jobSubmission, mailed: false });
    expect(await job.openReceipt()).not.toHaveTextContent(/confirmation|could not be sent/);
  });

  test('takes the result’s place and the keyboard; closed, it gives both back, and the result leads home', async () => {
    const { openReceipt, press, router } = await report(jobSubmission);
    const strayed = jest.fn();
    screen.getByText('In Some page').addEventListener('focus', strayed);
    const receipt = await openReceipt();
    await waitFor(() => expect(within(receipt).getByRole('region')).toHaveFocus());
    await alone(receipt);
    expect(within(receipt).getByRole('region')).toHaveFocus();

    await press('Close');
    const result = await screen.findByRole('dialog', { name: 'Application Submitted' });
    await waitFor(() => expect(within(result).getByRole('button', { name: 'Receipt' })).toHaveFocus());
    await alone(result);
    expect(within(result).getByRole('button', { name: 'Receipt' })).toHaveFocus();
    expect(strayed).not.toHaveBeenCalled();
    await press('Continue');
    expect(router.state.location.pathname).toBe('/');
  });

  test('Esc closes the receipt first and the result next', async () => {
    const { openReceipt, user, router, stateNow } = await report(jobSubmission);
    await openReceipt();
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Application Submitted' });
    expect(router.state.location.pathname).toBe(paths.jobApplication);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Receipt' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(selectDialog(stateNow())).toBeNull();
    expect(router.state.location.pathname).toBe('/');
  });

  test('is gone with whose it was', async () => {
    const { openReceipt, store } = await report(jobSubmission);
    await openReceipt();
    act(() => void store.dispatch(loggedOut()));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Asha Raman')).not.toBeInTheDocument();
  });

  test('Print asks the browser to print', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { openReceipt, press } = await report(jobSubmission);
    await openReceipt();
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('Save gives a file that says the same, in which nothing of an answer can run', async () => {
    const blobs: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    const { openReceipt, press } = await report(serviceSubmission, 'service.mailFailed');
    const receipt = await openReceipt();
    await press('Save');
    expect(clicked).toEqual(['service-request-2026-11-20.html blob:1']);
    expect(blobs[0]?.type).toBe('text/html;charset=utf-8');

    const html = await blobs[0]!.text();
    expect(html).not.toMatch(/<script|<b>|https?:|src=|href=/);
    const saved = new DOMParser().parseFromString(html, 'text/html');
    expect(saved.title).toBe('Receipt: Service request, 20 November 2026');
    const wordsOf = (place: HTMLElement) => place.textContent.replaceAll(/\s/g, '');
    const sheet = within(receipt).getByRole('region');
    expect(wordsOf(saved.body)).toBe(wordsOf(sheet));
  });
});

test('somebody else’s receipt is not shown', async () => {
  const own = await report(jobSubmission, undefined, { auth: seededAuth(makeToken()) });
  expect(texts(own.result, 'button')).toEqual(['Continue', 'Receipt']);
  own.unmount();
  const other = makeToken({ email: 'other@mail.example' });
  const { result } = await report(jobSubmission, undefined, { auth: seededAuth(other) });
  expect(texts(result, 'button')).toEqual(['Continue']);
  expect(result).not.toHaveTextContent('asha-raman.pdf');
});
