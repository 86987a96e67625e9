import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { dayKolamCopy } from '../../../content/marketing/dayKolam.ts';
import { fluid } from '../../../theme/fluid.ts';
import { CrossingButtons } from './CrossingButtons.tsx';
import { dayKolamHeights } from './heights.ts';
import { KolamFacts } from './KolamFacts.tsx';
import { KolamLines } from './KolamLines.tsx';
import { PrintedKolam } from './PrintedKolam.tsx';
import { useDayKolam } from './useDayKolam.ts';

const headingId = 'day-kolam';

/** In a narrow window words, drawing and facts below one another; in a wide one the drawing beside the others. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'clamp(40px, 7vw, 104px)',
  },
}));

/** Its drawing and its caption are items of the columns. */
const Figure = styled('figure')({ display: 'contents' });

/** The least width in which each place has 24 px: in the narrowest windows it reaches into the gutters. */
const leastWidth = 308;

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'center',
  width: '100%',
  minWidth: leastWidth,
  maxWidth: 560,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  [theme.breakpoints.up('xl')]: { maxWidth: 640 },
  '@media print': { maxWidth: '120mm' },
}));

/** Takes its room before the crossings can be pressed; where they never can it is not there. */
const Tools = styled('div')({
  visibility: 'hidden',
  '&[data-ready]': { visibility: 'visible' },
  '@media print, (scripting: none)': { display: 'none' },
});

const Hint = styled('p')(({ theme }) => ({
  maxWidth: '34em',
  margin: '20px 0',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** What there is nothing to do for looks like it, and keeps the keyboard. */
const Action = styled(Button)(({ theme }) => ({
  '&[aria-disabled="true"]': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    cursor: 'default',
  },
}));

/** The kolam of the day: its line can be broken and closed again. In the HTML it is an example, which is true on any day. */
export function DayKolam() {
  const picture = useRef<HTMLDivElement>(null);
  const { pattern, date, changed, draws, toggle, putBack } = useDayKolam(picture);
  const [printing, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  const { heading, introduction, hint } = dayKolamCopy;
  return (
    <PageSection background="tinted" labelledBy={headingId} heights={dayKolamHeights}>
      <Columns>
        <div>
          <Typography variant="h2" id={headingId}>
            {heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 1.5, mb: fluid(0, 16), color: 'text.secondary' }}>
            {introduction}
          </Typography>
        </div>
        <Figure>
          <Picture ref={picture}>
            <KolamLines pattern={pattern} draws={draws} filled={date !== null} />
            {date ? <CrossingButtons pattern={pattern} onToggle={toggle} /> : null}
          </Picture>
          <figcaption>
            <KolamFacts pattern={pattern} date={date} changed={changed} />
            <Tools data-ready={date ? '' : undefined}>
              <Hint>{hint}</Hint>
              <Actions>
                <Action variant="outlined" aria-disabled={!changed} onClick={putBack}>
                  {dayKolamCopy.putBack}
                </Action>
                <Action variant="outlined" onClick={() => setPrinting(true)}>
                  {dayKolamCopy.print}
                </Action>
              </Actions>
            </Tools>
          </figcaption>
        </Figure>
      </Columns>
      {printing ? <PrintedKolam pattern={pattern} onPrinted={onPrinted} /> : null}
    </PageSection>
  );
}
