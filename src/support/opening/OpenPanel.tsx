import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Alert } from '../../components/feedback/Alert.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { FileButton } from './FileButton.tsx';
import { PasteField } from './PasteField.tsx';
import type { Source } from './useTraces.ts';

const copy = supportCopy.opening;

const Panel = styled('section')({
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 720,
  margin: '0 auto',
  paddingBlock: 'clamp(24px, 8vh, 96px)',
});

const Zone = styled(
  'div',
  notForwarded('over'),
)<{ over: boolean }>(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: '40px 24px',
  textAlign: 'center',
  borderRadius: 24,
  border: `2px dashed ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.background.paper,
  variants: [
    {
      props: { over: true },
      style: {
        borderColor: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primary.container,
      },
    },
  ],
}));

type OpenPanelProps = {
  over: boolean;
  /** The fragment of a link to a step, while no file is open. */
  waitingFor: string | null;
  onSources: (sources: readonly Source[]) => void;
};

/** Shown while no trace is open: an introduction, and three ways to open a trace. */
export const OpenPanel = ({ over, waitingFor, onSources }: OpenPanelProps) => (
  <Panel>
    <Typography variant="lead" component="p">
      {copy.lead}
    </Typography>
    {waitingFor !== null && <Alert kind="info" title={copy.waiting(waitingFor)} />}
    <Zone over={over}>
      <Typography variant="h4" component="p">
        {over ? copy.over : copy.drop}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '42ch' }}>
        {copy.ends}
      </Typography>
      <FileButton label={copy.choose} prominent onFiles={onSources} />
    </Zone>
    <PasteField onSource={(source) => onSources([source])} />
    <Alert kind="info" title={copy.nothingSentTitle}>
      {copy.nothingSent}
    </Alert>
  </Panel>
);
