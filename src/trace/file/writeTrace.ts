import { aboutOf } from './about.ts';
import { tracedTypeOf } from '../recording/actionTypes.ts';
import type { Environment } from './environment.ts';
import { liftedOf } from './lifted.ts';
import type { StepAction } from './lifted.ts';
import { patchBetween } from './patch.ts';
import type { Recording } from '../recording/recorder.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import { partNames, policy, sanitizePart } from '../sanitizer/sanitize.ts';
import { unlistedIn } from './unlisted.ts';
import { traceFormat, traceVersion } from './traceFile.ts';
import type { About, TraceFile } from './traceFile.ts';

/**
 * Thrown instead of returning a file when the final check (`unlistedIn`) finds a value in it that is on no list.
 * `place` says where, and never contains the value itself.
 */
export class TraceUnsafe extends Error {
  readonly place: string;

  constructor(place: string) {
    super(`A value at ${place} is on no list.`);
    this.name = 'TraceUnsafe';
    this.place = place;
  }
}

type Options = {
  /** Milliseconds since 1970: earlier steps are left out of the file. */
  since?: number;
  environment: Environment;
};

/**
 * Consecutive snapshots share their unchanged parts: each part is sanitized once, and what is left out of it is counted once.
 */
function sharingSanitizer(leaveOut: (place: string) => void): (seen: Snapshot) => Snapshot {
  const sanitizers = partNames.map((name) => {
    const known = new Map<unknown, unknown>();
    return (seen: Snapshot) => {
      const part = seen[name];
      if (!known.has(part)) known.set(part, sanitizePart(name, part, leaveOut));
      return [name, known.get(part)] as const;
    };
  });
  return (seen) => Object.fromEntries(sanitizers.map((sanitizedOf) => sanitizedOf(seen))) as Snapshot;
}

/**
 * The JSON text of a file, with each space written as its escape. All spaces are within strings, mostly messages: a mail
 * program that breaks the pasted text into lines would break it there, and the message could not be put together again.
 */
const textOf = (file: TraceFile): string => JSON.stringify(file).replaceAll(' ', String.raw`\u0020`);

/**
 * Makes the trace file of a recording and its JSON text. `now` is the snapshot after the last step.
 * @throws TraceUnsafe if the finished file contains a value that is on no list
 */
export function writeTrace(
  recording: Recording,
  now: Snapshot,
  { since = 0, environment }: Options,
): { file: TraceFile; text: string } {
  const begin = recording.steps.findIndex(({ at }) => at >= since);
  const steps = begin < 0 ? [] : recording.steps.slice(begin);
  const leftOut: Record<string, number> = {};
  const leaveOut = (place: string, count = 1) => {
    leftOut[place] = (leftOut[place] ?? 0) + count;
  };

  const sanitized = sharingSanitizer(leaveOut);
  const snapshots = [...steps.map(({ before }) => before), now].map(sanitized);
  const [first] = snapshots;
  if (!first) throw new TraceUnsafe('snapshot');
  const actions = steps.map(({ type, at }, index): StepAction => {
    const traced = tracedTypeOf(type);
    if (traced !== type) leaveOut('types');
    return { type: traced, at, patch: patchBetween(snapshots[index]!, snapshots[index + 1]!) };
  });
  if (recording.missed > 0) leaveOut('steps', recording.missed);

  const startedAt = steps[0]?.at ?? Date.now();
  const about: About = aboutOf(
    {
      id: recording.id,
      policy,
      startedAt,
      length: (steps.at(-1)?.at ?? startedAt) - startedAt,
      steps: steps.length,
      droppedBefore: recording.dropped + recording.steps.length - steps.length,
      ...environment,
      leftOut,
    },
    (place) => leaveOut(place),
  );
  const file: TraceFile = {
    format: traceFormat,
    version: traceVersion,
    about,
    preloadedState: JSON.stringify(first),
    payload: JSON.stringify(liftedOf(first, startedAt, actions)),
  };
  const unlisted = unlistedIn(file);
  if (unlisted !== null) throw new TraceUnsafe(unlisted);
  return { file, text: textOf(file) };
}
