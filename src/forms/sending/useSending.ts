import { useCallback, useEffect, useRef } from 'react';
import { askBeforeUnload } from '../../navigation/askBeforeUnload.ts';
import { selectSendingCancelled, submitEnded, submitStarted } from '../../state/forms/formsSlice.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';

/**
 * Returns a function that runs `send` behind the loading screen, which ends whatever happens. Meanwhile the browser asks
 * before the document is left. The signal aborts the call when the form unmounts or the visitor cancels the sending;
 * `selectSendingCancelled` is true in the second case only. Options as in `submitStarted`.
 */
export function useSending(form: FormName) {
  const store = useSiteStore();
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  return useCallback(
    async <Result>(
      send: (signal: AbortSignal) => Promise<Result>,
      options?: { stored: boolean },
    ): Promise<Result> => {
      const controller = new AbortController();
      controllerRef.current = controller;
      store.dispatch(submitStarted({ form, ...options }));
      store.dispatch(loadingStarted('submit'));
      const stopListening = store.dispatch(
        listenTo({
          predicate: (_, state) => selectSendingCancelled(state, form),
          effect: () => controller.abort(),
        }),
      );
      // A listener of its own: others that ask are the same function, which a window has only once.
      const ask = (event: BeforeUnloadEvent) => askBeforeUnload(event);
      window.addEventListener('beforeunload', ask);
      try {
        return await send(controller.signal);
      } finally {
        window.removeEventListener('beforeunload', ask);
        stopListening();
        store.dispatch(loadingEnded('submit'));
        store.dispatch(submitEnded({ form }));
      }
    },
    [store, form],
  );
}
