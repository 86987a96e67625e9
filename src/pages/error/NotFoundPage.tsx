import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { errorCopy } from '../../content/site.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { ErrorView } from './ErrorView.tsx';

const Address = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  padding: '2px 8px',
  borderRadius: 6,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.primary,
}));

/**
 * In a window as low as that of a phone held sideways the drawing stands beside the words, which it kept out of sight. It is
 * here and not in the view, because the first load brings that one along for pages that fail.
 */
const Beside = styled('div')({
  '@media (max-height: 30em) and (min-width: 33em)': {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      justifyItems: 'start',
      columnGap: 32,
      paddingBlock: 20,
      textAlign: 'start',
    },
    '& > div > *': { gridColumn: 2 },
    '& > div > svg': {
      gridArea: '1 / 1 / span 9',
      alignSelf: 'start',
      width: 'min(200px, 24vw)',
      height: 'auto',
    },
    '& > div > h1': { marginTop: 0 },
    '& > div > p + p': { marginBottom: 16 },
  },
});

const status = '404 Not Found';

/** An address that is no page of this site. One HTML file answers them all, so it does not know which one was asked for. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const knowsAddress = useHydrated();
  const { before, after } = errorCopy.notFound(pathname);
  return (
    <Beside>
      <ErrorView
        status={status}
        help={
          <>
            {before}
            {knowsAddress ? <Address>{pathname}</Address> : errorCopy.thisAddress}
            {after}
          </>
        }
        details={knowsAddress ? `${status}\n${pathname}` : status}
      />
    </Beside>
  );
}
