import type { PathName } from '../../contract/paths.ts';
import { company } from './company.ts';
import type { PageCopy } from './marketing/pageCopy.ts';
import { serviceHeads } from './services/serviceHeads.ts';

/** Title and description of every page. */
export const pages: Record<PathName, PageCopy> = {
  home: {
    title: 'Software, data and connected devices',
    description:
      'A small software firm in Chennai that builds websites, apps, models and connected devices for shops, clinics, schools and factories.',
  },
  aboutUs: {
    title: 'About us',
    description:
      'Who we are, what we know well, and why a kolam stands on every page: dots first, then the line that joins them.',
  },
  careers: {
    title: 'Careers',
    description:
      'Two online, part-time openings for people who know Tamil and English: SEO Specialist and Site Reliability Engineer.',
  },
  positions: {
    title: 'Teams and roles',
    description: 'Ten teams and nineteen roles, with what the days and the first month of each look like.',
  },
  partnership: {
    title: 'Partnership',
    description:
      'Two firms, one line of work: what a partner gets, how a partnership starts, and three of them drawn as figures.',
  },
  contact: {
    title: 'Contact',
    description: `Office address, phone and email of ${company.name}. Open 24/7.`,
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: `What ${company.name} keeps in your browser, what goes to our server, which emails we send, and how to have all of it deleted.`,
  },
  termsAndConditions: {
    title: 'Terms and Conditions',
    description: `The rules for using the website of ${company.name}: who may use it, what it costs (nothing), and what we are liable for.`,
  },
  shop: {
    title: 'Shop: coming soon',
    description: 'Our online shop is not open yet. Until then, everything we offer is on the service pages.',
  },
  ...serviceHeads,
  signUp: {
    title: 'Create account',
    description:
      'Create an account with a code sent to your email, then apply for a job or request a service.',
    unlisted: true,
  },
  login: {
    title: 'Log in',
    description: 'Log in with the email and password of your account.',
    unlisted: true,
  },
  forgotPassword: {
    title: 'Forgot password',
    description: 'A code sent to the email of your account opens the way to a new password.',
    unlisted: true,
  },
  resetPassword: {
    title: 'Reset password',
    description: 'Choose a new password once the code from your inbox has been verified.',
    unlisted: true,
  },
  settings: {
    title: 'Settings',
    description: 'Your profile, your password and your session on this device.',
    unlisted: true,
  },
  editProfile: {
    title: 'Edit profile',
    description: 'Change the name, phone number, address, date of birth and gender of your account.',
    unlisted: true,
  },
  serviceApplication: {
    title: 'Service request',
    description:
      'Tell us what you have and what you need. You can fill the form in now and log in before you send it.',
    unlisted: true,
  },
  jobApplication: {
    title: 'Job application',
    description: 'Apply for a full-time or part-time role in one of our teams. It takes about eight minutes.',
    unlisted: true,
  },
  internshipApplication: {
    title: 'Internship application',
    description:
      'Three to six months beside a mentor, on work that reaches a client. It takes about six minutes.',
    unlisted: true,
  },
  partnershipApplication: {
    title: 'Partnership application',
    description: 'Propose a partnership: what your side brings, what ours should do, and when to begin.',
    unlisted: true,
  },
  consultationForm: {
    title: 'Consultation request',
    description: 'Ask our consultants one question first, and choose the day and the hour of the call.',
    unlisted: true,
  },
};
