import type { ServicePageCopy } from '../service.ts';

export const itConsultant: ServicePageCopy = {
  introduction:
    'Before you sign for a system, take an hour with somebody who earns nothing from it. We read the offer, ask your staff, and write down what you need, what five years of it will cost, and what you can leave out.',
  facts: [
    { figure: '1 hour', caption: 'for the first talk' },
    { figure: '2 pages', caption: 'in words you can pass on' },
    { figure: 'No commission', caption: 'from any supplier' },
  ],
  offers: [
    {
      title: 'Offers read twice',
      text: 'What the quotation holds, what it leaves out, and what each year after the first will cost.',
    },
    {
      title: 'Choosing a system',
      text: 'Three candidates held against your own list of needs, and one recommendation.',
    },
    {
      title: 'Cost review',
      text: 'Licences nobody uses, servers nobody needs, and contracts that renew by themselves.',
    },
    {
      title: 'Security check',
      text: 'Who holds which key, what is backed up, and whether the backup can be read.',
    },
    {
      title: 'Road map',
      text: 'What to do this quarter, what to do this year and what not to do at all.',
    },
    {
      title: 'Late projects',
      text: 'What is done, what is left, and whether to go on, told to both sides alike.',
    },
  ],
  steps: [
    {
      when: 'Day 1',
      title: 'Talk',
      text: 'One hour on a call. You describe the decision, we ask, and you get our notes the same day.',
    },
    {
      when: 'Week 1',
      title: 'Look',
      text: 'We read the contracts and speak with the people who will have to work with the system.',
    },
    {
      when: 'Week 2',
      title: 'Write it down',
      text: 'Two pages with a recommendation, the costs and the risks, and an hour for your questions.',
    },
  ],
  why: {
    subject: 'advice',
    introduction: 'Advice is worth something when the adviser gains nothing by it.',
    reasons: [
      {
        title: 'We say no',
        text: 'Some reviews end with a single sentence: keep what you have.',
      },
      {
        title: 'The adviser is a builder',
        text: 'The person who advises you has written and run such software. If you buy from us, somebody else has advised you.',
      },
      {
        title: 'You can pass it on',
        text: 'Plain words and a list of sources, so that your board can check each line without us.',
      },
    ],
  },
  close: {
    question: 'What are you about to sign?',
    text: 'Tell us in three sentences. We reply within two working days with a time for the call.',
  },
  call: { label: 'Book a Consultation', page: 'consultationForm' },
};
