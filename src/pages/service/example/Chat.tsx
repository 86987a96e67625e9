import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TimelineRow } from '../../../components/text/TimelineRow.tsx';
import { customerCareBot as copy } from '../../../content/services/examples/customerCareBot.ts';
import type { Message } from '../../../content/services/examples/customerCareBot.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import { Example } from './parts/Example.tsx';
import { Sheet } from './parts/Sheet.ts';
import { sideBySide } from './parts/sideBySide.ts';

const heights = { narrow: 2330, medium: 1286, wide: 1109 };

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  [sideBySide]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'clamp(28px, 6vw, 88px)',
  },
});

const Thread = styled('ol')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

const corner = 4;

const Bubble = styled(
  'li',
  notForwarded('from'),
)<Pick<Message, 'from'>>(({ theme }) => ({
  justifySelf: 'start',
  maxWidth: 'min(29em, 90%)',
  padding: '10px 16px 13px',
  border: '1px solid transparent',
  borderRadius: 18,
  breakInside: 'avoid',
  '@media (forced-colors: active), print': { borderColor: 'CanvasText' },
  variants: [
    {
      props: { from: 'customer' },
      style: {
        justifySelf: 'end',
        borderColor: theme.vars.palette.divider,
        borderBottomRightRadius: corner,
        backgroundColor: theme.vars.palette.background.paper,
      },
    },
    {
      props: { from: 'bot' },
      style: {
        borderBottomLeftRadius: corner,
        backgroundColor: theme.vars.palette.primary.container,
        color: theme.vars.palette.primary.onContainer,
      },
    },
    {
      props: { from: 'person' },
      style: {
        border: `2px solid ${theme.vars.palette.secondary.main}`,
        borderBottomLeftRadius: corner,
        backgroundColor: theme.vars.palette.background.paper,
      },
    },
  ],
}));

const Who = styled('p')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

const Small = styled('p')(({ theme }) => ({ ...theme.typography.body2, marginTop: 4 }));

const Source = styled(Small)({
  marginTop: 8,
  paddingTop: 6,
  borderTop: '1px dashed currentColor',
});

const HandOver = styled('p')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 28 }));

const Note = styled(Sheet)({ marginBottom: 28 });

function Said({ from, time, text, english, source }: Message) {
  return (
    <Bubble from={from}>
      <Who>
        {copy.who[from]}, {time}
      </Who>
      <p lang={english === undefined ? undefined : 'ta'}>{text}</p>
      {english === undefined ? null : <Small>{english}</Small>}
      {source === undefined ? null : <Source>{source}</Source>}
    </Bubble>
  );
}

const Fact = styled('div')(({ theme }) => ({
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.vars.palette.secondary.main,
}));

/** A chat in Tamil and English: the bot answers, is not sure, and hands over to a person who has read everything. */
export function Chat() {
  const { chat, before, handOver, after, note } = copy;
  return (
    <Example copy={copy} heights={heights}>
      <Columns>
        <Thread aria-label={chat.bot}>
          {before.map((message) => (
            <Said key={message.text} {...message} />
          ))}
        </Thread>
        <div>
          <TimelineRow loops={1} gapPx={0} />
          <HandOver>{handOver}</HandOver>
          <Note>
            <Typography variant="h3" sx={{ mb: 2 }}>
              {note.heading}
            </Typography>
            <dl>
              {note.facts.map(({ term, text }) => (
                <Fact key={term}>
                  <Term>{term}</Term>
                  <dd>{text}</dd>
                </Fact>
              ))}
            </dl>
          </Note>
          <Thread aria-label={chat.person}>
            {after.map((message) => (
              <Said key={message.text} {...message} />
            ))}
          </Thread>
        </div>
      </Columns>
    </Example>
  );
}
