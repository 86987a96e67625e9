import type { ServicePageCopy } from '../service.ts';

/** Machine learning has no page of its own and is covered here (specification D24). */
export const aiSolutions: ServicePageCopy = {
  introduction:
    'We train models on the records your firm already keeps: orders, readings, forms, photographs. Each one is tested on last year’s data before it answers anyone, and it says when it is not sure.',
  facts: [
    { figure: '2 weeks', caption: 'to a first test on your data' },
    { figure: 'Your servers', caption: 'or ours, you choose' },
    { figure: 'Plain words', caption: 'with each answer' },
  ],
  offers: [
    {
      title: 'Machine learning',
      text: 'Forecasts of demand, late payment or machine failure, retrained each month on what really happened.',
    },
    {
      title: 'Document reading',
      text: 'Invoices, lab reports and forms turned into rows, in English and Tamil, with doubtful fields marked.',
    },
    {
      title: 'Image checks',
      text: 'A camera above the line that sorts leaves, welds or labels and keeps a picture of what it refused.',
    },
    {
      title: 'Search that understands',
      text: 'Staff ask in their own words and get the page, the paragraph and the date it was written.',
    },
    {
      title: 'Recommendations',
      text: 'The next useful product or lesson, chosen from behaviour, with a reason a customer can read.',
    },
    {
      title: 'Model care',
      text: 'We measure accuracy each month and call you when it falls.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Listen and collect',
      text: 'We sit with the people who make the decision today and copy a sample of their records.',
    },
    {
      when: 'Weeks 2 to 5',
      title: 'Train and prove',
      text: 'Two or three models compete on last year’s data. You see each mistake they make.',
    },
    {
      when: 'From week 6',
      title: 'Run and watch',
      text: 'The best one works beside your team first, then for it, and you see its mistakes each month.',
    },
  ],
  why: {
    subject: 'AI',
    introduction: 'A model is only useful on the day somebody acts on it. We build for that day.',
    reasons: [
      {
        title: 'You can question it',
        text: 'Each answer carries the records that led to it, so a manager can agree or overrule.',
      },
      {
        title: 'Small data is fine',
        text: 'We have shipped forecasts from three years of one shop’s bills.',
      },
      {
        title: 'No lock-in',
        text: 'Code, weights and training data are handed over with a guide your developers can follow.',
      },
    ],
  },
  close: {
    question: 'Show us one question you cannot answer yet',
    text: 'Tell us what you record and what you wish you knew. We reply within two working days with a plan or an honest no.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'AI & ML Solutions' },
};
