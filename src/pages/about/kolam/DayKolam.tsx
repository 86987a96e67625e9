import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { dayKolamCopy } from '../../../content/marketing/dayKolam.ts';
import { CrossingButtons } from './CrossingButtons.tsx';
import { dayKolamHeights } from './heights.ts';
import { KolamFacts } from './KolamFacts.tsx';
import { KolamLines } from './KolamLines.tsx';
import { Columns, dayKolamHeadingId, Introduction, Picture } from './layout.tsx';
import { PrintedKolam } from './PrintedKolam.tsx';
import { useDayKolam } from './useDayKolam.ts';

/** `contents` makes its drawing and its caption grid items of `Columns`. */
const Figure = styled('figure')({ display: 'contents' });

/**
 * Reserves its space until the crossings can be pressed; in print and without scripts they never can, and it is
 * omitted.
 */
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

/** Looks disabled while it has nothing to do. It uses `aria-disabled`, because `disabled` would lose the focus. */
const Action = styled(Button)(({ theme }) => ({
  '&[aria-disabled="true"]': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    cursor: 'default',
  },
}));

/** The kolam of the day: its line can be broken and closed again. The HTML holds an example that fits any day. */
export function DayKolam() {
  const picture = useRef<HTMLDivElement>(null);
  const { pattern, date, changed, draws, toggle, putBack } = useDayKolam(picture);
  const [printing, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  return (
    <PageSection background="tinted" labelledBy={dayKolamHeadingId} heights={dayKolamHeights}>
      <Columns>
        <Introduction />
        <Figure>
          <Picture ref={picture}>
            <KolamLines pattern={pattern} draws={draws} filled={date !== null} />
            {date ? <CrossingButtons pattern={pattern} onToggle={toggle} /> : null}
          </Picture>
          <figcaption>
            <KolamFacts pattern={pattern} date={date} changed={changed} />
            <Tools data-ready={date ? '' : undefined}>
              <Hint>{dayKolamCopy.hint}</Hint>
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
