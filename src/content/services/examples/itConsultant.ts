import type { ExampleCopy } from './example.ts';

export type AdviceOption = {
  name: string;
  /** Thousands of rupees. */
  firstYear: number;
  eachYear: number;
  gain: string;
  cost: string;
  /** The one we advise. */
  advised?: true;
};

type AdviceExample = ExampleCopy & {
  subject: string;
  date: string;
  question: string;
  answer: string;
  table: {
    caption: string;
    option: string;
    firstYear: string;
    eachYear: string;
    fiveYears: string;
    gain: string;
    cost: string;
    advised: string;
  };
  options: readonly AdviceOption[];
  doubts: { heading: string; reasons: readonly string[] };
  sources: string;
};

export const itConsultant: AdviceExample = {
  heading: 'The first of your two pages',
  introduction:
    'Three ways, what each costs in five years, and one recommendation. The second page would hold the sources.',
  caption: 'The school, the offers and all amounts are invented.',
  subject: 'For the board: a new system for school fees?',
  date: 'Second week, page 1 of 2',
  question: 'The offer on your table is for a system of your own. Is it worth it?',
  answer:
    'Take the ready-made system. It does eight of your ten tasks, for half of what your own would cost.',
  table: {
    caption: 'Costs in thousand rupees',
    option: 'Option',
    firstYear: 'First year',
    eachYear: 'Each year after',
    fiveYears: 'Five years',
    gain: 'What you get',
    cost: 'What you give up',
    advised: 'Our advice',
  },
  options: [
    {
      name: 'Keep the spreadsheets',
      firstYear: 40,
      eachYear: 60,
      gain: 'Nothing to learn',
      cost: 'Two evenings a week at the year’s end',
    },
    {
      name: 'Ready-made system',
      firstYear: 150,
      eachYear: 75,
      gain: 'Receipts and reminders from the first month',
      cost: 'Bus fees stay in a list of their own',
      advised: true,
    },
    {
      name: 'Build your own',
      firstYear: 620,
      eachYear: 70,
      gain: 'All ten tasks, your way',
      cost: 'Eight months of waiting',
    },
  ],
  doubts: {
    heading: 'What would change our mind',
    reasons: [
      'A second campus: then bus fees alone are worth building for.',
      'A price for further years that is not written into the contract.',
      'An export that leaves out the payments. We would try it before you sign.',
    ],
  },
  sources: 'Read: two offers, last year’s fee book. Asked: the office, the bursar, two parents.',
};
