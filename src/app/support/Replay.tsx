import type { EmotionCache } from '@emotion/cache';
import { memo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ReferenceNow } from '../../dialogs/report/useReference.ts';
import { hiddenAnswer } from '../../trace/replay/hiddenAnswer.ts';
import { FormBinding } from '../../forms/engine/formBinding.ts';
import { App } from '../App.tsx';
import { RecordedForm } from './recorded/RecordedForm.tsx';
import type { RootState } from '../store/store.ts';
import { StepBoundary } from './StepBoundary.ts';
import type { makeInertRouter } from './walls/inertRouter.tsx';
import type { InertStore } from './walls/inertStore.ts';

type ReplayProps = {
  cache: EmotionCache;
  store: InertStore;
  /**
   * The state with which the store was made. Passing a new one with each step would re-render every part of the page.
   */
  serverState: RootState;
  router: ReturnType<typeof makeInertRouter>;
  /** Increases after a step whose page threw, as the key of the boundary: the next step is rendered from scratch. */
  attempt: number;
  onFailed: (message: string) => void;
};

/** A placeholder: the references that the visitor read belong to their visit and are not in the trace. */
const hiddenReference = () => hiddenAnswer;

/** The site at one step of a trace: its own pages on a store, a router and forms that only show what was recorded. */
export const Replay = memo(function Replay({
  cache,
  store,
  serverState,
  router,
  attempt,
  onFailed,
}: ReplayProps) {
  return (
    <App cache={cache} store={store} serverState={serverState}>
      <FormBinding value={RecordedForm}>
        <ReferenceNow value={hiddenReference}>
          <StepBoundary key={attempt} onFailed={onFailed}>
            <RouterProvider router={router} />
          </StepBoundary>
        </ReferenceNow>
      </FormBinding>
    </App>
  );
});
