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

const status = '404 Not Found';

/** An address that is no page of this site. One HTML file answers them all, so it does not know which one was asked for. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const knowsAddress = useHydrated();
  const { before, after } = errorCopy.notFound(pathname);
  return (
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
  );
}
