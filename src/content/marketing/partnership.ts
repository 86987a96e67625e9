/** Words of the partnership page, in the order of its sections (specification PMP). */
export const partnershipCopy = {
  crumb: 'Partnership',
  partner: 'Partner with Us',
  hero: {
    heading: ['Two firms,', 'one line of work'],
    introduction:
      'We are looking for partners who know a trade from the inside: hospitals, mills, colleges, retailers, agencies. You bring the questions, we bring the builders, and both names stand on the result.',
    picture: 'Two kolams in two colours, side by side, drawn with one line.',
  },
  benefits: {
    heading: 'What a partner gets',
    entries: [
      {
        title: 'A named pair',
        text: 'One engineer and one planner stay with you from the first call to the last invoice.',
      },
      {
        title: 'Shared risk',
        text: 'We can take part of the fee when the product earns, and we put that in writing.',
      },
      {
        title: 'Early access',
        text: 'Partners try new tools three months before they are offered to others.',
      },
      {
        title: 'Joint training',
        text: 'Your staff learn beside ours, in Tamil or English, on your own data.',
      },
      {
        title: 'Open books',
        text: 'Hours, costs and progress are on one page that both sides can read at any time.',
      },
      {
        title: 'Support at all hours',
        text: 'A bot answers first, day and night, and a person stands behind it for as long as the product is in use.',
      },
    ],
  },
  industries: {
    heading: 'Where we know the ground',
    introduction: 'What we bring: seven fields, from the first web page to the last sensor.',
    tags: [
      'Web Technology',
      'Artificial Intelligence',
      'Business Analytics',
      'App Development',
      'Game Development',
      'IOT Integrations',
      'Cloud solutions',
    ],
  },
  steps: {
    heading: 'How a partnership starts',
    entries: [
      {
        title: 'Write to us',
        text: 'A short form: your firm, your goal, the date you would like to begin.',
      },
      {
        title: 'Meet and measure',
        text: 'Two calls and one visit. We list what both sides already have.',
      },
      { title: 'Agree on one page', text: 'Goal, shares, dates and how either side can leave.' },
      {
        title: 'Build the first piece',
        text: 'Six weeks to something real, then we decide together how to go on.',
      },
    ],
  },
  stories: {
    heading: 'Three partnerships, drawn',
    caption: 'Example figures, to show what such work can bring.',
  },
  closing: {
    heading: 'Tell us what you want to build together',
    text: 'The form takes ten minutes and keeps a draft on your device.',
  },
} as const;

/** Online sales of the first story in ten months, the first month being 100; its figure is drawn from it. */
export const salesSeries: readonly number[] = [100, 103, 102, 107, 110, 109, 115, 120, 124, 130];

export type StoryName = 'sales' | 'costs' | 'support';

export type Story = {
  name: StoryName;
  title: string;
  text: string;
  /** What the drawing shows, for screen readers. */
  figure: string;
};

/** The three stories: invented examples. */
export const stories: readonly Story[] = [
  {
    name: 'sales',
    title: 'Sales increased 30%',
    text: 'A sari retailer and its weavers share one stock list; online orders rose over ten months.',
    figure: 'Ten months on one line, from an index of 100 up to 130.',
  },
  {
    name: 'costs',
    title: 'Operational costs reduced 40%',
    text: 'A cold-storage firm now cools by sensor. Of ten rupees spent on running, four stay in the bank.',
    figure: 'Ten dots: six are joined by a line, four are left over.',
  },
  {
    name: 'support',
    title: '24/7 support',
    text: 'A bus operator’s night desk is shared: our bot answers first, and two people stand behind it.',
    figure: 'Twenty-four dots in a circle, one for each hour, all on one line.',
  },
];
