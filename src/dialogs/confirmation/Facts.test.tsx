import { act, screen, within } from '@testing-library/react';
import { formOpened } from '../../state/forms/formsSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { seededAuth } from '../../testing/rendering/renderFrame.tsx';
import { pairsIn, report, texts } from '../../testing/dialogs/receiptSteps.ts';
import { jobSubmission, serviceSubmission } from '../../testing/forms/submissionExamples.ts';

describe('the facts and buttons of a result', () => {
  test('say which submission it is about', async () => {
    const { result } = await report(jobSubmission);
    expect(pairsIn(result)).toEqual([
      ['Role', 'Backend Architect'],
      ['Resume', 'asha-raman.pdf'],
      ['Sent', '20 November 2026, 10:58'],
      ['Reference', 'Zr5kD0wQ3nB-7fTq2LxYsA'],
    ]);
  });

  test('say that the server’s response did not mention the resume', async () => {
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

  test('name the form itself if it has no subject', async () => {
    const { result } = await report({ ...serviceSubmission, kind: 'feedback', values: { message: 'Fine.' } });
    expect(pairsIn(result)[0]).toEqual(['Form', 'Feedback']);
  });

  test('begin with the main button, which has the focus, and end with the receipt', async () => {
    const whole = await report(jobSubmission);
    expect(texts(whole.result, 'button')).toEqual(['Continue', 'Receipt']);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    whole.unmount();
    const partial = await report(serviceSubmission, 'service.mailFailed');
    // As after a reload, until the form that sends the emails is rendered again.
    expect(texts(partial.result, 'button')).toEqual(['Go Home', 'Receipt']);
    act(() => void partial.store.dispatch(formOpened({ form: 'service' })));
    expect(texts(partial.result, 'button')).toEqual(['Go Home', 'Send the email again', 'Receipt']);
    expect(screen.getByRole('button', { name: 'Go Home' })).toHaveFocus();
  });

  test('are left out, except for the main button, if the stored submission is of another form', async () => {
    const { result } = await report(jobSubmission, 'service.mailFailed');
    expect(texts(result, 'button')).toEqual(['Go Home']);
    expect(within(result).queryByRole('term')).not.toBeInTheDocument();
  });
});

test('the receipt of another account is not shown', async () => {
  const own = await report(jobSubmission, undefined, { auth: seededAuth(makeToken()) });
  expect(texts(own.result, 'button')).toEqual(['Continue', 'Receipt']);
  own.unmount();
  const other = makeToken({ email: 'other@mail.example' });
  const { result } = await report(jobSubmission, undefined, { auth: seededAuth(other) });
  expect(texts(result, 'button')).toEqual(['Continue']);
  expect(result).not.toHaveTextContent('asha-raman.pdf');
});
