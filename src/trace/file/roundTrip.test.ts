import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { authSlice, loggedOut, selectLoggedOut, sessionEnded } from '../../state/auth/authSlice.ts';
import { dialogSlice, dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { draftsSlice } from '../../state/forms/draftsSlice.ts';
import { fieldsReported, formOpened, formsSlice } from '../../state/forms/formsSlice.ts';
import { navigationSlice, pageOpened } from '../../state/navigationSlice.ts';
import { noticesSlice } from '../../state/noticesSlice.ts';
import { receiptSlice } from '../../state/forms/receiptSlice.ts';
import { uiSlice } from '../../state/uiSlice.ts';
import { environmentExample } from '../../testing/traces/environmentExample.ts';
import { storeChecks } from '../../testing/storeChecks.ts';
import { takeSnapshot } from '../recording/takeSnapshot.ts';
import { readTrace } from '../reading/readTrace.ts';
import { makeRecorder } from '../recording/recorder.ts';
import { stateOf } from '../replay/stateOf.ts';
import { writeTrace } from './writeTrace.ts';
import { sanitize } from '../sanitizer/sanitize.ts';

function recorded() {
  const recorder = makeRecorder();
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: {
      auth: authSlice.reducer,
      ui: uiSlice.reducer,
      dialog: dialogSlice.reducer,
      drafts: draftsSlice.reducer,
      receipt: receiptSlice.reducer,
      navigation: navigationSlice.reducer,
      forms: formsSlice.reducer,
      notices: noticesSlice.reducer,
    },
    middleware: (defaults) => defaults(storeChecks).concat(later.middleware),
  });
  later.addMiddleware(recorder.middleware);
  return { store, recorder };
}

test('a written file opens again with the steps and snapshots that were recorded', async () => {
  const { store, recorder } = recorded();
  store.dispatch(pageOpened({ path: '/job-application', action: 'PUSH' }));
  store.dispatch(formOpened({ form: 'job' }));
  store.dispatch(
    fieldsReported({
      form: 'job',
      fields: { name: { touched: true, filled: false, error: 'required', refusal: null } },
      submitFailed: true,
    }),
  );
  store.dispatch(dialogOpened({ kind: 'job.failed', params: { message: 'Asha Rao is no good' } }));
  const { text } = writeTrace(recorder.recording(), takeSnapshot(store.getState()), {
    environment: environmentExample,
  });
  const { trace, error } = await readTrace(text);
  expect(error).toBeUndefined();
  expect(trace?.steps.map(({ type }) => type)).toEqual([
    'navigation/pageOpened',
    'forms/formOpened',
    'forms/fieldsReported',
    'dialog/dialogOpened',
  ]);
  expect(trace?.snapshotAt(3)).toEqual(sanitize(takeSnapshot(store.getState())).snapshot);
  expect(trace?.about.leftOut).toEqual({ 'dialog.current.message': 1 });
  expect(trace?.refusedValues).toBe(0);
  expect(text).not.toContain('Asha');
});

test.each([
  ['a session that ended by itself does not count as a logout', sessionEnded(), false],
  ['a logout counts as one', loggedOut(), true],
])('%s in the state that is replayed from a file', async (_what, action, isLoggedOut) => {
  const auth = authSlice.reducer(undefined, action);
  const { store } = recorded();
  const now = takeSnapshot({ ...store.getState(), auth });
  const { text } = writeTrace(makeRecorder().recording(), now, { environment: environmentExample });
  const { trace } = await readTrace(text);
  expect(selectLoggedOut(stateOf(trace!.snapshotAt(0)))).toBe(isLoggedOut);
});
