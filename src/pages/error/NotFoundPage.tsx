import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { errorCopy } from '../../content/site.ts';
import { onlyWithScripts, searchButtonProps } from '../../dialogs/search/lazySearch.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { searchToggled } from '../../state/uiSlice.ts';
import { ErrorView } from './ErrorView.tsx';

const Address = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  padding: '2px 8px',
  borderRadius: 6,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.primary,
}));

const ScriptedButton = styled(Button)(onlyWithScripts);

const status = '404 Not Found';

/**
 * Shown at unknown addresses. One HTML file is served for all of them, so the address is only known after hydration.
 */
export function NotFoundPage() {
  const dispatch = useSiteDispatch();
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
      action={
        <ScriptedButton
          variant="outlined"
          {...searchButtonProps}
          onClick={() => dispatch(searchToggled(true))}
        >
          {errorCopy.search}
        </ScriptedButton>
      }
      details={knowsAddress ? `${status}\n${pathname}` : status}
    />
  );
}
