import { useCallback, useEffect, useRef } from 'react';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { ask } from './ask.ts';
import type { DialogAnswer } from './dialogSlice.ts';
import { useSiteDispatch } from '../hooks.ts';

/** Returns `ask` for a component. When the component is unmounted its question is closed and counts as dismissed. */
export function useAsk(): (kind: DialogKind) => Promise<DialogAnswer> {
  const dispatch = useSiteDispatch();
  const asker = useRef<AbortController | null>(null);
  useEffect(() => {
    asker.current = new AbortController();
    return () => asker.current?.abort();
  }, []);
  return useCallback((kind) => dispatch(ask(kind, asker.current?.signal)), [dispatch]);
}
