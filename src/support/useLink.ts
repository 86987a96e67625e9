import { useCallback, useEffect, useState } from 'react';
import type { OpenTrace } from './opening/openTrace.ts';
import { awaitsFile, find } from './story/find.ts';
import { readReference } from './story/referenceOf.ts';

const readLink = () => {
  const { hash } = window.location;
  const reference = readReference(hash);
  return reference && { reference, hash };
};

/** The step that the address asks for until somebody has found it, or found out why not. */
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
 * Goes to the step that a link asks for by its fragment, as `#142`, once its file is open.
 * @returns the fragment of a step whose file is not open yet, what is wrong with one that is, and what forgets either
 */
export function useLink({ open, current, loading, jump }: Traces) {
  const { link, problem, settle } = useLinkedStep();
  useEffect(() => {
    if (!link || !current) return;
    const found = find(link.reference, open, current);
    if (found.problem === undefined) jump(found.key, found.position);
    // Of one visit there may be several files, and another one may have the step.
    else if (awaitsFile(link.reference, open) || loading.length > 0) return;
    settle(found.problem ?? null);
  }, [link, open, current, loading, jump, settle]);
  return { waitingFor: link?.hash ?? null, problem, forget: useCallback(() => settle(null), [settle]) };
}
