import { createContext, useContext, useState } from 'react';
import { recorder } from '../../trace/recording/recorder.ts';

/**
 * Returns the reference of the current moment; null while no step is recorded that it could name. The replay of a trace
 * provides a placeholder, because the recorded moment was another one.
 */
export const ReferenceNow = createContext((): string | null =>
  recorder.recording().steps.length > 0 ? recorder.reference() : null,
);

/** The reference of the moment in which `opened` changed last; it stays for as long as that is open. */
export function useReference(opened: unknown): string | null {
  const referenceNow = useContext(ReferenceNow);
  const [taken, setTaken] = useState(() => ({ opened, reference: referenceNow() }));
  if (taken.opened !== opened) setTaken({ opened, reference: referenceNow() });
  return taken.reference;
}
