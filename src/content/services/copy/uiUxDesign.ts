import type { ServicePageCopy } from '../service.ts';

export const uiUxDesign: ServicePageCopy = {
  introduction:
    'We draw screens beside the people who will use them: the nurse, the storekeeper, the parent with one free hand. What they stumble over is changed on paper, before anybody pays for code.',
  facts: [
    { figure: '5 people', caption: 'try every draft' },
    { figure: '5 weeks', caption: 'from watching to hand-over' },
    { figure: 'One kit', caption: 'your developers build from' },
  ],
  offers: [
    {
      title: 'Observation',
      text: 'Half a day beside your users, and one page about what slowed them down.',
    },
    {
      title: 'Prototypes',
      text: 'From pencil to screens you can press within two weeks, each of them tried out.',
    },
    {
      title: 'Design systems',
      text: 'Colours, type, buttons and forms as one kit, under the names your developers use.',
    },
    {
      title: 'Forms',
      text: 'Fewer fields, clearer words, and errors that say what to do next.',
    },
    {
      title: 'Accessibility',
      text: 'Contrast, keyboard, screen reader and large text, checked against WCAG 2.2 AA.',
    },
    {
      title: 'Words',
      text: 'Labels and messages in Tamil and English that your customers would say themselves.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Watch',
      text: 'We sit beside five users at their own work, say nothing, and write down where they stop.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Draw and try',
      text: 'Each week a draft, each week five people, each week a shorter list of what went wrong.',
    },
    {
      when: 'Week 5',
      title: 'Hand over',
      text: 'Your developers get the kit, the reasons behind it, and our number while they build.',
    },
  ],
  why: {
    subject: 'design',
    introduction: 'Nobody notices a good screen. The work is done sooner, that is all.',
    reasons: [
      {
        title: 'Use decides',
        text: 'We keep the draft that people could use, even when we liked the other one better.',
      },
      {
        title: 'Drawn by people who code',
        text: 'If something in a draft is hard to build, you know it before you choose.',
      },
      {
        title: 'Made for real hands',
        text: 'Gloves, sunlight, weak eyes, one thumb: we ask who uses it and where, and try it there.',
      },
    ],
  },
  close: {
    question: 'Which screen makes your staff sigh?',
    text: 'Tell us what they try to do on it. We reply within two working days with three things we would change.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'UI/UX Design' },
};
