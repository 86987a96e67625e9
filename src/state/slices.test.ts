import {
  accountChanged,
  authSlice,
  isSessionLive,
  loggedIn,
  loggedOut,
  selectHasSession,
  sessionEnded,
  sessionSyncedFromOtherTab,
} from './auth/authSlice.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogSlice,
  questionAsked,
  selectAsksForLogin,
  selectDialog,
} from './dialog/dialogSlice.ts';
import {
  draftDiscarded,
  draftSaved,
  draftsSyncedFromOtherTab,
  draftsSlice,
  isUsable,
} from './forms/draftsSlice.ts';
import type { Draft, DraftsState } from './forms/draftsSlice.ts';
import { mergedDraft, mergedDrafts } from './forms/mergedDraft.ts';
import { pageOpened } from './navigationSlice.ts';
import {
  connectionLost,
  connectionNoticeDismissed,
  connectionRestored,
  loginAsked,
  noticesSlice,
  selectConnectionNotice,
  selectSessionNotice,
  sessionEndNeared,
  sessionRanOut,
} from './noticesSlice.ts';
import {
  applyDismissed,
  applyPressed,
  loadingEnded,
  loadingStarted,
  menuToggled,
  menusClosed,
  roleClosed,
  roleSelected,
  selectApplying,
  selectLoading,
  selectRole,
  selectOpenTestimonial,
  selectShownTeam,
  selectTechnologyTab,
  teamChosen,
  technologyTabChosen,
  testimonialClosed,
  testimonialOpened,
  uiSlice,
} from './uiSlice.ts';

const ui = uiSlice.reducer;
const draft: Draft = { owner: 'asha@mail.example', values: { name: 'Asha' }, fileNames: {}, savedAt: 1_000 };

test('the loading screen stays until every cause has ended', () => {
  const causes = [
    loadingStarted('route'),
    loadingStarted('submit'),
    loadingStarted('submit'),
    loadingEnded('submit'),
  ];
  let state = causes.reduce(ui, ui(undefined, { type: '' }));
  state = ui(state, loadingEnded('route'));
  expect(selectLoading({ ui: state })).toBe(true);
  state = ui(state, loadingEnded('submit'));
  expect(selectLoading({ ui: state })).toBe(false);
});

test('a cause that ends twice does not hide a later one', () => {
  const state = [loadingEnded('chunk'), loadingStarted('chunk')].reduce(ui, ui(undefined, { type: '' }));
  expect(selectLoading({ ui: state })).toBe(true);
});

test('one menu is open at a time, and all close together', () => {
  let state = ui(ui(undefined, menuToggled('about')), menuToggled('services'));
  expect(state.openMenu).toBe('services');
  state = ui(state, menusClosed());
  expect(state).toMatchObject({ openMenu: null, drawerOpen: false });
});

test('a question is marked as transient, a result is not, and closing leaves nothing', () => {
  const asked = dialogSlice.reducer(undefined, questionAsked({ kind: 'form.leave' }));
  expect(asked.current).toEqual({ kind: 'form.leave', params: {}, transient: true });
  const opened = dialogSlice.reducer(asked, dialogOpened({ kind: 'job.failed' }));
  expect(opened.current).toEqual({ kind: 'job.failed', params: {} });
  const closed = dialogSlice.reducer(opened, dialogClosed({ kind: 'job.failed', answer: 'confirm' }));
  expect(closed).toEqual({ current: null });
});

test('a logout takes the drafts with it, the end of a session does not', () => {
  const saved = draftsSlice.reducer(undefined, draftSaved({ form: 'job', draft }));
  expect(draftsSlice.reducer(saved, sessionEnded())).toEqual({ job: draft });
  expect(draftsSlice.reducer(saved, loggedOut())).toEqual({});
  expect(draftsSlice.reducer(saved, draftDiscarded({ form: 'job' }))).toEqual({});
});

test('a draft belongs to its account and is forgotten after 14 days', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(isUsable(draft, 'asha@mail.example', 1_000 + 13 * day)).toBe(true);
  expect(isUsable(draft, 'asha@mail.example', 1_000 + 15 * day)).toBe(false);
  expect(isUsable(draft, 'someone@else.example', 1_000)).toBe(false);
  expect(isUsable({ ...draft, owner: null }, 'someone@else.example', 1_000)).toBe(true);
});

const drafts = draftsSlice.reducer;
const at = (savedAt: number): Draft => ({ ...draft, savedAt });

test('of two tabs the newer draft of each form counts', () => {
  const ours = { job: at(100), service: at(300) };
  const followed = drafts(
    ours,
    draftsSyncedFromOtherTab({ drafts: { job: at(200), service: at(200) }, before: ours }),
  );
  expect(followed).toEqual({ job: at(200), service: at(300) });
  // Written over by the other tab, ours must look new to whatever writes it.
  expect(followed.service).not.toBe(ours.service);
  const same = { job: at(100) };
  expect(drafts(same, draftsSyncedFromOtherTab({ drafts: { job: at(100) }, before: {} }))).toBe(same);
});

test('a draft sent or discarded in another tab is gone here too, unless this tab has a newer one', () => {
  const before = { job: at(100), service: at(100) };
  const ours = { job: at(100), service: at(200) };
  expect(drafts(ours, draftsSyncedFromOtherTab({ drafts: {}, before }))).toEqual({ service: at(200) });
});

/** A draft of this name and phone, each with the time it was typed. */
const typed = (name: [string, number], phone: [string, number], changes: Partial<Draft> = {}): Draft => ({
  ...draft,
  values: { name: name[0], phone: phone[0] },
  changedAt: { name: name[1], phone: phone[1] },
  savedAt: Math.max(name[1], phone[1]),
  ...changes,
});

test('two tabs on one form keep what each of them changed last, whoever hears of the other first', () => {
  const one = typed(['Asha', 100], ['1', 300]);
  const other = typed(['Meena', 200], ['2', 150]);
  const both = { values: { name: 'Meena', phone: '1' }, changedAt: { name: 200, phone: 300 }, savedAt: 301 };
  expect(mergedDraft(one, other)).toMatchObject(both);
  expect(mergedDraft(other, one)).toMatchObject(both);
  const hear = (ours: DraftsState, theirs: DraftsState) =>
    drafts(ours, draftsSyncedFromOtherTab({ drafts: mergedDrafts(ours, theirs), before: {} }));
  const heard = hear({ job: one }, { job: other });
  expect(heard.job).toMatchObject(both);
  expect(hear({ job: other }, { job: one }).job).toMatchObject(both);
  // What it heard is whole: there is nothing to tell back.
  expect(hear(heard, hear({ job: other }, { job: one }))).toBe(heard);
  // The other tab has overwritten it in storage: it must look new to whatever writes it.
  expect(hear(heard, { job: one }).job).not.toBe(heard.job);
});

test('an emptied answer and a removed file are changes, too', () => {
  const older = { ...typed(['Asha', 100], ['1', 100]), fileNames: { resume: 'cv.pdf' } };
  const newer = typed(['', 200], ['1', 100], { changedAt: { name: 200, phone: 100, resume: 250 } });
  expect(mergedDraft({ ...older, savedAt: 900 }, newer)).toMatchObject({
    values: { name: '', phone: '1' },
    fileNames: {},
  });
});

test('drafts of two people are never mixed, nor one without times with another', () => {
  const one = typed(['Asha', 100], ['1', 300]);
  const other = typed(['Meena', 200], ['2', 150]);
  expect(mergedDraft(one, { ...other, owner: 'other@mail.example' })).toBe(one);
  const anonymous = { ...one, owner: null, begunAt: 1 };
  expect(mergedDraft(anonymous, { ...other, owner: null, begunAt: 2 })).toBe(anonymous);
  expect(mergedDraft(anonymous, { ...other, owner: null, begunAt: 1 })).toMatchObject({
    values: { name: 'Meena', phone: '1' },
  });
  const { changedAt: _none, ...timeless } = other;
  expect(mergedDraft(one, timeless)).toBe(one);
});

test('a result is shown on its own page only, and is still there on coming back', () => {
  const reduce = dialogSlice.reducer;
  const open = (path: Parameters<typeof pageOpened>[0]['path']) => pageOpened({ path, action: 'POP' });
  const form = reduce(undefined, open('/job-application'));
  const opened = reduce(form, dialogOpened({ kind: 'job.loginRequired' }));
  expect(selectDialog({ dialog: opened })?.kind).toBe('job.loginRequired');
  // As after a reload at another address.
  const elsewhere = reduce({ current: opened.current }, open('/about-us'));
  expect(selectDialog({ dialog: elsewhere })).toBeNull();
  expect(selectAsksForLogin({ dialog: elsewhere })).toBeNull();
  const back = reduce(elsewhere, open('/job-application'));
  expect(selectDialog({ dialog: back })?.kind).toBe('job.loginRequired');
  expect(reduce(back, loggedOut())).toEqual({ current: null, page: '/job-application' });
});

test('an open result goes with its account, the end of a session leaves it', () => {
  const followed = sessionSyncedFromOtherTab({ token: null });
  const open = dialogSlice.reducer(undefined, dialogOpened({ kind: 'job.submitted' }));
  for (const action of [followed, accountChanged(), loggedOut()])
    expect(dialogSlice.reducer(open, action).current).toBeNull();
  expect(dialogSlice.reducer(open, sessionEnded())).toBe(open);
});

const notices = noticesSlice.reducer;
const nextPage = pageOpened({ path: '/careers', action: 'PUSH' });

test('that the session is over is told until the next page, or until a page asks for a login itself', () => {
  const over = notices(undefined, sessionRanOut());
  expect(selectSessionNotice({ notices: over })?.minutesLeft).toBeNull();
  expect(selectSessionNotice({ notices: notices(over, nextPage) })).toBeNull();
  expect(selectSessionNotice({ notices: notices(over, loginAsked()) })).toBeNull();
  const near = notices(undefined, sessionEndNeared({ minutesLeft: 2 }));
  expect(selectSessionNotice({ notices: notices(near, nextPage) })?.minutesLeft).toBe(2);
});

test('a lost connection is told until it is back; that it is back, until the next page', () => {
  const lost = notices(undefined, connectionLost());
  expect(selectConnectionNotice({ notices: notices(lost, nextPage) })).toBe('lost');
  const back = notices(notices(lost, connectionNoticeDismissed()), connectionRestored());
  expect(selectConnectionNotice({ notices: back })).toBe('restored');
  expect(selectConnectionNotice({ notices: notices(back, nextPage) })).toBeNull();
});

test('an undecodable token is no session', () => {
  const auth = authSlice.reducer(undefined, loggedIn({ token: 'nonsense' }));
  expect(selectHasSession({ auth })).toBe(false);
});

test('a token is read once, where it arrives; by the clock its session is over later', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  const token = `${part({})}.${part({ email: 'asha@mail.example', exp: expiresAt })}.s`;
  const auth = authSlice.reducer(undefined, loggedIn({ token }));
  expect(auth).toMatchObject({ token, claims: { email: 'asha@mail.example', expiresAt } });
  expect(isSessionLive({ auth })).toBe(true);
  expect(isSessionLive({ auth }, (expiresAt + 1) * 1000)).toBe(false);
  expect(authSlice.reducer(auth, sessionEnded())).toMatchObject({ token: null, claims: null });
});

test('a role is selected when its card is pressed, and none is after closing it', () => {
  let state = ui(undefined, { type: '' });
  expect(selectRole({ ui: state })).toBeNull();
  state = ui(state, roleSelected('Server Sorcerer'));
  expect(selectRole({ ui: state })).toBe('Server Sorcerer');
  state = ui(state, roleClosed());
  expect(selectRole({ ui: state })).toBeNull();
});

test('the message ‘Applying’ stays until it is dismissed', () => {
  let state = ui(undefined, applyPressed());
  expect(selectApplying({ ui: state })).toBe(true);
  state = ui(state, applyDismissed());
  expect(selectApplying({ ui: state })).toBe(false);
});

test('another page finds no role, team or message left open', () => {
  let state = [roleSelected('Server Sorcerer'), teamChosen('Backend'), applyPressed()].reduce(
    ui,
    ui(undefined, { type: '' }),
  );
  expect(selectShownTeam({ ui: state })).toBe('Backend');
  state = ui(state, pageOpened({ path: '/careers', action: 'PUSH' }));
  expect([selectRole({ ui: state }), selectShownTeam({ ui: state }), selectApplying({ ui: state })]).toEqual([
    null,
    null,
    false,
  ]);
});

test('a client’s words are closed by a press and by leaving the page; the technologies stay where they were', () => {
  const opened = ui(ui(undefined, technologyTabChosen('IOT')), testimonialOpened('Daniel Joseph'));
  expect(selectOpenTestimonial({ ui: opened })).toBe('Daniel Joseph');
  expect(selectOpenTestimonial({ ui: ui(opened, testimonialClosed()) })).toBeNull();
  const left = ui(opened, pageOpened({ path: '/about-us', action: 'PUSH' }));
  expect(selectOpenTestimonial({ ui: left })).toBeNull();
  expect(selectTechnologyTab({ ui: left })).toBe('IOT');
});
