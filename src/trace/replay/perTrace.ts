import type { Trace } from '../file/traceFile.ts';

/** Memoises what is derived from all steps of a trace. The WeakMap does not keep the trace alive. */
export function perTrace<Found extends object>(walk: (trace: Trace) => Found): (trace: Trace) => Found {
  const known = new WeakMap<Trace, Found>();
  return (trace) => {
    const found = known.get(trace) ?? walk(trace);
    known.set(trace, found);
    return found;
  };
}
