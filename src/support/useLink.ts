import { useCallback, useEffect, useState } from 'react';
import type { OpenTrace } from './opening/openTrace.ts';
import { awaitsFile, find } from './story/find.ts';
import { readReference } from './story/reference.ts';

const readLink = () => {
  const { hash } = window.location;
  const reference = readReference(hash);
  return reference && { reference, hash };
};

/** The step that the address links to, until it has been found or turned out to be missing. */
function useLinkedStep() {
  const [link, setLink] = useState(readLink);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = useCallback((reason: string | null) => {
    setLink(null);
    setProblem(reason);
  }, []);
  useEffect(() => {
    const read = () => {
      setLink(readLink());
      setProblem(null);
    };
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return { link, problem, settle };
}

type Traces = {
  open: readonly OpenTrace[];
  current: OpenTrace | null;
  loading: readonly unknown[];
  jump: (key: string, position: number) => void;
};

/**
 * Goes to the step in the fragment of the address, such as `#142`, once its file is open.
 * @returns the fragment while its file is not open, the problem of a link that leads to no step, and a function to
 * clear both
 */
export function useLink({ open, current, loading, jump }: Traces) {
  const { link, problem, settle } = useLinkedStep();
  useEffect(() => {
    if (!link || !current) return;
    const found = find(link.reference, open, current);
    if (found.problem === undefined) jump(found.key, found.position);
    // Several files may be of one visit: the step may be in one that is not open or still loading.
    else if (awaitsFile(link.reference, open) || loading.length > 0) return;
    settle(found.problem ?? null);
  }, [link, open, current, loading, jump, settle]);
  return { waitingFor: link?.hash ?? null, problem, forget: useCallback(() => settle(null), [settle]) };
}
