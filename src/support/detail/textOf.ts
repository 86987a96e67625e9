import { formatMoment } from '../story/formatTime.ts';

/** Milliseconds since 1970 within which a number can only be a moment: the years 2001 to 2100. */
const earliest = 1_000_000_000_000;
const latest = 4_102_444_800_000;

const isMoment = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= earliest && Number(value) < latest;

/** A value as a developer reads it: JSON with a line for each entry, and moments in place of milliseconds. */
export const textOf = (value: unknown): string =>
  isMoment(value)
    ? formatMoment(value)
    : JSON.stringify(value, (_key, inner: unknown) => (isMoment(inner) ? formatMoment(inner) : inner), 2);
