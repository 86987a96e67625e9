import * as constants from '../../../contract/constants.ts';
import { addressLines, company } from '../company.ts';
import { text } from './legal.ts';
import type { LegalDocument } from './legal.ts';
import { contactSection } from './contactSection.ts';

export const termsAndConditions: LegalDocument = {
  title: 'Terms and Conditions',
  introduction:
    'The rules for this website and for accounts on it. Work that we do for clients has written agreements of its own.',
  changed: { date: '2026-11-20', shown: '20 November 2026' },
  sections: [
    {
      id: 'general-terms',
      title: 'General terms',
      blocks: [
        text(
          `This website is run by ${company.name}, ${addressLines.join(', ')}. You accept these terms when you create an account or submit a form; for reading alone you need to accept nothing.`,
        ),
        text(
          `You must be at least ${constants.minimumAge} years old to create an account, to apply, or to request a service. Younger people are welcome to read.`,
        ),
        text(
          'Indian law applies. If one sentence of these terms turns out to be invalid, the others stay in force.',
        ),
      ],
    },
    {
      id: 'use-of-services',
      title: 'Use of services',
      blocks: [
        text(
          'One person, one account, with your own name and an email address that you can read. Keep your password to yourself, and tell us when somebody else may know it. What is sent from your account counts as sent by you.',
        ),
        text(
          'Please send only what is true and what you may send: a resume about yourself, records your firm owns, links to work you did. Do not try to get at other people’s data, to overload the site, or to fill in forms with a program. We may close an account that is used for this.',
        ),
        text(
          'An application or a request is a beginning and not yet a contract, neither for you nor for us. We read each one and reply to the email address in it.',
        ),
        text(
          'The texts and drawings of this site are ours; you may quote them and say where they come from. Logos and product names belong to their owners and are shown to name the tools we use.',
        ),
      ],
    },
    {
      id: 'payment-and-fees',
      title: 'Payment and fees',
      blocks: [
        text(
          'Reading, an account, an application and a request cost nothing. This website takes no payments.',
        ),
        text(
          'Paid work begins only after a written offer from us that names the work, the price, the taxes and the days on which payment is due, and after you have accepted it in writing. Nothing on these pages is such an offer.',
        ),
        text(
          'We never ask applicants for money: not for an interview, not for training, not for a laptop. Whoever does so in our name is not from us. Please tell us.',
        ),
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        text('Our ', { text: 'Privacy Policy', page: 'privacyPolicy' }, ' says what happens to your data.'),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        text(
          'We write and check this site with care, but it may hold mistakes and it may at times be out of reach. Figures and stories on it show what such work can bring and promise nothing for your case. Keep your own copy of whatever you send us.',
        ),
        text(
          'We are liable for damage that we cause on purpose or by gross negligence, and wherever the law does not let us exclude it. Beyond that we are not liable for damage that comes from using this free website, nor for the sites of others that it links to.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        text(
          'We may change these terms. The date at the top then changes too, and the new text applies to what you do on the site from that day. If a change takes something away from accounts that exist, we write to their owners at least 30 days before.',
        ),
      ],
    },
    contactSection('these terms'),
  ],
};
