import type { ExampleCopy } from './example.ts';

type BillLine = {
  name: string;
  /** The person it belongs to, or what became of it. */
  owner: string;
  /** Rupees a month. */
  before: number;
  after: number;
};

type CloudBillExample = ExampleCopy & {
  month: {
    heading: string;
    /** What the drawing shows, for screen readers. */
    figure: string;
    first: string;
    last: string;
    /** Servers that ran each day. */
    before: number;
    after: readonly number[];
    /** The day with the most visitors, counted from 1. */
    peak: number;
    legend: { before: string; after: string; peak: string };
  };
  bill: {
    title: string;
    line: string;
    before: string;
    after: string;
    total: string;
    lines: readonly BillLine[];
    /** Follows the amount that the month costs less. */
    saved: string;
  };
};

export const cloudSolutions: CloudBillExample = {
  heading: 'One month’s bill, before and after',
  introduction:
    'The same shop in the same month: first with eight servers every day, then with as many as its visitors needed.',
  caption: 'The shop, its November and every amount are invented.',
  month: {
    heading: 'Servers, day by day',
    figure:
      'Thirty days in November. Before, eight servers run each day. After, two to four run on most days, seven on the 6th, nine on the 7th, and two again on the 10th.',
    first: '1 November',
    last: '30 November',
    before: 8,
    after: [3, 2, 2, 4, 5, 7, 9, 6, 3, 2, 2, 2, 3, 4, 3, 2, 2, 2, 2, 3, 4, 3, 2, 2, 2, 2, 3, 4, 3, 2],
    peak: 7,
    legend: {
      before: 'Before: eight, whoever comes',
      after: 'After: what the day needs',
      peak: 'The evening before Deepavali: nine',
    },
  },
  bill: {
    title: 'November, in rupees',
    line: 'What runs, and for whom',
    before: 'Before',
    after: 'After',
    total: 'Total',
    lines: [
      { name: 'Shop servers', owner: 'Sales', before: 38_400, after: 15_200 },
      { name: 'Database', owner: 'Sales', before: 12_600, after: 12_600 },
      { name: 'Traffic', owner: 'Sales', before: 5900, after: 4700 },
      { name: 'Test server', owner: 'Development, in office hours', before: 6300, after: 1400 },
      { name: 'Old mail server', owner: 'Nobody. Switched off', before: 4800, after: 0 },
      { name: 'Backups elsewhere', owner: 'Accounts. New', before: 0, after: 2100 },
    ],
    saved: 'rupees less for one month, and the backups are new',
  },
};
