import { openings } from '../../../contract/enumerations/openings.ts';
import type { JobType, OpeningTitle } from '../../../contract/enumerations/openings.ts';

/** Words of the careers page, in the order of its sections (specification CAR). */
export const careersCopy = {
  crumb: 'Careers',
  hero: {
    heading: 'Join Our Team',
    introduction:
      'We build for people we can telephone, in ten teams that know each other by name. You will see your work used within weeks, and hear about it.',
    languages: [
      { sample: 'அ', language: 'ta', name: 'Tamil' },
      { sample: 'A', language: 'en', name: 'English' },
    ],
    requirement: 'All applicants should know Tamil and English. You will talk with clients in both.',
  },
  openings: {
    heading: 'Two openings',
    location: 'Location',
    closing: 'Closing date',
    applyBy: (day: string) => `Apply by ${day}`,
    type: 'Type',
    roles: 'Roles',
    apply: 'Apply Now',
  },
  why: {
    heading: 'Why Work With Us?',
    reasons: [
      {
        title: 'Flexible hours',
        text: 'Choose your twenty hours. Four of them are the same for everybody, for talking.',
      },
      {
        title: 'Remote work',
        text: 'The whole team works online, from anywhere in India. The office is there when you want a desk.',
      },
      {
        title: 'Competitive salary and bonuses',
        text: 'Pay is the same for the same work, and each finished project adds a bonus.',
      },
      {
        title: 'Cutting-edge tools',
        text: 'A new laptop, paid licences, and time to learn them before a deadline.',
      },
      {
        title: 'Inclusive environment',
        text: 'Interviews without trick questions, and decisions written where all can read them.',
      },
      { title: 'Growth', text: 'A mentor for the first six months and a budget for courses and exams.' },
    ],
  },
  closing: {
    text: 'Ten teams, nineteen roles. See where you would fit.',
    action: 'Explore Opportunities',
  },
} as const;

export type Opening = {
  /** YYYY-MM-DD; search engines ask for it. */
  postedOn: string;
  /** The last day on which an application counts; `date` as YYYY-MM-DD. */
  validThrough: { date: string; shown: string };
  title: OpeningTitle;
  location: string;
  jobType: JobType;
  description: string;
  roles: readonly { name: string; text: string }[];
};

type RoleName = (typeof openings)[number]['roles'][number];

const descriptions: Record<OpeningTitle, string> = {
  'SEO Specialist':
    'You make sure that a clinic in Madurai is found by somebody searching from a bus, in either language.',
  'Site Reliability Engineer':
    'You keep client systems answering on festival nights and write down what you learn when they do not.',
};

const roleLines: Record<RoleName, string> = {
  'Search Optimizer': 'Site structure, speed and the words people really type',
  'Content Strategist': 'Pages planned with clients, written once, kept up to date',
  'Reliability Guardian': 'Alerts that matter, drills, calm reports after incidents',
  'Automation Engineer': 'Releases, backups and repairs that run without hands',
};

/** The current openings, both online (specification CAR-04). */
export const openingEntries: readonly Opening[] = openings.map(({ title, jobType, roles }) => ({
  title,
  location: 'Online',
  jobType,
  description: descriptions[title],
  postedOn: '2026-11-02',
  validThrough: { date: '2027-03-31', shown: '31 March 2027' },
  roles: roles.map((name) => ({ name, text: roleLines[name] })),
}));
