import type { ExampleCopy } from './example.ts';

/** A page that holds each part of the kit, in the order of their numbers. */
export type KitPage = {
  title: string;
  heading: string;
  items: readonly { name: string; price: string }[];
  field: { label: string; value: string };
  message: string;
  button: string;
};

type KitExample = ExampleCopy & {
  kit: string;
  /** What each part is for, in the order of their numbers. */
  parts: readonly { title: string; text: string }[];
  phone: KitPage;
  counter: KitPage;
};

export const uiUxDesign: KitExample = {
  heading: 'Two pages from one set of parts',
  introduction:
    'A bakery’s order page for the phone and the screen behind its counter. They do different work and share every part, which your developers build once.',
  caption: 'There is no such bakery. Its two pages are drawn here from five parts.',
  kit: 'The five parts',
  parts: [
    { title: 'Heading', text: 'says what this page is for' },
    { title: 'Row', text: 'a thing, and its figure at the right' },
    { title: 'Field', text: 'its label stays above it' },
    { title: 'Message', text: 'a dot and a whole sentence' },
    { title: 'Button', text: 'one a page, named after what it does' },
  ],
  phone: {
    title: 'A customer’s phone',
    heading: 'Bread for tomorrow',
    items: [
      { name: 'Milk loaf', price: '45' },
      { name: 'Six buns', price: '60' },
    ],
    field: { label: 'When will you come?', value: '7:30' },
    message: 'You pay at the counter.',
    button: 'Order for 105 rupees',
  },
  counter: {
    title: 'The screen behind the counter',
    heading: 'To pack by 7:30',
    items: [
      { name: 'Milk loaves', price: '14' },
      { name: 'Six buns', price: '9' },
      { name: 'Coconut biscuits', price: '22' },
    ],
    field: { label: 'Number on the slip', value: '031' },
    message: 'Slip 031 has been paid.',
    button: 'Hand over 031',
  },
};
