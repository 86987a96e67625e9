import type { ServicePageCopy } from '../service.ts';

export const cloudSolutions: ServicePageCopy = {
  introduction:
    'We move what you run to servers that follow your traffic: more of them on the evening before Deepavali, fewer on the Tuesday after. You see the cost by the day and know what caused it.',
  facts: [
    { figure: 'By the day', caption: 'you see what it costs' },
    { figure: 'Each month', caption: 'one backup restored as a test' },
    { figure: 'Day and night', caption: 'somebody hears the alarm' },
  ],
  offers: [
    {
      title: 'Migration',
      text: 'Sites, mail and databases moved one after the other, with a way back at each step.',
    },
    {
      title: 'Scaling',
      text: 'Servers added by rule when visitors come and removed by rule when they go.',
    },
    {
      title: 'Backups',
      text: 'Copies in a second place, restored once a month to prove that they can be.',
    },
    {
      title: 'Monitoring',
      text: 'We get the alarm before your customers notice, and you get a note on what it was.',
    },
    {
      title: 'Cost care',
      text: 'What nobody used last month is switched off, and you get the list.',
    },
    {
      title: 'Security',
      text: 'Updates within days, keys that change, and a log of who did what.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Count',
      text: 'We list what runs, who uses it, what it costs today, and what must never stop.',
    },
    {
      when: 'Weeks 2 to 5',
      title: 'Move',
      text: 'One system at a time, at night, while the old one stands ready to take over again.',
    },
    {
      when: 'From week 6',
      title: 'Keep',
      text: 'We watch, update and restore. Once a month you get two pages about it.',
    },
  ],
  why: {
    subject: 'the cloud',
    introduction: 'The cloud is somebody else’s computers. You should know which ones, and why.',
    reasons: [
      {
        title: 'The bill has names',
        text: 'Each line of it belongs to a system and to a person who wants that system.',
      },
      {
        title: 'Nothing by hand',
        text: 'Every server is written down as code and can be built again within an hour.',
      },
      {
        title: 'Your accounts',
        text: 'The contracts with the provider are in your name. We hold a key that you can take back.',
      },
    ],
  },
  close: {
    question: 'What happens if your server stops tonight?',
    text: 'Tell us what you run. We reply within two working days with the three gaps to close first.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'Cloud Services' },
};
