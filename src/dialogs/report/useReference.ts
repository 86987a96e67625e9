import { createContext, useContext, useState } from 'react';
import { recorder } from '../../trace/recording/recorder.ts';

/**
 * The name of this moment; null while nothing is recorded that it could name. The replay of a trace puts a placeholder in
 * its place: there the moment was another one.
 */
export const ReferenceNow = createContext((): string | null =>
  recorder.recording().steps.length > 0 ? recorder.reference() : null,
);

/** The name of the moment in which something opened: it stays as long as that does. */
export function useReference(opened: unknown): string | null {
  const referenceNow = useContext(ReferenceNow);
  const [taken, setTaken] = useState(() => ({ opened, reference: referenceNow() }));
  if (taken.opened !== opened) setTaken({ opened, reference: referenceNow() });
  return taken.reference;
}
