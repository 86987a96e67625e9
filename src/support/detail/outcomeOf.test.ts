import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { TracedRequest } from '../story/requestsOf.ts';
import { outcomeOf } from './outcomeOf.ts';

const { running, ok, network, aborted, failed, server } = supportCopy.requests;

const request = (outcome: TracedRequest['outcome'], fault: TracedRequest['fault'] = null): TracedRequest => ({
  call: 'logIn',
  from: 1,
  to: 2,
  sentAt: 0,
  duration: 1,
  outcome,
  fault,
});
const refusedWith = (status: number | null) =>
  request('rejected', { kind: 'failure', status, message: null });

test.each([
  ['is still running', request('pending'), running],
  ['was answered', request('fulfilled'), ok],
  ['got no answer', request('rejected', { kind: 'network', status: null, message: null }), network],
  ['was cancelled', request('rejected', { kind: 'aborted', status: null, message: null }), aborted],
  ['was refused', refusedWith(499), failed(499)],
  ['failed with a server error', refusedWith(500), server(500)],
  ['was refused without a status', refusedWith(null), failed(null)],
  ['failed for an unknown reason', request('rejected'), failed(null)],
])('labels a call that %s', (_what, call, label) => {
  expect(outcomeOf(call)).toBe(label);
});
