import { styled } from '@mui/material/styles';
import { callNouns } from '../../content/trace/stepSentences.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatDuration, formatOffset } from '../story/formatTime.ts';
import { outcomeOf } from './outcomeOf.ts';

const copy = supportCopy.requests;

/** A recording has at most 500 steps, but a crafted file may have thousands of calls, too many to render. */
const mostListed = 500;

const List = styled('ol')({ display: 'grid', gap: 4 });

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  paddingBlock: 6,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Words = styled('span')({ flex: '1 1 14rem', minWidth: 0 });
const Type = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const Outcome = styled(
  'span',
  notForwarded('failed'),
)<{ failed: boolean }>(({ theme }) => ({
  fontWeight: 600,
  variants: [{ props: { failed: true }, style: { color: theme.vars.palette.error.main } }],
}));

/** A bar for the length of the recording; the part within it shows when the call ran. */
const Span = styled('span')(({ theme }) => ({
  position: 'relative',
  flexBasis: '100%',
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.background.sunken,
}));
const Part = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  minWidth: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.primary.main,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
}));

const Press = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 32,
  padding: '2px 10px 0',
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: 16,
  backgroundColor: 'transparent',
  color: theme.vars.palette.link,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

/** Keeps both buttons on the same line of the row. */
const Presses = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px' });

type RequestLaneProps = {
  file: OpenTrace;
  onSeek: (position: number) => void;
};

/** Lists the calls to the server with time, duration and outcome, and buttons to the steps of each. */
export function RequestLane({ file: { requests, story, trace }, onSeek }: RequestLaneProps) {
  const { startedAt, length } = trace.about;
  if (requests.length === 0) return <p>{copy.none}</p>;
  const share = (milliseconds: number) =>
    `${Math.min(100, Math.max(0, (100 * milliseconds) / Math.max(1, length)))}%`;
  const press = (what: string, position: number) => {
    const number = story[position]?.number ?? null;
    return (
      number !== null && (
        <Press type="button" aria-label={copy.goTo(what, number)} onClick={() => onSeek(position)}>
          {what} #{number}
        </Press>
      )
    );
  };
  const list = (
    <List aria-label={copy.label}>
      {requests.slice(0, mostListed).map((request) => (
        <Row key={`${request.call}-${request.from}`}>
          <Words>
            {callNouns[request.call]}
            <Type>{request.call}</Type>
          </Words>
          <Outcome failed={request.outcome === 'rejected' && request.fault?.kind !== 'aborted'}>
            {outcomeOf(request)}
          </Outcome>
          <span>
            {formatOffset(request.sentAt - startedAt)}
            {request.duration !== null && ` · ${formatDuration(request.duration)}`}
          </span>
          <Presses>
            {press(copy.start, request.from)}
            {request.to !== null && press(copy.end, request.to)}
          </Presses>
          <Span aria-hidden="true">
            <Part
              style={{
                left: share(request.sentAt - startedAt),
                width: share(request.duration ?? startedAt + length - request.sentAt),
              }}
            />
          </Span>
        </Row>
      ))}
    </List>
  );
  if (requests.length <= mostListed) return list;
  return (
    <>
      <p>{copy.more(mostListed)}</p>
      {list}
    </>
  );
}
