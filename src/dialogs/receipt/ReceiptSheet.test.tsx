import { act, within } from '@testing-library/react';
import { company } from '../../content/company.ts';
import { emailsReleased } from '../../state/forms/receiptSlice.ts';
import { pairsIn, report, texts } from '../../testing/dialogs/receiptSteps.ts';
import { jobSubmission, serviceSubmission } from '../../testing/forms/submissionExamples.ts';

describe('the receipt', () => {
  test('the receipt of a job application lists everything that was sent, with the labels of the form', async () => {
    const { openReceipt } = await report(jobSubmission);
    const receipt = await openReceipt();
    expect(within(receipt).getByRole('group', { name: 'Application Submitted' })).toHaveTextContent(
      /Job application sent on Friday 20 November 2026 at 10:58 \([^()]+\)\. ?We also sent a confirmation/,
    );
    expect(receipt).toHaveTextContent(
      /Kolam Works.+hello@kolamworks\.example ?Receipt ?Zr5kD0wQ3nB-7fTq2LxYsA/,
    );
    for (const line of company.address) expect(within(receipt).getByText(line)).toBeVisible();
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

  test('the receipt of a service request leaves out fields that were hidden and joins those left empty', async () => {
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

  test('shows a conditional field that was visible, and a role that an opening added', async () => {
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

  test('shows the time of a meeting with its time zone, and the firm’s time if that differs', async () => {
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    const resolved = new Intl.DateTimeFormat('en-GB').resolvedOptions();
    zone.mockReturnValue({ ...resolved, timeZone: 'America/New_York' });
    const { openReceipt } = await report(serviceSubmission);
    const [, answer] =
      pairsIn(await openReceipt()).find(([label]) => label === 'Google Meet availability') ?? [];
    // 15:00 in New York in November, which is what the answer says.
    expect(answer).toContain('For us: 26 November 2026, 01:30 (India Standard Time, UTC+05:30)');
  });

  test('says whether its emails were sent, but nothing for a form whose failed emails are only logged', async () => {
    const { store, openReceipt, unmount } = await report(serviceSubmission, 'service.mailFailed');
    const receipt = await openReceipt();
    expect(receipt).toHaveTextContent('The email about it could not be sent');
    act(() => void store.dispatch(emailsReleased()));
    expect(receipt).toHaveTextContent('We also sent a confirmation to the email address of your account.');
    unmount();
    const job = await report({ ...jobSubmission, mailed: false });
    expect(await job.openReceipt()).not.toHaveTextContent(/confirmation|could not be sent/);
  });
});
