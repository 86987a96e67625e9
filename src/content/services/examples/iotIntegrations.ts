import type { ExampleCopy } from './example.ts';

type SensorWeekExample = ExampleCopy & {
  room: string;
  /** What the drawing shows, for screen readers. */
  figure: string;
  limit: { degrees: number; label: string };
  table: { day: string; highest: string; lowest: string; rows: string };
  days: readonly { name: string; short: string; highest: number; lowest: number }[];
  /** Degrees every six hours; the drawing is made from them. */
  readings: readonly number[];
  alarm: { heading: string; steps: readonly { time: string; text: string }[] };
};

export const iotIntegrations: SensorWeekExample = {
  heading: 'A week in a cold room, with one alarm',
  introduction:
    'Six quiet days, and a night on which a door stood open. The line is what the sensor measured; the list is what was done.',
  caption: 'There is no such room, and nobody had to get up.',
  room: 'Cold room 2, degrees Celsius',
  figure:
    'The temperature of seven days. It swings between 3 and 5 degrees; on Thursday night it rises to 9.4, over the limit of 8, and is back before morning.',
  limit: { degrees: 8, label: 'Limit 8' },
  table: {
    day: 'Day',
    highest: 'Highest',
    lowest: 'Lowest',
    rows: 'First the highest of each day, then the lowest.',
  },
  days: [
    { name: 'Monday', short: 'Mon', highest: 4.6, lowest: 3.1 },
    { name: 'Tuesday', short: 'Tue', highest: 4.8, lowest: 3.0 },
    { name: 'Wednesday', short: 'Wed', highest: 4.7, lowest: 3.2 },
    { name: 'Thursday', short: 'Thu', highest: 9.4, lowest: 3.3 },
    { name: 'Friday', short: 'Fri', highest: 4.5, lowest: 2.9 },
    { name: 'Saturday', short: 'Sat', highest: 5.2, lowest: 3.0 },
    { name: 'Sunday', short: 'Sun', highest: 4.4, lowest: 3.1 },
  ],
  readings: [
    3.1, 3.8, 4.6, 3.6, 3, 3.9, 4.8, 3.7, 3.2, 4, 4.7, 3.9, 9.4, 3.3, 4.6, 3.8, 2.9, 3.7, 4.5, 3.5, 3, 4.2,
    5.2, 4, 3.1, 3.8, 4.4, 3.6,
  ],
  alarm: {
    heading: 'Thursday, 02:10 to 03:20',
    steps: [
      { time: '02:10', text: 'Over 8 degrees. Message to Kumar, who has the night.' },
      { time: '02:11', text: 'He has not read it. The room calls him. No answer.' },
      { time: '02:12', text: 'It calls Selvi, the next on the list. She goes.' },
      { time: '02:31', text: 'The door had not closed. She shuts it at 9.4.' },
      { time: '03:20', text: 'Under 5 again. The night is in the log for the inspector.' },
    ],
  },
};
