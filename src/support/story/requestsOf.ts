import type { CallName } from '../../../contract/calls.ts';
import type { CallSnapshot } from '../../trace/recording/snapshot.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

/** One call to the server, as far as the trace contains it. */
export type TracedRequest = {
  call: CallName;
  /** Position in the story where it began; 0 for one that was already running when the recording started. */
  from: number;
  /** Position where it ended; null if it was still running at the end. */
  to: number | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Milliseconds; null where the end is not in the trace. */
  duration: number | null;
  outcome: CallSnapshot['status'];
  fault: CallSnapshot['fault'];
};

/**
 * Leaving a page aborts its calls and removes their cache entries at once, without a rejected action: the trace shows
 * only that the entry is gone.
 */
const forgotten: CallSnapshot['fault'] = { kind: 'aborted', status: null, message: null };

/** Every call of a trace, in the order in which they began. */
export function requestsOf({ about, steps, snapshotAt }: Trace): readonly TracedRequest[] {
  const requests: TracedRequest[] = [];
  const running = new Map<CallName, TracedRequest>();
  let before = snapshotAt(-1).api;

  const begin = ({ call }: CallSnapshot, from: number, sentAt: number) => {
    const request: TracedRequest = {
      call,
      from,
      to: null,
      sentAt,
      duration: null,
      outcome: 'pending',
      fault: null,
    };
    requests.push(request);
    running.set(call, request);
    return request;
  };
  const end = (
    request: TracedRequest,
    to: number,
    at: number,
    { status, fault }: Omit<CallSnapshot, 'call'>,
  ) => {
    Object.assign(request, { to, duration: at - request.sentAt, outcome: status, fault });
    running.delete(request.call);
  };
  for (const snapshot of Object.values(before))
    if (snapshot.status === 'pending') begin(snapshot, 0, about.startedAt);

  steps.forEach(({ at }, index) => {
    const now = snapshotAt(index).api;
    if (now === before) return;
    const position = index + 1;
    for (const request of running.values())
      if (!now[request.call]) end(request, position, at, { status: 'rejected', fault: forgotten });
    for (const snapshot of Object.values(now)) {
      const then = before[snapshot.call];
      if (then === snapshot || then?.status === snapshot.status) continue;
      if (snapshot.status === 'pending') begin(snapshot, position, at);
      else end(running.get(snapshot.call) ?? begin(snapshot, position, at), position, at, snapshot);
    }
    before = now;
  });
  return requests;
}
