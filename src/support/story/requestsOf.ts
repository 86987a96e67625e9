import type { CallName } from '../../../contract/calls.ts';
import type { CallSight } from '../../trace/recording/sight.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

/** One call to the server, as far as the trace tells of it. */
export type TracedRequest = {
  call: CallName;
  /** Position in the story where it began; for one that ran when the recording started, 0. */
  from: number;
  /** Position where it ended; null while it ran until the end. */
  to: number | null;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Milliseconds; null where the end is not in the trace. */
  duration: number | null;
  outcome: CallSight['status'];
  fault: CallSight['fault'];
};

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
  for (const sight of Object.values(before)) if (sight.status === 'pending') begin(sight, 0, about.startedAt);

  steps.forEach(({ at }, index) => {
    const now = sightAt(index).api;
    if (now === before) return;
    for (const sight of Object.values(now)) {
      const then = before[sight.call];
      if (then === sight || then?.status === sight.status) continue;
      const position = index + 1;
      if (sight.status === 'pending') {
        begin(sight, position, at);
        continue;
      }
      const request = running.get(sight.call) ?? begin(sight, position, at);
      Object.assign(request, {
        to: position,
        duration: at - request.sentAt,
        outcome: sight.status,
        fault: sight.fault,
      });
      running.delete(sight.call);
    }
    before = now;
  });
  return requests;
}
