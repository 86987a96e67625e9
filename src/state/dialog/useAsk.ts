import { useCallback, useEffect, useRef } from 'react';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { ask } from './ask.ts';
import type { DialogAnswer } from './dialogSlice.ts';
import { useSiteDispatch } from '../hooks.ts';

/** Asks on behalf of a component. Once that has gone its question counts as dismissed, whatever the visitor presses. */
export function useAsk(): (kind: DialogKind) => Promise<DialogAnswer> {
  const dispatch = useSiteDispatch();
  const asker = useRef<AbortController | null>(null);
  useEffect(() => {
    asker.current = new AbortController();
    return () => asker.current?.abort();
  }, []);
  return useCallback((kind) => dispatch(ask(kind, asker.current?.signal)), [dispatch]);
}
