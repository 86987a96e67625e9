import type { ServicePageCopy } from '../service.ts';

export const webDevelopment: ServicePageCopy = {
  introduction:
    'We build websites and portals that open on a slow phone in a moving bus. The words come first and the pictures after them, and your own staff change both without calling us.',
  facts: [
    { figure: '2 languages', caption: 'Tamil and English' },
    { figure: 'Week 2', caption: 'you open the first pages' },
    { figure: 'Your code', caption: 'in your name, like the domain' },
  ],
  offers: [
    {
      title: 'Company sites',
      text: 'Pages that say what you sell, what it costs and how to reach you.',
    },
    {
      title: 'Customer portals',
      text: 'Orders, invoices and appointments behind a login, so that nobody has to call and ask.',
    },
    {
      title: 'Online ordering',
      text: 'Stock, basket and payment that agree with what lies on your shelf.',
    },
    {
      title: 'Booking pages',
      text: 'Free times straight from your calendar, and a reminder the day before.',
    },
    {
      title: 'Rebuilds',
      text: 'Your old site moved page by page, while every address that people saved keeps working.',
    },
    {
      title: 'Care after launch',
      text: 'Updates, backups and a monthly look at speed. You get the figures, including the bad ones.',
    },
  ],
  steps: [
    {
      when: 'Week 1',
      title: 'Sort the pages',
      text: 'We read what you have, ask three of your customers what they look for, and list the pages with you.',
    },
    {
      when: 'Weeks 2 to 5',
      title: 'Build in the open',
      text: 'You open the unfinished site on your own phone whenever you like and tell us what is missing.',
    },
    {
      when: 'Week 6',
      title: 'Move in',
      text: 'We switch the address over at night, watch the first week, and teach two of your people to edit.',
    },
  ],
  why: {
    subject: 'the web',
    introduction: 'A site is read by people in a hurry. We build for them.',
    reasons: [
      {
        title: 'Weighed before it goes live',
        text: 'Each page has a weight limit. A change that breaks it stays on our side until it is lighter.',
      },
      {
        title: 'Everyone can use it',
        text: 'Keyboard, screen reader, large text: we try all three before you see a page.',
      },
      {
        title: 'You keep the keys',
        text: 'Domain, hosting and code are in your name from the first day, so you can leave on any other.',
      },
    ],
  },
  close: {
    question: 'What do your customers call to ask?',
    text: 'Tell us what they cannot find on your site. We reply within two working days with a plan or an honest no.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'Web Development' },
};
