import { formatTimestamp } from '../story/formatTime.ts';

/** Milliseconds since 1970, for the years 2001 to 2099: a number in this range is taken for a time. */
const earliest = 1_000_000_000_000;
const latest = 4_102_444_800_000;

const isTimestamp = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= earliest && Number(value) < latest;

/** A value as indented JSON, with times formatted instead of in milliseconds. */
export const textOf = (value: unknown): string =>
  isTimestamp(value)
    ? formatTimestamp(value)
    : JSON.stringify(
        value,
        (_key, inner: unknown) => (isTimestamp(inner) ? formatTimestamp(inner) : inner),
        2,
      );
