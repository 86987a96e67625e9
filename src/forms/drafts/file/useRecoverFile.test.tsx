import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { makePdf } from '../../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import {
  choose,
  installFileStorage,
  isAskedOnLeaving,
  storageSettled,
} from '../../../testing/forms/draftFileSteps.ts';
import { fillIn, openForm, question, submit, success, write } from '../../../testing/forms/formSteps.ts';
import type { FormPage } from '../../../testing/forms/formSteps.ts';

installMocks();
const { database, names } = installFileStorage();

const refusal = 'Please upload a PDF file.';

/** Chooses a file and waits until it is stored; as in browsers, storage then has a copy of it. */
async function chooseStored(page: FormPage, copy = makePdf('cv.pdf', 'The copy')): Promise<File> {
  await fillIn('job', page);
  const file = makePdf('cv.pdf');
  await choose(file);
  await waitFor(() => expect(names()).toEqual(['cv.pdf']));
  // The form learns of it once the request for the storage has ended.
  await storageSettled();
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
  database().put({ ...database().records[0], file: copy });
  return file;
}

/** The visitor deletes the file on disk, or changes it there. */
const loseOnDisk = (file: File, error: 'NotFoundError' | 'NotReadableError') =>
  jest.spyOn(file, 'slice').mockReturnValue({
    arrayBuffer: async () => {
      throw new DOMException('It cannot be read.', error);
    },
  } as unknown as Blob);
const deleteOnDisk = (file: File) => loseOnDisk(file, 'NotFoundError');

test('a file that was deleted on disk after it was stored is sent from storage', async () => {
  const page = await openForm('job');
  const sent = spyOnCall(calls.submitJobApplication);
  server.use(sent.handler);
  deleteOnDisk(await chooseStored(page));
  await submit('job', page);
  expect(await success()).toBeVisible();
  const body = sent.requests[0]?.body as { resume: { name: string; content: string } };
  expect(body.resume).toMatchObject({ name: 'cv.pdf', content: expect.stringContaining('The copy') });
});

test('the copy from storage counts neither as a new choice nor as one to store, and shows no error', async () => {
  const page = await openForm('job');
  const file = await chooseStored(page);
  const before = page.store.getState().drafts.job;
  const keep = jest.spyOn(database(), 'canStore');
  deleteOnDisk(file);
  await write('Name', '');
  await submit('job', page);
  await waitFor(() => expect(question('Name')).toHaveFocus());
  await storageSettled();
  expect(screen.queryAllByText(refusal)).toEqual([]);
  expect(screen.getByText('Checked: this is a PDF.')).toBeVisible();
  await write('Name', 'Meena');
  await waitFor(() => expect(page.store.getState().drafts.job?.values['name']).toBe('Meena'));
  expect(page.store.getState().drafts.job?.changedAt?.['resume']).toBe(before?.changedAt?.['resume']);
  expect(isAskedOnLeaving()).toBe(false);
  expect(keep).not.toHaveBeenCalled();
});

test.each([
  ['is no PDF', new File(['MZ'], 'cv.pdf')],
  ['has another name', makePdf('other.pdf')],
])('a deleted file is refused if what is stored %s', async (_what, copy) => {
  const page = await openForm('job');
  deleteOnDisk(await chooseStored(page, copy));
  await submit('job', page);
  expect((await screen.findAllByText(refusal))[0]).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus());
});

test('a file that was changed on disk has to be chosen again, because the copy is the older version', async () => {
  const page = await openForm('job');
  loseOnDisk(await chooseStored(page), 'NotReadableError');
  await submit('job', page);
  expect((await screen.findAllByText(refusal))[0]).toBeVisible();
});

test('a file that replaces another one while the copy of that is looked for is the one that is sent', async () => {
  const page = await openForm('job');
  const sent = spyOnCall(calls.submitJobApplication);
  server.use(sent.handler);
  const copy = makePdf('cv.pdf', 'The copy');
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  const read = jest.spyOn(copy, 'slice').mockReturnValue({ arrayBuffer: () => promise } as Blob);
  deleteOnDisk(await chooseStored(page, copy));
  await submit('job', page);
  await waitFor(() => expect(read).toHaveBeenCalled());
  await choose(makePdf('newer.pdf'));
  resolve(await makePdf().arrayBuffer());
  expect(await success()).toBeVisible();
  expect(sent.requests.map(({ body }) => body)).toMatchObject([{ resume: { name: 'newer.pdf' } }]);
});
