import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { build } from './build.ts';
import { factsOf } from './factsOf.ts';
import { SummaryMore } from './SummaryMore.tsx';

const copy = supportCopy.summary;

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 16px 0',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px' });
const Words = styled('div')({ flex: '1 1 36rem', minWidth: 0 });

const Headline = styled(
  'h2',
  notForwarded('doubtful'),
)<{ doubtful: boolean }>(({ theme }) => ({
  ...theme.typography.h6,
  fontSize: '1rem',
  display: 'flex',
  gap: 8,
  color: theme.vars.palette.success.main,
  variants: [{ props: { doubtful: true }, style: { color: theme.vars.palette.warning.main } }],
}));

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  marginTop: 4,
});
const Fact = styled('div')({ display: 'flex', gap: 6 });
const Value = styled('dd')({ fontWeight: 600 });

type SummaryProps = {
  file: OpenTrace;
  /** Buttons beside the words. */
  actions: ReactNode;
  onSeek: (position: number) => void;
};

/** Memoised: only the buttons beside it change with the steps. */
const SummaryWords = memo(function SummaryWords({ file }: Pick<SummaryProps, 'file'>) {
  const { about, refusedValues } = file.trace;
  const isOtherBuild = about.build !== build;
  const doubtful = refusedValues > 0 || isOtherBuild;
  return (
    <Words>
      <Headline doubtful={doubtful}>
        <AlertIcon kind={doubtful ? 'warning' : 'success'} />
        <span>
          {copy.headline(about.steps, refusedValues)}; {copy.builds(about.build, build)}
        </span>
      </Headline>
      {refusedValues > 0 && <p>{copy.refused}</p>}
      {isOtherBuild && <p>{copy.otherBuild}</p>}
      <Facts>
        {factsOf(file).map(({ label, value }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <Value>{value}</Value>
          </Fact>
        ))}
      </Facts>
    </Words>
  );
});

/** Summarizes a file: number of steps, whether all values are within the policy, builds, and facts about the recording. */
export const Summary = memo(({ file, actions, onSeek }: SummaryProps) => (
  <Panel aria-label={copy.label}>
    <Top>
      <SummaryWords file={file} />
      {actions}
    </Top>
    <SummaryMore file={file} onSeek={onSeek} />
  </Panel>
));
