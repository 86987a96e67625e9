import { startedAt } from '../../testing/traces/traceExamples.ts';
import { formatDuration, formatOffset, formatTimestamp } from './formatTime.ts';

test('offsets, durations and times are formatted for reading', () => {
  expect([-1, 0, 61_260, 3_599_949, 3_600_000, 7_265_000].map(formatOffset)).toEqual([
    '0:00.0',
    '0:00.0',
    '1:01.3',
    '59:59.9',
    '1:00:00.0',
    '2:01:05.0',
  ]);
  expect(
    [-1, 820, 1_000, 1_240, 3_000, 59_949, 59_950, 245_000, 3_599_499, 3_600_000, 7_380_000].map(
      formatDuration,
    ),
  ).toEqual([
    '0 ms',
    '820 ms',
    '1 s',
    '1.2 s',
    '3 s',
    '59.9 s',
    '1 min 0 s',
    '4 min 5 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 3 min',
  ]);
  expect(formatTimestamp(startedAt, 'UTC')).toBe('22 Nov 2026, 09:30:00');
});
