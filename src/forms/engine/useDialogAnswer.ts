import { useEffect, useRef } from 'react';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { selectClosedDialog } from '../../state/dialogSlice.ts';
import type { DialogAnswer } from '../../state/dialogSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';

/** Hears how a dialog of this kind is closed while this part stands; answers from before do not count. */
export function useDialogAnswer(kind: DialogKind, hear: (answer: DialogAnswer) => void): void {
  const store = useSiteStore();
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    let known = selectClosedDialog(store.getState());
    return store.subscribe(() => {
      const closed = selectClosedDialog(store.getState());
      if (closed === known) return;
      known = closed;
      if (closed?.kind === kind) latest.current(closed.answer);
    });
  }, [store, kind]);
}
