import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { secondColumn, TwoColumns } from '../../components/page/TwoColumns.ts';
import { Reveal } from '../../components/page/Reveal.tsx';
import { Timeline, timelineBeginning } from '../../components/text/Timeline.tsx';
import { timelineLeft } from '../../components/text/timelineLoop.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { aboutSectionCopy } from '../../content/home/about.ts';
import { hrefOf } from '../../content/navigation.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionPadding } from '../../theme/space.ts';
import { LinePiece } from '../../components/line/LinePiece.tsx';
import {
  bendBox,
  beside,
  intoTimeline,
  lineWidth,
  outside,
  sectionEnd,
} from '../../components/line/place.ts';

const Statement = styled(
  'div',
  notForwarded('last'),
)<{ last: boolean }>(({ theme }) => ({
  variants: [
    {
      props: { last: false },
      style: {
        [theme.breakpoints.up('md')]: {
          minHeight: 184,
          paddingBottom: 24,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        },
      },
    },
  ],
}));

const Text = styled(Typography)(({ theme }) => ({
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
}));

/** px between the words and the timeline below them. */
const rowGap = 80;

const Content = styled('div')({ position: 'relative' });

/** Below `md`: down the left side and into the timeline. */
const PastWords = styled(LinePiece)({
  top: sectionEnd,
  bottom: timelineBeginning - intoTimeline - rowGap,
  left: beside,
});

const Story = styled('div')(({ theme }) => ({
  '--timeline-outside': outside,
  position: 'relative',
  [theme.breakpoints.up('md')]: { display: 'flex', flexDirection: 'column' },
}));

/** From `md`: distance from the top of the section at which the line crosses to the timeline. */
const crossing = `(${sectionPadding} - ${timelineBeginning}px) / 2`;
const timelineRight = `calc(${secondColumn} - ${timelineLeft + lineWidth}px)`;

const ToMiddle = styled(LinePiece)({
  top: sectionEnd,
  left: beside,
  right: `calc(${timelineRight} + ${bendBox - lineWidth}px)`,
  height: `calc(${crossing})`,
});

const IntoTimeline = styled(LinePiece)({
  top: `calc(${crossing} - ${sectionPadding} - ${lineWidth}px)`,
  right: timelineRight,
  bottom: `calc(100% + ${timelineBeginning - intoTimeline}px)`,
  width: bendBox,
});

/** The line below the timeline: from `md` it fills the column, which is as high as the words beside it. */
const PastTimeline = styled(LinePiece)(({ theme }) => ({
  top: `calc(100% - ${intoTimeline}px)`,
  left: beside,
  height: `calc(${sectionPadding} + ${intoTimeline}px)`,
  [theme.breakpoints.up('md')]: {
    inset: 'auto',
    position: 'relative',
    flex: 1,
    marginTop: -intoTimeline,
    marginLeft: timelineLeft,
  },
}));

const fromMiddle = `${sectionPadding} / 2`;

const ToRight = styled(LinePiece)({
  top: '100%',
  left: `calc(100% - ${secondColumn} + ${timelineLeft}px)`,
  right: `calc(${beside} + ${bendBox - lineWidth}px)`,
  height: `calc(${fromMiddle})`,
});

const DownRightSide = styled(LinePiece)({
  top: `calc(100% + ${fromMiddle} - ${lineWidth}px)`,
  right: beside,
  bottom: sectionEnd,
  width: bendBox,
});

const headingId = 'about';

/** Who the firm is, and its vision and mission on one line. */
export function About() {
  const { heading, text, more, moreAbout, cards } = aboutSectionCopy;
  return (
    <PageSection labelledBy={headingId}>
      <Content>
        <TwoColumns rowGap={rowGap}>
          <Content>
            <PastWords shape="down" until="md" />
            <Typography variant="h2" id={headingId}>
              {heading}
            </Typography>
            <Typography variant="lead" sx={{ mt: 2, mb: 2, color: 'text.secondary' }}>
              {text}
            </Typography>
            <ArrowLink to={hrefOf(more)}>
              {more.label}
              <VisuallyHidden> {moreAbout}</VisuallyHidden>
            </ArrowLink>
          </Content>
          <Story>
            <Reveal what="timeline">
              <Timeline
                items={cards.map((card, at) => ({
                  key: card.key,
                  content: (
                    <Statement last={at === cards.length - 1}>
                      <Typography variant="h3">{card.title}</Typography>
                      <Text variant="lead">{card.text}</Text>
                    </Statement>
                  ),
                }))}
              />
            </Reveal>
            <PastTimeline shape="down" />
          </Story>
        </TwoColumns>
        <ToMiddle shape="downRight" from="md" />
        <IntoTimeline shape="rightDown" from="md" />
        <ToRight shape="downRight" from="md" />
        <DownRightSide shape="rightDown" from="md" />
      </Content>
    </PageSection>
  );
}
