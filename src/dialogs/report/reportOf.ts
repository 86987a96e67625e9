import type { ReportRange } from '../../content/report.ts';
import { describeStep } from '../../trace/descriptions/describeStep.ts';
import type { Environment } from '../../trace/file/environment.ts';
import { readTrace } from '../../trace/reading/readTrace.ts';
import type { Recording } from '../../trace/recording/recorder.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import type { About } from '../../trace/file/traceFile.ts';
import { writeTrace } from '../../trace/file/writeTrace.ts';

/** What was recorded when the report was opened; later steps are not part of it. */
export type Recorded = {
  recording: Recording;
  /** The snapshot after the last step; null if there is none. */
  now: Snapshot | null;
  /** Milliseconds since 1970. */
  at: number;
  environment: Environment;
};

type ReportedStep = {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  sentence: string;
};

export type Report = {
  /** The text of the file. */
  text: string;
  about: About;
  steps: readonly ReportedStep[];
};

const minute = 60_000;

/** Whether there is a step in the last `minutes` minutes. */
export const hasSteps = ({ recording, at }: Recorded, minutes: number): boolean =>
  recording.steps.some((step) => step.at >= at - minutes * minute);

/**
 * The file, and its content in words, which is read from the file itself and not from the recording in memory. Null if
 * the file must not leave the browser: because the sanitizer refused a value in it, or it could not be read. Null, too, if no
 * snapshot of the state could be had.
 */
export async function reportOf(recorded: Recorded, range: ReportRange): Promise<Report | null> {
  const { recording, now, at, environment } = recorded;
  if (!now) return null;
  try {
    const since = range === 'all' ? undefined : at - range * minute;
    const { text } = writeTrace(recording, now, { since, environment });
    const { trace } = await readTrace(text);
    if (!trace || trace.refusedValues > 0) return null;
    const { about, snapshotAt } = trace;
    const steps = trace.steps.map((step, index) => ({
      number: step.number,
      at: step.at,
      sentence: describeStep(step, snapshotAt(index - 1), snapshotAt(index)),
    }));
    return { text, about, steps };
  } catch {
    return null;
  }
}
