import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { Timeline, timelineBeginning, timelineItemGap } from '../../components/text/Timeline.tsx';
import { TimelineRow, timelineRow } from '../../components/text/TimelineRow.tsx';
import { homeCopy } from '../../content/home/home.ts';
import { opportunities } from '../../content/home/opportunities.ts';
import type { Opportunity } from '../../content/home/opportunities.ts';
import { hrefOf } from '../../content/navigation.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { LinePiece } from '../../components/line/LinePiece.tsx';
import { beside, intoTimeline, lineWidth, outside, sectionEnd } from '../../components/line/place.ts';

/** Between two columns, of the cards and of the line above them. */
const gapPx = 32;

/** One card a row with the line down the side; two or four columns (specification OPP-07) with the line across. */
const columns = [
  { from: 'sm', count: 2 },
  { from: 'lg', count: 4 },
] as const;

/** px above the line down the side. */
const roomAbove = 40;

const Cards = styled('div')(({ theme }) => ({
  '--timeline-outside': outside,
  position: 'relative',
  [theme.breakpoints.down('sm')]: { paddingTop: roomAbove },
}));

/*
 * The course of the line. It comes down the left side. Below `sm` it stays there; from `lg` it crosses to the right
 * side above the cards; in between it also returns to the left above the second row.
 */

const Heading = styled('div')({ position: 'relative', display: 'flow-root' });

const ToCards = styled(LinePiece)({
  top: sectionEnd,
  bottom: timelineBeginning - intoTimeline - roomAbove,
  left: beside,
});

/** `left` or `right` of a piece that overlaps the row beside it. */
const upToRow = 'calc(100% - 2px)';

/** px from the top of a row to the upper edge of its line. */
const rowLine = timelineRow.height - lineWidth;

const IntoRow = styled(LinePiece)({
  top: sectionEnd,
  bottom: -timelineRow.height,
  left: beside,
  right: upToRow,
});

const PastCards = styled(LinePiece)({
  top: `calc(100% - ${intoTimeline}px)`,
  bottom: sectionEnd,
  left: beside,
});

const DownRightSide = styled(LinePiece)({
  top: rowLine,
  left: upToRow,
  right: beside,
  bottom: sectionEnd,
});

/** From the row above the second card down to that above the fourth one. */
const BetweenRows = styled(LinePiece)({
  top: -timelineRow.below - lineWidth,
  bottom: -timelineItemGap - timelineRow.height,
  left: upToRow,
  right: beside,
});

const DownLeftSide = styled(LinePiece)({
  top: rowLine,
  left: beside,
  right: upToRow,
  bottom: sectionEnd,
});

/** The line above so many columns. */
const Across = styled(
  'div',
  notForwarded('count'),
)<{ count: number }>(({ theme }) => ({
  display: 'none',
  variants: [
    { props: { count: 2 }, style: { [theme.breakpoints.between('sm', 'lg')]: { display: 'block' } } },
    { props: { count: 4 }, style: { [theme.breakpoints.up('lg')]: { display: 'block' } } },
  ],
}));

/** Height of a line across with the room below it, px. */
const lineRoom = timelineRow.height + timelineRow.below;

/** The line above the second of two rows: positioned over the row's first card, as wide as both cards. */
const SecondRow = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.between('sm', 'lg')]: {
    display: 'block',
    position: 'absolute',
    top: 0,
    left: 0,
    width: `calc(200% + ${gapPx}px)`,
  },
}));

const Card = styled(
  'div',
  notForwarded('row'),
)<{ row: 1 | 2 }>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  height: '100%',
  variants: [
    { props: { row: 2 }, style: { [theme.breakpoints.between('sm', 'lg')]: { paddingTop: lineRoom } } },
  ],
}));

const Text = styled('p')(({ theme }) => ({
  flex: 1,
  margin: '10px 0',
  maxWidth: '28em',
  color: theme.vars.palette.text.secondary,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
}));

const cardOf = ({ title, text, link }: Opportunity, at: number) => ({
  key: title,
  content: (
    <Card row={at < 2 ? 1 : 2}>
      {at === 1 && <BetweenRows shape="turn" from="sm" until="lg" />}
      {at === 2 && <DownLeftSide shape="leftDown" from="sm" until="lg" />}
      {at === 2 && (
        <SecondRow>
          <Reveal>
            <TimelineRow loops={2} gapPx={gapPx} goesOn />
          </Reveal>
        </SecondRow>
      )}
      <Typography variant="h3">{title}</Typography>
      <Text>{text}</Text>
      <ArrowLink to={hrefOf(link)} state={link.prefill && { prefill: link.prefill }}>
        {link.label}
      </ArrowLink>
    </Card>
  ),
});

const headingId = 'opportunities';
const heights = { narrow: 816, medium: 558, wide: 341 };

/** Ways to join the firm; a link prefills its choice in the form (specification D20). */
export function Opportunities() {
  return (
    <PageSection background="tinted" labelledBy={headingId} heights={heights}>
      <Heading>
        <ToCards shape="down" until="sm" />
        <IntoRow shape="downRight" from="sm" />
        <SectionHeading id={headingId}>{homeCopy.opportunities.heading}</SectionHeading>
      </Heading>
      <Cards>
        <PastCards shape="down" until="sm" />
        <DownRightSide shape="rightDown" from="lg" />
        {columns.map(({ count }) => (
          <Across key={count} count={count}>
            <Reveal>
              <TimelineRow loops={count} gapPx={gapPx} goesOn />
            </Reveal>
          </Across>
        ))}
        <Timeline items={opportunities.map(cardOf)} columns={columns} gapPx={gapPx} />
      </Cards>
    </PageSection>
  );
}
