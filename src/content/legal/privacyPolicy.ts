import * as constants from '../../../contract/constants.ts';
import { company, emailHref } from '../company.ts';
import { list, text } from './legal.ts';
import type { LegalDocument } from './legal.ts';
import { contactSection } from './contactSection.ts';

const draftDays = constants.draftLifetime / (24 * 60 * 60 * 1000);

/** Says what the code does, and only that (specification D40): a change of one requires a change of the other. */
export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  introduction:
    'What this website keeps about you, where it keeps it and for how long. Each sentence describes what this site does.',
  changed: { date: '2026-11-25', shown: '25 November 2026' },
  sections: [
    {
      id: 'information-collected',
      title: 'Information collected',
      blocks: [
        text(
          'Reading this site needs no account. Reading sets no cookie, and our server keeps no record of who opened which page. One cookie exists: after you prove with a code that you may set a new password, it says so for ten minutes, and it is removed when the password is set.',
        ),
        text('In your own browser, on this device, the site keeps:'),
        list({
          'Session token':
            'Proof that you are logged in. It holds the email address of your account and ends by itself, normally twelve hours after you log in; then it is removed.',
          'Colours and motion':
            'Light, dark, or whatever your device is set to, and whether you paused what moves by itself.',
          'Form drafts': `What you have typed into an application form and the PDF you chose, so that nothing is lost when you leave. A draft is kept for ${draftDays} days; it goes earlier when you send or discard the form, or log out, and the PDF with it. What was typed without logging in stays as a draft of nobody: in another tab, whoever opens the form is asked before any of it is shown, and can delete it. Passwords and codes are never part of it.`,
          'The way back':
            'Which page you wanted when we asked you to log in. It counts for an hour, and logging out removes it.',
          'Until you close the tab':
            'The result message that is open, the form you sent last, so that you can print its receipt, which drafts were typed in this tab without logging in, which form is being sent, how far down you had scrolled on each page, and what you typed to create an account or to set a new password, without passwords and codes: that goes when the account is made, and when you log in or out. Logging out removes the form at once.',
        }),
        text(
          'So that a problem can be reported, the tab remembers, in its memory only and until you log out or leave, which pages and messages it showed: a report is a file of that which only you can make, by “Report a problem”, which holds nothing you typed, and which is sent by nobody but you.',
        ),
        text('Our server receives and stores:'),
        list({
          'Your account':
            'Name, email address, phone number, address, date of birth, gender, and a scrambled form of your password from which it cannot be read back.',
          'Forms you submit':
            'Your answers and the time, tied to your account. A resume is stored as a PDF file in the same database. With the time of a meeting, also the time zone of your device.',
          'Codes you ask for':
            'That a code was sent to an email address, when, and how often it was tried. The code itself is not stored.',
          'Emails we send': 'To whom, of what kind, and whether they left.',
          'A log of calls':
            'For logins, forms and other calls to the server: the time, the kind of call, whether it worked, the number of your account and a pseudonym of your network. Never what you typed. Email addresses appear only as a short label made from them. We keep this log for 30 days.',
        }),
        text(
          'To slow down floods and guessing, the server also counts calls by network address, for a day at most, and remembers for 90 days from which network an account was logged in to. Where this is written down, a pseudonym stands for the address.',
        ),
      ],
    },
    {
      id: 'use-of-information',
      title: 'Use of information',
      blocks: [
        text(
          'We use your account to log you in and to fill your email address into forms. We use what you submit to answer you. This is what we send by email:',
        ),
        list({
          'A code':
            'To you, when you ask for one: to create an account, or to set a new password. It proves that the address is yours.',
          'A note instead of a code': 'To you, if an account with that address already exists.',
          'A warning': 'To you, after the password of your account was changed.',
          'A confirmation':
            'To you, after you submit a form, with a reference for your questions. Of what you typed it repeats only the day and time of a meeting.',
          'Your answers':
            'To our own staff, who work with them and reply to you. The email holds a link to a resume that works for 14 days; one of less than 5 MB is also attached.',
        }),
        text(
          'That is all. There is no newsletter, no advertising, no analytics and no profile of you, and no decision about you is made by a program.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        list({
          Passwords:
            'Stored only as Argon2id hashes. Nobody here can read yours; after five wrong attempts, waiting times begin.',
          Codes: 'Six digits that normally work for ten minutes and for five attempts.',
          Resumes:
            'Given out only to you while you are logged in, or to whoever holds the email to our staff or the signed link in it, until that link ends.',
          'This website':
            'Your browser is told to run no script but the site’s own and to show the site inside no other page.',
        }),
        text(
          'No system is safe from everything. If we learn that somebody has seen your data who should not have, we write to the address of your account.',
        ),
      ],
    },
    {
      id: 'third-party-sharing',
      title: 'Third-party sharing',
      blocks: [
        text(
          'We do not sell your data and do not hand it to anybody, except where a law obliges us to. Your emails travel through the mail service we use and through that of the receiver, as all email does.',
        ),
        text(
          'The pages load nothing from other hosts: fonts, drawings and scripts all come from this site. The links to our messaging, photo and network pages are plain links. Those services learn of you only if you follow one, and then their own rules apply.',
        ),
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      blocks: [
        text(
          'Submitted forms, resumes and the record of our emails we delete after a year, and a month later from our backups. We set no end date for accounts: yours stays until you want it gone. Your name, phone number, address, date of birth and gender you see and correct yourself, under Settings. For everything else, or to have it deleted, write to ',
          { text: company.email, href: emailHref },
          ' from the address of your account. A person does it by hand and tells you when it is done.',
        ),
        text(
          'On your own device you need nobody: “Discard draft” removes a draft, and clearing this site’s data in your browser removes everything that the site keeps in it. The site also works when your browser refuses to keep anything. You then log in at each visit, and drafts live only as long as their tab; the form says so.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        text(
          'When the site begins to do something else with your data, this page says so from the same day, and the date at its top changes. We send you older versions if you ask for them.',
        ),
      ],
    },
    contactSection('your data'),
  ],
};
