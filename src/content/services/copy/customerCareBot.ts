import type { ServicePageCopy } from '../service.ts';

export const customerCareBot: ServicePageCopy = {
  introduction:
    'The bot answers what your staff answer forty times a day: opening hours, prices, the state of an order. It says where each answer comes from and passes the conversation to a person when it is not sure.',
  facts: [
    { figure: 'Tamil, English', caption: 'and the mix of both' },
    { figure: '4 weeks', caption: 'until it answers alone' },
    { figure: 'One press', caption: 'to a person, always' },
  ],
  offers: [
    {
      title: 'Question list',
      text: 'The hundred questions your customers really ask, taken from calls, emails and chats.',
    },
    {
      title: 'Orders and appointments',
      text: 'Looked up in your own system, once the customer has shown who is asking.',
    },
    {
      title: 'Handing over',
      text: 'Your staff get the whole conversation with the name, so that nobody has to repeat it.',
    },
    {
      title: 'Site and messenger',
      text: 'One bot for your website and for the messaging app your customers already use.',
    },
    {
      title: 'Voice notes',
      text: 'Spoken questions are written down, answered, and kept beside the text.',
    },
    {
      title: 'Weekly reading',
      text: 'We read what the bot could not answer and add the missing answers together with you.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Collect',
      text: 'We sort your last thousand questions and mark what a bot may answer and what it must not.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Answer beside staff',
      text: 'The bot suggests, your staff send. Each correction goes back into its answers.',
    },
    {
      when: 'From week 5',
      title: 'Answer alone',
      text: 'It takes over the questions it got right. The others still go to your team.',
    },
  ],
  why: {
    subject: 'customer care',
    introduction: 'A bad bot costs more than none. Ours knows when to stop.',
    reasons: [
      {
        title: 'It shows its source',
        text: 'Every answer names the page or the price list it was taken from.',
      },
      {
        title: 'It never hides your staff',
        text: 'The way to a person is on the screen from the first message.',
      },
      {
        title: 'It forgets on time',
        text: 'Conversations are deleted after the days you set, and no other firm’s bot learns from them.',
      },
    ],
  },
  close: {
    question: 'Which question did you answer again today?',
    text: 'Send us ten of them. We reply within two working days with the answers a bot would give.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'Chat bot' },
};
