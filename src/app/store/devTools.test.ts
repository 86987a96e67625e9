import { developerTools } from './devTools.ts';

const { actionSanitizer, stateSanitizer } = developerTools;

test('developer tools see neither token nor password nor code', () => {
  const shown = JSON.stringify([
    actionSanitizer({ type: 'auth/loggedIn', payload: { token: 'SECRET' } }),
    actionSanitizer({ type: 'persist/REHYDRATE', key: 'auth', payload: { token: 'SECRET' } }),
    actionSanitizer({ type: 'x', meta: { arg: { originalArgs: { password: 'SECRET', otp: 'SECRET' } } } }),
    stateSanitizer({ auth: { token: 'SECRET', claims: { email: 'SECRET' }, loggedIn: true } }),
  ]);
  expect(shown).not.toContain('SECRET');
  expect(shown).toContain('auth/loggedIn');
});

test('developer tools see nothing of what was typed or sent, nor whose it is', () => {
  const answers = { values: { name: 'SECRET' }, fileNames: { resume: 'SECRET.pdf' }, owner: 'SECRET' };
  const sent = { kind: 'job', values: { name: 'SECRET' }, file: { field: 'resume', name: 'SECRET.pdf' } };
  const shown = JSON.stringify([
    actionSanitizer({ type: 'drafts/draftSaved', payload: { form: 'job', draft: answers } }),
    actionSanitizer({ type: 'persist/REHYDRATE', key: 'drafts', payload: { job: answers } }),
    actionSanitizer({ type: 'receipt/submissionStored', payload: sent }),
    stateSanitizer({ drafts: { job: answers }, receipt: { sent, open: false } }),
  ]);
  expect(shown).not.toContain('SECRET');
  expect(shown).toContain('"kind":"job"');
});

test('what is no secret is shown as it is, and nothing of the site is changed', () => {
  const state = { auth: { token: null }, ui: { drawerOpen: true } };
  expect(stateSanitizer(state)).toEqual(state);
  const action = { type: 'auth/loggedIn', payload: { token: 'SECRET' } };
  actionSanitizer(action);
  expect(action.payload.token).toBe('SECRET');
});
