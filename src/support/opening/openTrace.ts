import type { traceErrors } from '../../content/trace/traceErrors.ts';
import { maxTraceBytes, readTrace } from '../../trace/reading/readTrace.ts';
import type { Trace } from '../../trace/file/traceFile.ts';
import { requestsOf } from '../story/requestsOf.ts';
import type { TracedRequest } from '../story/requestsOf.ts';
import { scheduleOf } from '../story/scheduleOf.ts';
import type { Schedule } from '../story/scheduleOf.ts';
import { storyOf } from '../story/storyOf.ts';
import type { StoryStep } from '../story/storyOf.ts';

/** An open trace with everything that is derived from it. It is in memory only. */
export type OpenTrace = {
  key: string;
  /** The name of the file. */
  name: string;
  trace: Trace;
  story: readonly StoryStep[];
  requests: readonly TracedRequest[];
  schedule: Schedule;
};

export type OpeningError = {
  code: keyof typeof traceErrors;
  /** A position in the text or a path in the file. */
  detail: string | null;
};

export type Opened = { file: Omit<OpenTrace, 'key'> } | { file?: undefined; error: OpeningError };

/** Opens a file or pasted text. Never rejects: every problem has an error code. */
export async function openTrace(source: Pick<File, 'name' | 'size' | 'text'>): Promise<Opened> {
  if (source.size > maxTraceBytes) return { error: { code: 'E_TOO_LARGE', detail: null } };
  let text: string;
  try {
    text = await source.text();
  } catch {
    return { error: { code: 'E_UNREADABLE', detail: null } };
  }
  try {
    const { trace, error } = await readTrace(text);
    if (error) return { error };
    const story = storyOf(trace);
    return {
      file: { name: source.name, trace, story, requests: requestsOf(trace), schedule: scheduleOf(story) },
    };
  } catch {
    // A file that passed the checks of `readTrace`, but that the derived data could not be made from.
    return { error: { code: 'E_SHAPE', detail: null } };
  }
}
