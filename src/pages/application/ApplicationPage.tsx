import { styled } from '@mui/material/styles';
import { applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import { paths } from '../../../contract/paths.ts';
import { Breadcrumbs } from '../../components/page/Breadcrumbs.tsx';
import { Container } from '../../components/page/Container.tsx';
import { Kolam } from '../../components/art/Kolam.tsx';
import { applicationCopy, submissionCopy } from '../../content/applications/applications.ts';
import { ApplicationForm } from '../../forms/application/ApplicationForm.tsx';
import { LoginRequired } from '../../layout/guard/LoginRequired.tsx';
import { selectShareDone } from '../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { sectionPadding } from '../../theme/space.ts';
import { useLocationState } from '../../navigation/useLocationState.ts';
import kolamFive from '../../../.cache/art/kolamFive.drawing.json';

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '20px 0 24px',
  [theme.breakpoints.up('md')]: { padding: '32px 0 44px' },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  maxWidth: 720,
  marginTop: 10,
  outline: 'none',
  [theme.breakpoints.up('md')]: { marginTop: 14 },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: 'min(60ch, 720px)',
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
}));

const Art = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'absolute', right: 72, top: 20 },
}));

/** The drawing grows with the answers; what it shows stands in words beside the form. */
function ProgressArt({ kind }: { kind: ApplicationKind }) {
  const fields: readonly Field[] = applications[kind].fields;
  const names = fields.filter(({ required }) => required).map(({ name }) => name);
  const share = useSiteSelector((state) => selectShareDone(state, kind, names));
  return <Kolam drawing={kolamFive} size={196} strokeWidth={9} progress={share} />;
}

const home = { label: submissionCopy.home, page: 'home' } as const;

type ApplicationPageProps = {
  kind: ApplicationKind;
  /** Filled in without an account, too; only sending needs one. */
  open?: boolean;
};

/** A long form with its heading. The form itself needs an account unless it is open (specification 2). */
export function ApplicationPage({ kind, open = false }: ApplicationPageProps) {
  const { prefill } = useLocationState();
  const { heading, introduction, parent = home } = applicationCopy[kind];
  // A choice that is only read after hydration begins the form anew; what was typed until then is in its draft.
  const form = <ApplicationForm key={JSON.stringify(prefill)} kind={kind} prefill={prefill} />;
  return (
    <Container sx={{ paddingBottom: sectionPadding }}>
      <Head>
        <Breadcrumbs
          label={submissionCopy.breadcrumb}
          crumbs={[{ label: parent.label, to: paths[parent.page] }, { label: heading }]}
        />
        <Heading tabIndex={-1}>{heading}</Heading>
        <Lead>{introduction}</Lead>
        <Art>
          <ProgressArt kind={kind} />
        </Art>
      </Head>
      {open ? form : <LoginRequired>{form}</LoginRequired>}
    </Container>
  );
}
