import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { reportCopy } from '../../content/report.ts';
import type { ReportRange } from '../../content/report.ts';
import { useSiteStore } from '../../state/hooks.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { environmentOf } from '../../trace/file/environment.ts';
import { takeSnapshot } from '../../trace/recording/takeSnapshot.ts';
import { recorder } from '../../trace/recording/recorder.ts';
import { traceFileEnding } from '../../trace/file/traceFile.ts';
import { Contents } from './Contents.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportAddress } from './ReportAddress.tsx';
import { RangeChoice } from './RangeChoice.tsx';
import { QuietText, Text } from './reportStyles.ts';
import { hasSteps } from './reportOf.ts';
import type { Recorded } from './reportOf.ts';
import { useReport } from './useReport.ts';

const { introduction, sentByNobody, neverHolds, empty, refused, contents } = reportCopy;

const Remark = styled('div')({ marginTop: 20 });

/**
 * What was recorded until now. If looking at the state fails, the newest step is left out: what it changed is not known,
 * and the snapshot from before it is the last one there is.
 */
function recordedIn(store: SiteStore): Recorded {
  const recording = recorder.recording();
  const { steps, missed } = recording;
  const moment = { at: Date.now(), environment: environmentOf(window) };
  try {
    return { recording, now: takeSnapshot(store.getState()), ...moment };
  } catch {
    const known = { ...recording, steps: steps.slice(0, -1), missed: missed + 1 };
    return { recording: known, now: steps.at(-1)?.before ?? null, ...moment };
  }
}

type ReportContentProps = { introductionId: string; reference: string | undefined };

/** The content of the report, about the recording as it was when the report was opened. */
export function ReportContent({ introductionId, reference }: ReportContentProps) {
  const store = useSiteStore();
  const [recorded] = useState(() => recordedIn(store));
  const [name] = useState(() => reference ?? recorder.reference());
  const [range, setRange] = useState<ReportRange>(() => (hasSteps(recorded, 5) ? 5 : 'all'));
  const report = useReport(recorded, range);
  const { steps, dropped } = recorded.recording;
  return (
    <>
      <Text id={introductionId}>{introduction}</Text>
      <Text>{sentByNobody}</Text>
      <QuietText>{neverHolds}</QuietText>
      {steps.length > 0 ? (
        <RangeChoice value={range} onChange={setRange} droppedSteps={dropped} />
      ) : (
        <Remark>
          <Alert kind="info" title={empty.title}>
            {empty.text}
          </Alert>
        </Remark>
      )}
      <LiveRegion>{report === undefined && <Text>{contents.reading}</Text>}</LiveRegion>
      {report === null && (
        <Remark>
          <Alert kind="error" role="alert" title={refused.title}>
            {refused.text}
          </Alert>
        </Remark>
      )}
      {report && (
        <>
          <Contents report={report} />
          <ReportActions name={`${name}${traceFileEnding}`} text={report.text} />
        </>
      )}
      <ReportAddress reference={name} hasFile={Boolean(report)} />
    </>
  );
}
