import type { ServicePageCopy } from '../service.ts';

export const businessAnalytics: ServicePageCopy = {
  introduction:
    'Sales, stock and accounts often give three answers to one question. We agree with your managers on what each number means, work it out in one place, and put it on a page they open every morning.',
  facts: [
    { figure: 'One page', caption: 'for each team, each morning' },
    { figure: 'Your spreadsheets', caption: 'stay where they work' },
    { figure: 'Every figure', caption: 'opens to the rows behind it' },
  ],
  offers: [
    {
      title: 'Agreed definitions',
      text: 'A short list, signed by those who use it: what counts as a sale, and when an order is late.',
    },
    {
      title: 'Joined records',
      text: 'Till, stock, accounts and service desk brought together each night, and faults reported by morning.',
    },
    {
      title: 'Morning pages',
      text: 'The five figures a team can act on, set against last week and last year.',
    },
    {
      title: 'Forecasts',
      text: 'Next month’s demand as a range, with last month’s forecast beside what really came.',
    },
    {
      title: 'Stock and margin reviews',
      text: 'Which items earn, which only turn over, and which have stood there since Pongal.',
    },
    {
      title: 'Training',
      text: 'Your staff learn to ask the data new questions without us in the room.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Agree',
      text: 'We collect the questions your managers really ask and settle one definition for each.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Join',
      text: 'We connect the systems, compare the totals with your books, and explain each difference.',
    },
    {
      when: 'From week 5',
      title: 'Use',
      text: 'Each team gets its page. After a month we take out what nobody opened.',
    },
  ],
  why: {
    subject: 'analytics',
    introduction: 'A report that nobody acts on is a cost. We count the decisions that follow.',
    reasons: [
      {
        title: 'You can check it',
        text: 'Press a figure and see the bills it was added up from.',
      },
      {
        title: 'Few charts',
        text: 'A page holds what a team can change this week. Everything else goes into a list below it.',
      },
      {
        title: 'It outlives our contract',
        text: 'Plain SQL, explained line by line, which any analyst can take over from us.',
      },
    ],
  },
  close: {
    question: 'Which number do two of your managers disagree on?',
    text: 'Send us both versions. We reply within two working days with a guess at the reason and a plan.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'Business Analytics' },
};
