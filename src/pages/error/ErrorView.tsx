import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Container } from '../../components/page/Container.ts';
import { Mark } from '../../components/art/Mark.tsx';
import { errorCopy } from '../../content/site.ts';
import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { sectionPadding } from '../../theme/space.ts';

const ErrorDetails = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "errorDetails" */ './ErrorDetails.tsx')).ErrorDetails,
);

/**
 * In a window as low as that of a phone held sideways the drawing stands beside the words, or it would push them out of
 * view.
 */
const Centre = styled(Container)({
  display: 'grid',
  justifyItems: 'center',
  gap: 40,
  paddingBlock: sectionPadding,
  textAlign: 'center',
  '@media (max-height: 30em) and (min-width: 33em)': {
    gridAutoFlow: 'column',
    justifyContent: 'center',
    justifyItems: 'start',
    paddingBlock: 12,
    textAlign: 'start',
  },
});

const Words = styled('div')({ display: 'grid', justifyItems: 'inherit', width: '100%' });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

type ErrorViewProps = {
  /** ‘404 Not Found’, or the message of what failed. */
  status: string;
  help: ReactNode;
  /** A reload may help; its button then comes first. */
  reloads?: boolean;
  details: string;
};

/** The layout of every router error (specification ERR-ROUTER): a text of its own, and links away. */
export function ErrorView({ status, help, reloads = false, details }: ErrorViewProps) {
  const goBack = useGoBack();
  return (
    <Centre>
      <Mark state="broken" size={200} />
      <Words>
        <Typography variant="h1" sx={{ maxWidth: '9em' }}>
          {errorCopy.heading}
        </Typography>
        <Typography
          variant="h3"
          component="p"
          sx={{ mt: 2, color: 'secondary.main', overflowWrap: 'anywhere' }}
        >
          {status}
        </Typography>
        <Typography variant="lead" sx={{ mt: 1, mb: 3, maxWidth: '24em', color: 'text.secondary' }}>
          {help}
        </Typography>
        <Actions>
          {reloads && (
            <Button variant="contained" onClick={() => window.location.reload()}>
              {errorCopy.reload}
            </Button>
          )}
          <Button variant={reloads ? 'outlined' : 'contained'} component={Link} to={paths.home}>
            {errorCopy.home}
          </Button>
          <Button variant="outlined" onClick={goBack}>
            {errorCopy.back}
          </Button>
        </Actions>
        <ErrorDetails text={details} />
      </Words>
    </Centre>
  );
}
