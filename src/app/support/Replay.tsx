import type { EmotionCache } from '@emotion/cache';
import GlobalStyles from '@mui/material/GlobalStyles';
import { RouterProvider } from 'react-router-dom';
import { FormBinding } from '../../forms/engine/formBinding.ts';
import { App } from '../App.tsx';
import { SiteStyles } from '../SiteStyles.tsx';
import { useRecordedForm } from './recorded/useRecordedForm.ts';
import { StepBoundary } from './StepBoundary.tsx';
import type { makeInertRouter } from './walls/inertRouter.tsx';
import type { InertStore } from './walls/inertStore.ts';

type ReplayProps = {
  cache: EmotionCache;
  store: InertStore;
  router: ReturnType<typeof makeInertRouter>;
  step: number;
  onFailed: (step: number, message: string) => void;
};

/** What moves by style sheet alone stands still, too. */
const still: Record<string, Record<string, string>> = {
  '*, ::before, ::after': {
    animationDelay: '0s !important',
    animationDuration: '0s !important',
    animationIterationCount: '1 !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
};

const styles = (
  <>
    <SiteStyles />
    <GlobalStyles styles={still} />
  </>
);

/** The site at one step of a trace: its own pages on a store, a router and forms that only show what was recorded. */
export function Replay({ cache, store, router, step, onFailed }: ReplayProps) {
  return (
    <App cache={cache} store={store} serverState={store.getState()} styles={styles}>
      {/* oxlint-disable-next-line react/hooks -- FieldForm calls it as a hook */}
      <FormBinding value={useRecordedForm}>
        <StepBoundary step={step} onFailed={onFailed}>
          <RouterProvider router={router} />
        </StepBoundary>
      </FormBinding>
    </App>
  );
}
