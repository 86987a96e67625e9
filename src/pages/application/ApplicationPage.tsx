import { styled } from '@mui/material/styles';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { paths } from '../../../contract/paths.ts';
import { Breadcrumbs } from '../../components/page/Breadcrumbs.tsx';
import { Container } from '../../components/page/Container.ts';
import { Waiting } from '../../components/feedback/Waiting.tsx';
import { Kolam } from '../../components/art/Kolam.tsx';
import { applicationCopy, submissionCopy } from '../../content/applications/applications.ts';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { LoginRequired } from '../../layout/guard/LoginRequired.tsx';
import { useLoadWithRetry } from '../../hydration/loading/useLoadWithRetry.ts';
import { useSession } from '../../state/auth/useSession.ts';
import { pageHead } from '../../theme/pageHead.ts';
import { sectionPadding } from '../../theme/space.ts';
import { useLocationState } from '../../navigation/useLocationState.ts';
import type * as applicationParts from './parts.ts';
import { progressKolam } from './progressKolam.ts';

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: `${pageHead.crumbs} 0 16px`,
  [theme.breakpoints.up('md')]: { paddingBottom: 44 },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  maxWidth: 720,
  marginTop: pageHead.formHeading,
  outline: 'none',
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: 'min(60ch, 720px)',
  marginTop: pageHead.introduction,
  color: theme.vars.palette.text.secondary,
}));

/** Ends where the form does: the drawing itself, without its margin. */
const Art = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'absolute', right: -8, top: 20 },
}));

/** As high as the window, so that the form shifts nothing when it arrives. */
const FormPlaceholder = styled(Waiting)(({ theme }) => ({
  ...theme.typography.lead,
  minHeight: '100vh',
  color: theme.vars.palette.text.secondary,
}));

/** What needs the libraries of forms, in a script file of its own. */
type ApplicationParts = typeof applicationParts;

type ApplicationPageProps = {
  kind: ApplicationKind;
  /** The form can be filled in without an account; only sending needs one. */
  open?: boolean;
  loadParts: () => Promise<ApplicationParts>;
  /** The parts, if they were loaded together with the page. */
  parts: ApplicationParts | null;
};

/** A long form with its heading. The form itself needs an account unless it is open (specification 2). */
export function ApplicationPage({ kind, open = false, loadParts, parts: given }: ApplicationPageProps) {
  const { prefill } = useLocationState();
  const { hasSession } = useSession();
  const parts = useLoadWithRetry(loadParts, open || hasSession, given);
  const { heading, introduction, parent } = applicationCopy[kind];
  const above = parent ? [{ label: parent.label, to: paths[parent.page] }] : [];
  // A prefill that is only read after hydration remounts the form; what was typed until then is in its draft.
  const form = parts ? (
    <parts.ApplicationForm
      key={JSON.stringify(prefill)}
      kind={kind}
      prefill={prefill}
      Review={parts.ReviewDialog}
    />
  ) : (
    <FormPlaceholder>{submissionCopy.loading}</FormPlaceholder>
  );
  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <Breadcrumbs label={breadcrumbs.label} crumbs={[breadcrumbs.home, ...above, { label: heading }]} />
        <Heading tabIndex={-1}>{heading}</Heading>
        <Lead>{introduction}</Lead>
        <Art>{parts ? <parts.ProgressArt kind={kind} /> : <Kolam {...progressKolam} progress={0} />}</Art>
      </Head>
      {open ? form : <LoginRequired fallback={<Lead>{submissionCopy.waiting}</Lead>}>{form}</LoginRequired>}
    </Container>
  );
}
