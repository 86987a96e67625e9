import type { Sight } from './sight.ts';
import type { TraceStep } from './traceFile.ts';

/** A step as a sentence that somebody who is no developer understands: `Opened the page Job application`. */
export const describeStep = ({ type }: Pick<TraceStep, 'type'>, _before: Sight, _after: Sight): string =>
  type;
