import { screen, within } from '@testing-library/react';
import { button } from '../../testing/button.ts';
import { box, installClock, keepDownloads, openReport } from '../../testing/dialogs/reportSteps.ts';
import { readTrace } from '../../trace/reading/readTrace.ts';
import { recorder } from '../../trace/recording/recorder.ts';

installClock();

test('nothing can be saved or copied before the box is ticked; then one press saves a trace', async () => {
  const { dialog, user } = await openReport();
  const saved = keepDownloads();
  expect(box()).not.toBeChecked();
  expect(button('Save')).toBeDisabled();
  expect(button('Copy')).toBeDisabled();
  expect(dialog).toHaveTextContent('The buttons work once the box is ticked.');
  await user.click(box());
  expect(dialog).not.toHaveTextContent('The buttons work once the box is ticked.');
  await user.click(button('Save'));
  const name = `${recorder.reference()}.trace.json`;
  expect(saved.map((file) => file.name)).toEqual([name]);
  expect(within(dialog).getByText(`Saved as ${name} among your downloads.`)).toBeVisible();
  const { trace } = await readTrace(await saved[0]!.text);
  expect(trace?.steps.map(({ type }) => type)).toEqual(['auth/loggedIn', 'ui/colourModeChosen']);
  expect(trace?.refusedValues).toBe(0);
});

test('a report can be copied; a refusal by the browser shows a warning and keeps the box ticked', async () => {
  const { dialog, user } = await openReport();
  await user.click(box());
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No.'));
  await user.click(button('Copy'));
  expect(await within(dialog).findByText(/Your browser did not let us copy\. Nothing is lost/)).toBeVisible();
  expect(box()).toBeChecked();
  write.mockResolvedValueOnce();
  await user.click(button('Copy'));
  expect(await within(dialog).findByText(/^Copied\./)).toBeVisible();
  expect((await readTrace(write.mock.lastCall![0])).trace?.steps).toHaveLength(2);
});

test('a report can be shared if the browser shares files, and cancelling that shows no error', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  Object.assign(navigator, { share, canShare: () => true });
  try {
    const { dialog, user } = await openReport();
    await user.click(box());
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await user.click(button('Share'));
    expect(within(dialog).queryByText(/did not let us share/)).not.toBeInTheDocument();
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(button('Share'));
    expect(await within(dialog).findByText(/did not let us share\. Nothing is lost/)).toBeVisible();
    share.mockResolvedValueOnce();
    await user.click(button('Share'));
    expect(await within(dialog).findByText('Handed to the app you chose.')).toBeVisible();
    const [file] = share.mock.lastCall![0].files!;
    // Chrome and Edge refuse to share other kinds, such as JSON.
    expect(file!.name).toBe(`${recorder.reference()}.trace.json.txt`);
    expect(file!.type).toBe('text/plain');
    expect((await readTrace(await file!.text())).trace?.steps).toHaveLength(2);
  } finally {
    Object.assign(navigator, { share: undefined, canShare: undefined });
  }
});

test('sharing is not offered if the browser shares no files', async () => {
  await openReport();
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});
