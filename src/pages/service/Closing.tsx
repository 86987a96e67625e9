import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { NightPanel } from '../../components/NightPanel.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import type { ServicePageWords } from '../../content/service.ts';
import { fluid } from '../../theme/typography.ts';
import { ApplyButton } from './ApplyButton.tsx';
import { Following } from './Following.tsx';

const Panel = styled(NightPanel)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 28,
  padding: `${fluid(40, 64)} ${fluid(24, 64)}`,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 48,
  },
}));

const headingId = 'close';

/** The last word: a question, and the way to answer it. */
export function Closing({ close, call }: Pick<ServicePageWords, 'close' | 'call'>) {
  return (
    <Following>
      <PageSection labelledBy={headingId}>
        <Panel>
          <div>
            <Typography variant="h2" id={headingId}>
              {close.question}
            </Typography>
            <Typography variant="lead" sx={{ mt: 1.5, maxWidth: '36em', color: 'text.secondary' }}>
              {close.text}
            </Typography>
          </div>
          <ApplyButton call={call} />
        </Panel>
      </PageSection>
    </Following>
  );
}
