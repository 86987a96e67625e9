import type { CallName } from '../../../contract/calls.ts';
import type { CallSight } from '../../trace/recording/sight.ts';
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
  outcome: CallSight['status'];
  fault: CallSight['fault'];
};

/**
 * Leaving a page aborts its calls and removes their cache entries at once, without a rejected action: the trace shows
 * only that the entry is gone.
 */
const forgotten: CallSight['fault'] = { kind: 'aborted', status: null, message: null };

/** Every call of a trace, in the order in which they began. */
export function requestsOf({ about, steps, sightAt }: Trace): readonly TracedRequest[] {
  const requests: TracedRequest[] = [];
  const running = new Map<CallName, TracedRequest>();
  let before = sightAt(-1).api;

  const begin = ({ call }: CallSight, from: number, sentAt: number) => {
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
    { status, fault }: Omit<CallSight, 'call'>,
  ) => {
    Object.assign(request, { to, duration: at - request.sentAt, outcome: status, fault });
    running.delete(request.call);
  };
  for (const sight of Object.values(before)) if (sight.status === 'pending') begin(sight, 0, about.startedAt);

  steps.forEach(({ at }, index) => {
    const now = sightAt(index).api;
    if (now === before) return;
    const position = index + 1;
    for (const request of running.values())
      if (!now[request.call]) end(request, position, at, { status: 'rejected', fault: forgotten });
    for (const sight of Object.values(now)) {
      const then = before[sight.call];
      if (then === sight || then?.status === sight.status) continue;
      if (sight.status === 'pending') begin(sight, position, at);
      else end(running.get(sight.call) ?? begin(sight, position, at), position, at, sight);
    }
    before = now;
  });
  return requests;
}
