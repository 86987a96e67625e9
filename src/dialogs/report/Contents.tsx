import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { DisclosureSummary } from '../../components/controls/DisclosureSummary.tsx';
import { reportCopy } from '../../content/report.ts';
import { SheetHeading } from '../SheetHeading.ts';
import { AboutList } from './AboutList.tsx';
import { QuietText, Scroller, Text } from './reportStyles.ts';
import { readableJsonOf } from './readableJsonOf.ts';
import type { Report } from './reportOf.ts';

const copy = reportCopy.contents;

const Step = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 16,
  padding: '3px 0',
  overflowWrap: 'anywhere',
}));

const Time = styled('time')(({ theme }) => ({ flex: 'none', color: theme.vars.palette.text.secondary }));

const Summary = styled(DisclosureSummary)(({ theme }) => ({
  ...theme.typography.helper,
  width: 'fit-content',
  marginTop: 8,
}));

const Json = styled('pre')(({ theme }) => ({
  ...theme.typography.code,
  margin: 0,
  fontSize: '.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

/** The whole file as JSON; rendered only once it is opened. */
function WholeFile({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>{copy.raw}</Summary>
      <QuietText>{copy.rawNote}</QuietText>
      {isOpen && (
        <Scroller tabIndex={0} aria-label={copy.raw}>
          <Json>{readableJsonOf(text)}</Json>
        </Scroller>
      )}
    </details>
  );
}

/** The contents of the file: its steps in words, what it says about the browser, and the file itself. */
export function Contents({ report: { text, about, steps } }: { report: Report }) {
  const headingId = useId();
  const [first, last] = [steps[0], steps.at(-1)];
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
  return (
    <section aria-labelledby={headingId}>
      <SheetHeading id={headingId}>{copy.heading}</SheetHeading>
      {first && last ? (
        <>
          <Text>{copy.summary(steps.length, clock.format(first.at), clock.format(last.at))}</Text>
          <Scroller tabIndex={0} aria-label={copy.list}>
            <ol>
              {steps.map(({ number, at, sentence }) => (
                <Step key={number}>
                  <Time dateTime={new Date(at).toISOString()}>{clock.format(at)}</Time>
                  <span>{sentence}</span>
                </Step>
              ))}
            </ol>
          </Scroller>
        </>
      ) : (
        <Text>{copy.none}</Text>
      )}
      <details>
        <Summary>{copy.about.heading}</Summary>
        <AboutList about={about} />
      </details>
      <WholeFile text={text} />
    </section>
  );
}
