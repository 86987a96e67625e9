import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { errorCopy } from '../../content/site.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { ErrorView } from './ErrorView.tsx';

const Address = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  padding: '2px 5px',
  borderRadius: 6,
  // An address that is longer than a line has rounded ends on each line.
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.primary,
}));

// An inline-block moves to a new line before its text breaks.
const Whole = styled('span')({ display: 'inline-block' });

const status = '404 Not Found';

/**
 * Shown at unknown addresses. One HTML file is served for all of them, so the address is only known after hydration.
 */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const knowsAddress = useHydrated();
  const { before, stop, after } = errorCopy.notFound;
  return (
    <ErrorView
      status={status}
      help={
        <>
          {before}
          <Whole>
            {knowsAddress ? <Address>{pathname}</Address> : errorCopy.thisAddress}
            {stop}
          </Whole>
          {after}
        </>
      }
      details={knowsAddress ? `${status}\n${pathname}` : status}
    />
  );
}
