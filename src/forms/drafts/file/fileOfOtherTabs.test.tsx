import { act, screen, waitFor } from '@testing-library/react';
import { makePdf, visitor } from '../../../../mocks/fixtures.ts';
import { installMocks } from '../../../../mocks/server.ts';
import { sessionSyncedFromOtherTab } from '../../../state/auth/authSlice.ts';
import { forgetAllFiles } from '../../../state/forms/draftFiles.ts';
import { draftsSyncedFromOtherTab } from '../../../state/forms/draftsSlice.ts';
import {
  choose,
  installFileStorage,
  isAskedOnLeaving,
  openDraftForm,
  other,
  rememberDraft,
  storageSettled,
} from '../../../testing/forms/draftFileSteps.ts';
import { makeToken } from '../../../testing/makeToken.ts';

installMocks();
const { database, names } = installFileStorage();

describe('several tabs with the same form', () => {
  let tab: BroadcastChannel;
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
    tab = new BroadcastChannel('draft-files');
    tab.addEventListener('message', ({ data }) => void heard.push(data));
  });
  afterEach(() => tab.close());

  const place = { form: 'job', field: 'resume', owner: visitor.email } as const;

  /** Posts messages as the form in another tab would, and waits until they have reached the form here. */
  async function tell(...messages: object[]) {
    const listening = new BroadcastChannel('draft-files');
    const { promise, resolve } = Promise.withResolvers<void>();
    let awaited = messages.length;
    listening.addEventListener('message', () => (awaited -= 1) === 0 && resolve());
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    for (const message of messages) tab.postMessage(message);
    await act(() => promise);
    listening.close();
  }
  const keepElsewhere = (name: string, changedAt: number, file = makePdf(name)) => {
    database().put({ ...place, changedAt, file });
    return { ...place, outcome: 'kept', changedAt };
  };

  test('a tab reports to the others whether its file was stored', async () => {
    const { store } = await openDraftForm();
    await choose(makePdf('cv.pdf'));
    await waitFor(() => expect(heard).toHaveLength(1));
    const { resume } = store.getState().drafts.job!.changedAt!;
    expect(heard).toEqual([{ ...place, outcome: 'kept', changedAt: resume }]);
    await choose(new File(['PK'], 'cv.docx'));
    await waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[1]).toMatchObject({ outcome: 'refused' });
  });

  test('all tabs show the file that was chosen last, and closing one of them loses nothing', async () => {
    await openDraftForm();
    const told = keepElsewhere('other.pdf', Date.now());
    await tell({ ...told, form: 'internship' }, { ...told, field: 'photo' }, { ...told, owner: other });
    await storageSettled();
    expect(screen.queryByText('other.pdf')).not.toBeInTheDocument();
    await tell(told);
    expect(await screen.findByText('other.pdf')).toBeVisible();
    expect(isAskedOnLeaving()).toBe(false);

    await choose(makePdf('newer.pdf'));
    await waitFor(() => expect(names()).toEqual(['newer.pdf']));
    await tell(keepElsewhere('older.pdf', 1));
    await storageSettled();
    expect(screen.queryByText('older.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('newer.pdf')).toBeVisible();
  });

  test('a file whose reading ends only after another account has logged in is not shown to it', async () => {
    const { store } = await openDraftForm();
    await choose(makePdf('cv.pdf'));
    await waitFor(() => expect(names()).toEqual(['cv.pdf']));
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    const file = makePdf('other.pdf');
    const reading = jest.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => promise } as Blob);
    await tell(keepElsewhere(file.name, Date.now() + 1, file));
    await waitFor(() => expect(reading).toHaveBeenCalled());
    const { drafts: before } = store.getState();
    for (const told of [
      sessionSyncedFromOtherTab({ token: null }),
      draftsSyncedFromOtherTab({ drafts: {}, before }),
      sessionSyncedFromOtherTab({ token: makeToken({ email: other }) }),
    ])
      await act(async () => void store.dispatch(told));
    await act(async () => resolve(new ArrayBuffer(1)));
    await storageSettled();
    expect(screen.queryByText('other.pdf')).not.toBeInTheDocument();
  });

  test('a tab that learns late that the form was sent leaves the file that another tab has chosen since', async () => {
    const { store } = await openDraftForm();
    await choose(makePdf('cv.pdf'));
    await waitFor(() => expect(names()).toEqual(['cv.pdf']));
    const { drafts: before } = store.getState();
    keepElsewhere('next.pdf', before.job!.changedAt!['resume']! + 1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await act(async () => void store.dispatch(draftsSyncedFromOtherTab({ drafts: {}, before })));
    await storageSettled();
    expect(names()).toEqual(['next.pdf']);
  });

  test('a tab asks for another tab’s file only once that tab reports that it could not store it', async () => {
    await rememberDraft(visitor.email);
    const { store } = await openDraftForm();
    expect(await screen.findByText('meena.pdf')).toBeVisible();
    const { job: before } = store.getState().drafts;
    const changedAt = Date.now() + 1;
    await forgetAllFiles();
    const job = {
      ...before!,
      savedAt: changedAt,
      fileNames: { resume: 'large.pdf' },
      changedAt: { resume: changedAt },
    };
    await act(async () => void store.dispatch(draftsSyncedFromOtherTab({ drafts: { job }, before: {} })));
    await waitFor(() => expect(screen.queryByText('meena.pdf')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Last time you chose/)).not.toBeInTheDocument();
    await tell({ ...place, outcome: 'refused', changedAt: changedAt - 1 });
    expect(screen.queryByText(/^Last time you chose/)).not.toBeInTheDocument();
    await tell({ ...place, outcome: 'refused', changedAt });
    expect(await screen.findByText(/^Last time you chose/)).toHaveTextContent('large.pdf');
  });
});
