import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import * as constants from '../../../../contract/constants.ts';
import { signUpAndLogIn, makePdf } from '../../../../mocks/fixtures.ts';
import { button } from '../../../testing/button.ts';
import { seedToken } from '../../../testing/seedToken.ts';
import { installMocks, currentTestServer } from '../../../../mocks/server.ts';
import { renderApp } from '../../../testing/rendering/renderApp.tsx';

installMocks();

const input = () => screen.getByLabelText<HTMLInputElement>('Resume');
const checked = () => screen.findByText('Checked: this is a PDF.');
/** The frame around the button. */
const frame = () => button('Choose PDF').parentElement!;

async function openForm() {
  seedToken((await signUpAndLogIn(await currentTestServer())).token);
  const page = await renderApp('/job-application');
  await screen.findByLabelText('Resume');
  return page;
}

/** Chooses a file of any name, because the filter of the file dialog can be switched off. */
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

function drag(kind: 'dragOver' | 'drop' | 'dragLeave', files: File[] = []) {
  const dataTransfer = { types: ['Files'], files, dropEffect: 'none' };
  const event = Object.assign(createEvent[kind](frame()), { dataTransfer });
  fireEvent(frame(), event);
  return event;
}

test('the button opens the file dialog for PDFs, by mouse and by keyboard', async () => {
  const { user } = await openForm();
  expect(input()).toHaveAttribute('accept', '.pdf');
  const opened = jest.fn();
  input().addEventListener('click', opened);
  await user.click(button('Choose PDF'));
  act(() => button('Choose PDF').focus());
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledTimes(2);
  expect(button('Choose PDF')).toHaveAccessibleDescription(/^Resume One PDF\. Your name/);
});

test('a PDF shows its name and size, can be replaced and removed, and the focus stays on the button', async () => {
  const { user } = await openForm();
  act(() => button('Choose PDF').focus());
  choose(makePdf('asha-raman.pdf', 'x'.repeat(1_400_000)));
  await checked();
  expect(screen.getByText('asha-raman.pdf')).toBeVisible();
  expect(screen.getByText('PDF, 1.4 MB')).toBeVisible();
  expect(button('Replace')).toHaveFocus();
  choose(makePdf('newer.pdf'));
  expect(await screen.findByText('newer.pdf')).toBeVisible();
  expect(screen.queryByText('asha-raman.pdf')).not.toBeInTheDocument();
  await checked();
  await user.click(button('Remove'));
  await waitFor(() => expect(button('Choose PDF')).toHaveFocus());
  expect(await screen.findByText('Resume is required.')).toBeVisible();
  expect(button('Choose PDF')).toBeInvalid();
});

test('the same file can be chosen again', async () => {
  const { user } = await openForm();
  await user.upload(input(), makePdf());
  await checked();
  expect(input().value).not.toBe('');
  // Browsers fire no event if the choice does not change, so the input is emptied before.
  await user.click(button('Replace'));
  expect(input().value).toBe('');
  await user.upload(input(), makePdf());
  expect(await checked()).toBeVisible();
});

test.each([
  ['another kind of file', new File(['PK'], 'cv.docx'), /^“cv\.docx” is not a PDF\./],
  [
    'a file with the right name only',
    new File(['hello'], 'cv.pdf'),
    /has the right name but cannot be read as a PDF/,
  ],
  ['an empty file', new File([], 'cv.pdf'), /“cv\.pdf” is empty/],
])('%s is refused at once, with advice; a PDF then clears the error', async (_what, file, words) => {
  await openForm();
  choose(file);
  expect(await screen.findByText(/^Please upload a PDF file\./)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(button('Choose PDF')).toHaveAccessibleDescription(/Please upload a PDF file\./);
  choose(makePdf());
  await checked();
  expect(screen.queryByText(/^Please upload a PDF file\./)).not.toBeInTheDocument();
});

test('a large file gets a hint but no error', async () => {
  await openForm();
  const large = makePdf('large.pdf');
  Object.defineProperty(large, 'size', { value: 18_600_000 });
  choose(large);
  expect(await screen.findByText('Large file: sending may take a minute on a slow line.')).toBeVisible();
  expect(screen.getByText('PDF, 18.6 MB')).toBeVisible();
  expect(await checked()).toBeVisible();
});

test('a file over the server’s limit gets a hint with that limit, and a way to choose another', async () => {
  const { user } = await openForm();
  const large = makePdf('large.pdf');
  Object.defineProperty(large, 'size', { value: constants.resumeMaxSize + 1 });
  // Reading fails as with a file that is larger than a string can be.
  jest.spyOn(large, 'arrayBuffer').mockRejectedValue(new RangeError('Invalid string length'));
  choose(large);
  expect(await screen.findByText(/^This file is 26\.2 MB, and we take up to 25 MB\./)).toBeVisible();
  expect(screen.queryByText('Checked: this is a PDF.')).not.toBeInTheDocument();
  const opened = jest.fn();
  input().addEventListener('click', opened);
  await user.click(button('choose a smaller file'));
  expect(opened).toHaveBeenCalledTimes(1);
  choose(makePdf('small.pdf'));
  await checked();
  expect(screen.queryByText(/^This file is/)).not.toBeInTheDocument();
  // The link was removed with its hint.
  expect(button('Replace')).toHaveFocus();
});

test('the first PDF of several dropped files is taken, and a hint says so until another file is chosen', async () => {
  await openForm();
  drag('drop', [new File(['Dear firm'], 'letter.txt'), makePdf('cv.pdf'), makePdf('older.pdf')]);
  await checked();
  expect(screen.getByText('One file is enough: we took “cv.pdf” and left the 2 others.')).toBeVisible();
  choose(makePdf('newer.pdf'));
  expect(await screen.findByText('newer.pdf')).toBeVisible();
  await checked();
  expect(screen.queryByText(/^One file is enough/)).not.toBeInTheDocument();
});

test('a file dragged over the frame shows a drop hint, and is taken when it is dropped', async () => {
  await openForm();
  expect(drag('dragOver').dataTransfer.dropEffect).toBe('copy');
  expect(await screen.findByText('Let go to add the file')).toBeVisible();
  drag('dragLeave');
  await waitFor(() => expect(screen.queryByText('Let go to add the file')).not.toBeInTheDocument());
  drag('drop', [makePdf('dropped.pdf')]);
  await checked();
  expect(screen.getByText('dropped.pdf')).toBeVisible();
});

test('a protected PDF gets a hint and is accepted', async () => {
  await openForm();
  choose(makePdf('locked.pdf', 'trailer << /Root 1 0 R /Encrypt 9 0 R >>'));
  await checked();
  expect(
    await screen.findByText('This PDF is protected. If it asks for a password, please choose one without.'),
  ).toBeVisible();
  choose(makePdf('open.pdf', 'The word /Encrypt alone says nothing.'));
  await screen.findByText('open.pdf');
  await checked();
  expect(screen.queryByText(/^This PDF is protected/)).not.toBeInTheDocument();
});
