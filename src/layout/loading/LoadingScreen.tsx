import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { company } from '../../content/company.ts';
import { siteCopy } from '../../content/site.ts';
import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading, selectLongLoading } from '../../state/uiSlice.ts';
import { darkSectionScope } from '../../theme/scopes/darkSection.ts';
import { LoadingArt } from './LoadingArt.tsx';
import { useShownSending } from './useShownSending.ts';

const fadeMs = 120;
const stillWorkingAfterMs = 8000;

/**
 * In the chunk of the dialogs, which was loaded while the form was filled in: the upload itself takes up the
 * connection.
 */
const SendingPanel = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "dialog" */ './SendingPanel.tsx')).SendingPanel,
);

const appear = keyframes({ from: { opacity: 0.4 }, to: { opacity: 1 } });

/** Always in the document, but positioned over the page only while `data-shown` is set. */
const Screen = styled('div')(({ theme }) => ({
  '&[data-shown]': {
    ...darkSectionScope,
    position: 'fixed',
    inset: 0,
    zIndex: theme.zIndex.loader,
    textAlign: 'center',
    transition: `opacity ${fadeMs}ms linear`,
  },
  '&[data-leaving]': { opacity: 0, pointerEvents: 'none' },
  '@media print': { display: 'none' },
}));

const Words = styled('div')(({ theme }) => ({
  '[data-shown] > &': {
    position: 'absolute',
    inset: '44% 20px auto',
    paddingTop: 'min(140px,50vh - 110px)',
    [theme.breakpoints.down('sm')]: { paddingTop: 100 },
  },
}));

const Tagline = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1.75rem',
  lineHeight: 1.3,
  animation: `${appear} 160ms linear 560ms both`,
  [theme.breakpoints.down('sm')]: { fontSize: '1.375rem' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const StillWorkingText = styled('p')(({ theme }) => ({
  marginTop: 16,
  color: theme.vars.palette.text.secondary,
}));

/** Shows after 8 s that the site is still working. Mounted anew for each wait. */
function StillWorking() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), stillWorkingAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return due ? <StillWorkingText>{siteCopy.stillWorking}</StillWorkingText> : null;
}

/** The one loading screen after the first page, for every reason in the store (specification LOAD-01). */
export function LoadingScreen() {
  const loading = useSiteSelector(selectLoading);
  const long = useSiteSelector(selectLongLoading);
  const [shown, setShown] = useState(loading);
  if (loading && !shown) setShown(true);

  useEffect(() => {
    if (loading || !shown) return undefined;
    const timer = setTimeout(() => setShown(false), fadeMs);
    return () => clearTimeout(timer);
  }, [loading, shown]);

  const sending = useShownSending(loading, shown);

  return (
    <Screen data-shown={shown ? '' : undefined} data-leaving={shown && !loading ? '' : undefined}>
      {shown && <LoadingArt long={long} />}
      <Words>
        {/* The live region exists before its text, or that would not be announced. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` may hold no blocks */}
        <div role="status">
          {shown && (
            <>
              <Tagline>{company.tagline}</Tagline>
              {long && !sending && <StillWorking />}
            </>
          )}
        </div>
        {shown && sending && (
          <SendingPanel
            {...sending}
            fallback={long && <StillWorkingText>{siteCopy.stillWorking}</StillWorkingText>}
          />
        )}
      </Words>
    </Screen>
  );
}
