import type { ServicePageCopy } from '../service.ts';

export const appDevelopment: ServicePageCopy = {
  introduction:
    'We build apps for people who stand in fields, stairwells and stockrooms. They read and write without a signal, send everything when it returns, and run on phones that are five years old.',
  facts: [
    { figure: 'One code', caption: 'for Android and iOS' },
    { figure: '2 weeks', caption: 'between versions on your phone' },
    { figure: 'Offline', caption: 'from the first screen' },
  ],
  offers: [
    {
      title: 'Field apps',
      text: 'Visits, meter readings and repairs recorded on the spot, with photograph and place.',
    },
    {
      title: 'Customer apps',
      text: 'Orders, loyalty points and appointments, in Tamil and English.',
    },
    {
      title: 'Staff apps',
      text: 'Shifts, leave and checklists without paper and without group chats.',
    },
    {
      title: 'Payments',
      text: 'Cards, bank transfers and cash on delivery, with receipts that match your books.',
    },
    {
      title: 'Store release',
      text: 'Texts, pictures and privacy forms for both app stores, until your app is listed.',
    },
    {
      title: 'Upkeep',
      text: 'New system versions, crash reports read within a working day, and a release every quarter.',
    },
  ],
  steps: [
    {
      when: 'Weeks 1 and 2',
      title: 'Watch and sketch',
      text: 'We spend a day where the app will be used and come back with screens you can press.',
    },
    {
      when: 'Weeks 3 to 10',
      title: 'Build in fortnights',
      text: 'Every two weeks you install a version, use it at work, and tell us what got in the way.',
    },
    {
      when: 'From week 11',
      title: 'Release and listen',
      text: 'We bring the app into both stores and read every crash and every review it gets.',
    },
  ],
  why: {
    subject: 'apps',
    introduction: 'An app has to earn its place on a phone each day. We take out what does not help.',
    reasons: [
      {
        title: 'Nothing is lost',
        text: 'Entries stay on the phone until the server has confirmed that it has them.',
      },
      {
        title: 'Small and light',
        text: 'Under 20 MB, so that nobody has to delete photographs to make room.',
      },
      {
        title: 'Yours in both stores',
        text: 'The listing, the code and the reviews belong to your own accounts.',
      },
    ],
  },
  close: {
    question: 'Where does your team still write on paper?',
    text: 'Describe the form they fill in. We reply within two working days with a sketch of its first screen.',
  },
  call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'Mobile App Development' },
};
