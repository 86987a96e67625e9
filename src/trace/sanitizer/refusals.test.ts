import { passwordMessages } from '../../../contract/messages.ts';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { makeStore } from '../../app/store/store.ts';
import type { ApiError } from '../../api/apiError.ts';
import { resumeCopy } from '../../content/applications/resume.ts';
import { fieldsReported, formOpened } from '../../state/forms/formsSlice.ts';
import { takeSnapshot } from '../recording/takeSnapshot.ts';
import { sanitize } from './sanitize.ts';
import { hiddenWords } from './sanitizeWords.ts';

/** What a trace contains of a sign-up that was refused with this error. */
function tracedFault(error: ApiError) {
  installApiAndEntries();
  const store = makeStore();
  const entry = { endpointName: 'signUp', requestId: '1', status: 'rejected', startedTimeStamp: 1, error };
  const api = { ...store.getState().api, queries: {}, mutations: { '1': entry } };
  return sanitize(takeSnapshot({ ...store.getState(), api })).snapshot.api.signUp?.fault;
}

test('a trace contains the server’s fixed messages about single fields, the attempts left and the wait', () => {
  const fault = tracedFault({
    kind: 'failure',
    status: 422,
    message: passwordMessages.guessable,
    fields: { password: passwordMessages.guessable },
    attemptsLeft: 2,
    retryAfter: 30,
  });
  expect(fault).toEqual({
    kind: 'failure',
    status: 422,
    message: passwordMessages.guessable,
    fields: { password: passwordMessages.guessable },
    attemptsLeft: 2,
    retryAfter: 30,
  });
});

test('a trace contains no message, field name or number of an error that is not on the lists', () => {
  const fault = tracedFault({
    kind: 'failure',
    status: 422,
    message: 'Asha is taken.',
    fields: { name: 'Asha is taken.', Asha: passwordMessages.guessable },
    attemptsLeft: 123_456,
    retryAfter: 9_840_012_345,
  });
  expect(fault).toEqual({ kind: 'failure', status: 422, message: hiddenWords, fields: {} });
});

test('the site’s own sentence about a file that a proxy refused is kept, and another sentence is hidden', () => {
  const store = makeStore();
  store.dispatch(formOpened({ form: 'job' }));
  const refused = { touched: true, filled: true, error: null, refusal: resumeCopy.refusedForSize };
  const fields = { resume: refused, name: { ...refused, refusal: 'Asha is taken.' } };
  store.dispatch(fieldsReported({ form: 'job', submitFailed: false, fields }));
  const { snapshot } = sanitize(takeSnapshot(store.getState()));
  expect(snapshot.forms.job?.fields).toEqual({ resume: refused, name: { ...refused, refusal: hiddenWords } });
});
