import type { ExampleCopy } from './example.ts';

type Weight = { part: string; before: number; after: number };

type PageWeightExample = ExampleCopy & {
  /** What one dot stands for, in kB; the drawings are made with it. */
  dot: { kilobytes: number; label: string };
  before: { title: string; figure: string };
  after: { title: string; figure: string };
  kilobytes: (weight: string) => string;
  weights: { caption: string; part: string; total: string; rows: readonly Weight[] };
  times: {
    heading: string;
    unit: (seconds: string) => string;
    moments: readonly { name: string; before: number; after: number }[];
  };
};

export const webDevelopment: PageWeightExample = {
  heading: 'One page on a village connection',
  introduction:
    'A shop’s price page before and after a rebuild, weighed and timed. Every dot has to come through the same thin line.',
  caption: 'The shop is invented; the times are calculated for 1.6 Mbit/s and a delay of 0.3 seconds.',
  dot: { kilobytes: 10, label: 'One dot is 10 kB.' },
  before: { title: 'Before', figure: '290 dots, one for every 10 kB of the old page.' },
  after: { title: 'After', figure: 'Twelve dots on one line: all of the new page.' },
  kilobytes: (weight) => `${weight} kB`,
  weights: {
    caption: 'What the page weighs, in kB',
    part: 'Part',
    total: 'Total',
    rows: [
      { part: 'Words and layout', before: 90, after: 14 },
      { part: 'Typefaces', before: 310, after: 35 },
      { part: 'Pictures', before: 1640, after: 61 },
      { part: 'Scripts', before: 860, after: 10 },
    ],
  },
  times: {
    heading: 'How long a reader waits',
    unit: (seconds) => `${seconds} s`,
    moments: [
      { name: 'The prices can be read', before: 7.5, after: 1.3 },
      { name: 'Everything is there', before: 15.7, after: 1.9 },
    ],
  },
};
