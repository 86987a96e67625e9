import type { ExampleCopy } from './example.ts';

export type MorningFigure = {
  name: string;
  value: string;
  unit: string;
  /** Of the same weekday: the day before the first of `days`. */
  lastWeek: string;
  lastYear: string;
  /** The last seven days, the newest last; the drawing is made from them. */
  days: readonly number[];
  advice: string;
  /** The one that somebody has to act on today. */
  urgent?: true;
};

type MorningFiguresExample = ExampleCopy & {
  page: string;
  at: string;
  act: string;
  lastWeek: string;
  lastYear: string;
  /** What the drawing shows, for screen readers. */
  week: (days: readonly number[]) => string;
  figures: readonly MorningFigure[];
  origin: string;
};

export const businessAnalytics: MorningFiguresExample = {
  heading: 'A morning page of five figures',
  introduction:
    'It is ready at seven. One figure asks for something today; the other four may be left alone.',
  caption: 'There is no such shop. Yours would carry your own five.',
  page: 'Shop floor',
  at: 'Tuesday, 7:00',
  act: 'Act today',
  lastWeek: 'Last week',
  lastYear: 'Last year',
  week: (days) => `The last seven days: ${days.join(', ')}.`,
  figures: [
    {
      name: 'Sales yesterday',
      value: '86,400',
      unit: 'rupees',
      lastWeek: '78,300',
      lastYear: '74,300',
      days: [79_100, 71_200, 74_600, 78_900, 93_800, 91_500, 86_400],
      advice: 'A good Monday. The shelf by the door stays where it is.',
    },
    {
      name: 'Bills',
      value: '412',
      unit: 'customers paid',
      lastWeek: '409',
      lastYear: '396',
      days: [418, 371, 380, 395, 466, 451, 412],
      advice: 'As many as usual, with larger baskets.',
    },
    {
      name: 'Ran out',
      value: '7',
      unit: 'items',
      lastWeek: '4',
      lastYear: '4',
      days: [3, 2, 3, 3, 4, 5, 7],
      advice: 'Five of them come from one supplier. Call before ten.',
      urgent: true,
    },
    {
      name: 'Late orders',
      value: '2',
      unit: 'orders',
      lastWeek: '3',
      lastYear: '6',
      days: [2, 4, 3, 1, 1, 3, 2],
      advice: 'Both go with the van at eleven.',
    },
    {
      name: 'Brought back',
      value: '3',
      unit: 'items',
      lastWeek: '4',
      lastYear: '5',
      days: [5, 2, 4, 3, 6, 4, 3],
      advice: 'Three different ones, so nothing is wrong with the stock.',
    },
  ],
  origin: 'Added up at 5:40 from 412 bills, two tills and one stock list. All of them arrived.',
};
