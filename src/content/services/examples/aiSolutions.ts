import type { ExampleCopy } from './example.ts';

type Field = {
  name: string;
  value: string;
  /** How sure the model is, in per cent. */
  sure: number;
};

type InvoiceExample = ExampleCopy & {
  stack: string;
  invoice: {
    title: string;
    date: string;
    lines: readonly { item: string; amount: string }[];
    total: string;
    /** As it was written by hand, with the digit that can be read in two ways. */
    amount: { start: string; doubtful: string; end: string };
  };
  reading: { caption: string; field: string; value: string; sure: string; fields: readonly Field[] };
  question: {
    heading: string;
    text: string;
    choices: readonly { value: string; reason: string }[];
    asked: string;
  };
  outcome: readonly { figure: string; text: string }[];
};

export const aiSolutions: InvoiceExample = {
  heading: 'A stack of invoices, read overnight',
  introduction:
    'The model reads every field and says how sure it is. What it doubts goes to a person, with the reason.',
  caption: 'The rice mill, the invoice and all amounts are invented.',
  stack: 'Invoice 31 of 48',
  invoice: {
    title: 'Invoice 0931',
    date: '14 November',
    lines: [
      { item: 'Ponni rice, 20 sacks', amount: '28,400' },
      { item: 'Broken rice, 12 sacks', amount: '10,680' },
      { item: 'Carriage', amount: '2,500' },
    ],
    total: 'To pay',
    amount: { start: '4', doubtful: '1', end: ',580' },
  },
  reading: {
    caption: 'What was read',
    field: 'Field',
    value: 'Read as',
    sure: 'Certainty',
    fields: [
      { name: 'Number', value: '0931', sure: 99 },
      { name: 'Date', value: '14 November', sure: 98 },
      { name: 'Lines', value: '3', sure: 97 },
      { name: 'To pay', value: '41,580', sure: 62 },
    ],
  },
  question: {
    heading: 'For Anand in accounts to decide',
    text: 'One or seven? The second digit can be read either way.',
    choices: [
      { value: '41,580', reason: 'agrees with the three lines above it' },
      { value: '47,580', reason: 'would be 6,000 more than they come to' },
    ],
    asked: 'Nothing is booked before he has chosen.',
  },
  outcome: [
    { figure: '48', text: 'invoices lay in the tray at six in the evening' },
    { figure: '45', text: 'were in the books by morning, every field above 95 per cent' },
    { figure: '3', text: 'waited for a person, with one question each' },
  ],
};
