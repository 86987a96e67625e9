import type { roleNames, teamNames } from './positionNames.ts';

/** Words of the page of teams and roles (specification POS). */
export const positionsCopy = {
  crumb: 'Teams & Roles',
  heading: 'Explore Our Teams & Roles',
  introduction: 'Ten teams and nineteen roles. Open a role to read what its days look like.',
  apply: 'Apply Now',
  applying: {
    alert: 'Applying',
    form: 'Open the job application form',
    dismiss: 'Dismiss',
  },
  teams: {
    label: 'Teams',
    filter: 'Show roles of',
    all: 'All teams',
    count: (roles: number) => (roles === 1 ? '1 role' : `${roles} roles`),
  },
  role: {
    team: 'Team',
    firstMonth: 'First month',
    openNow: 'Open now',
    open: (opening: string) =>
      `We are looking for somebody now: see the opening ${opening}, online and part-time.`,
    notOpen:
      'This role is not open at the moment. We read every application anyway, and write to you when it opens.',
    apply: 'Apply for this role',
    others: (roles: number) =>
      roles === 0
        ? ', the only role in it so far'
        : roles === 1
          ? ', with one other role'
          : ', with two other roles',
    close: 'Close',
    closeIcon: 'Close this role',
  },
} as const;

export type Role = {
  name: (typeof roleNames)[number];
  /** One line on the card. */
  summary: string;
  description: string;
  firstMonth: string;
};

export type Team = {
  name: (typeof teamNames)[number];
  /** Fragment of the team's address on the page. */
  id: string;
  roles: readonly Role[];
};

/** Nineteen roles in ten teams, in the stated order (specification D3). */
export const teams: readonly Team[] = [
  {
    name: 'Frontend',
    id: 'team-frontend',
    roles: [
      {
        name: 'UI/UX Sculptor',
        summary: 'Shapes screens with users before code',
        description:
          'You sit with the people who will use a screen, draw it with them, and throw away what they do not need. What you hand over is a prototype that three of them have already used without help.',
        firstMonth: 'Watch five people use a client’s site and mend what stops them',
      },
      {
        name: 'Frontend Architect',
        summary: 'Decides how our interfaces are built',
        description:
          'You decide how our interfaces are built: which parts exist, how they speak to each other, and how they stay fast on a three-year-old phone. You review the code of two colleagues and write the pages that explain your choices.',
        firstMonth: 'Read three client sites and repair one slow page',
      },
      {
        name: 'Interaction Strategist',
        summary: 'Plans what happens after each tap',
        description:
          'You write down what happens after each tap: what is saved, what is said, and what is asked again. Error messages are yours, and so is the moment when nothing has arrived yet.',
        firstMonth: 'Rewrite the errors of one form and count who gets through',
      },
    ],
  },
  {
    name: 'Backend',
    id: 'team-backend',
    roles: [
      {
        name: 'Cloud Infrastructure Specialist',
        summary: 'Keeps servers sized to their traffic',
        description:
          'You keep servers as large as their traffic and no larger. Before a festival you add, the day after you take away, and every client can read what each machine costs.',
        firstMonth: 'Find the largest idle machine and switch it off',
      },
      {
        name: 'Backend Architect',
        summary: 'Draws the data model and its borders',
        description:
          'You draw the data model, decide who may change what, and keep both on one page. When two services disagree about a customer, you are the one who says which is right, and why.',
        firstMonth: 'Draw one client’s data model and name its three weak places',
      },
      {
        name: 'Server Sorcerer',
        summary: 'Finds out why a request took a second',
        description:
          'You find out why a request took a second, and make it take a tenth of one. You read query plans the way others read the newspaper, and leave a note that the next person understands.',
        firstMonth: 'Halve the slowest request of one client',
      },
    ],
  },
  {
    name: 'Data',
    id: 'team-data',
    roles: [
      {
        name: 'Data Pipeline Architect',
        summary: 'Moves records safely, once and in order',
        description:
          'You bring records from tills, meters and spreadsheets to one place: each of them once, in order, and with a trace back to where it came from. When a source falls silent, you know before the client does.',
        firstMonth: 'Connect one shop’s till and prove that no sale is lost',
      },
      {
        name: 'Insight Cartographer',
        summary: 'Turns tables into maps managers use',
        description:
          'You turn tables into maps that managers use: which branch, which hour, which shelf. You ask what will be decided by a chart before you draw it, and you delete charts that nobody opens.',
        firstMonth: 'Replace a twelve-page report with one page that is read',
      },
      {
        name: 'Machine Learning Pathfinder',
        summary: 'Tests whether a model is worth building',
        description:
          'You test whether a model is worth building, first on last year’s records and on a small budget. Half of your reports say no, and those are the ones clients thank us for.',
        firstMonth: 'Test one forecast against last year and say what it missed',
      },
    ],
  },
  {
    name: 'IT',
    id: 'team-it',
    roles: [
      {
        name: 'Reliability Guardian',
        summary: 'Answers alerts and removes their causes',
        description:
          'You answer alerts and then remove their causes, so that the same one does not ring twice. After an incident you write a calm page: what happened, what it cost, and what is different now.',
        firstMonth: 'Silence ten alerts by mending what they complain about',
      },
      {
        name: 'Automation Engineer',
        summary: 'Scripts what people do twice',
        description:
          'You script what people do twice: releases, backups, certificates, new accounts. Your scripts say what they are about to do, can be run again without harm, and are tested on a Tuesday morning.',
        firstMonth: 'Turn one release day into one command',
      },
      {
        name: 'Systems Steward',
        summary: 'Looks after accounts, laptops and backups',
        description:
          'You look after accounts, laptops and backups, ours and those of clients without a computer department. You restore a backup each month, because an untested one is only a hope.',
        firstMonth: 'Restore one client’s backup from nothing and time it',
      },
    ],
  },
  {
    name: 'Quality Assurance',
    id: 'team-quality-assurance',
    roles: [
      {
        name: 'Quality Guardian',
        summary: 'Breaks releases before clients can',
        description:
          'You break releases before clients can: with wrong dates, long names, a lost connection and a thumb. What you find twice becomes a test, and a release without your word does not leave the house.',
        firstMonth: 'Break one release in ten ways and write three tests for it',
      },
    ],
  },
  {
    name: 'Operations',
    id: 'team-operations',
    roles: [
      {
        name: 'Execution Strategist',
        summary: 'Plans the week and clears the way',
        description:
          'You plan the week with each team on Monday and clear the way until Friday. You say early when a date is in danger, and you are the one who takes work off the list.',
        firstMonth: 'Run four weeks of one project and bring it in on its date',
      },
    ],
  },
  {
    name: 'Client Relations',
    id: 'team-client-relations',
    roles: [
      {
        name: 'Client Success Director',
        summary: 'Calls clients before they call us',
        description:
          'You call clients before they call us. You know what each of them wanted from the project, whether they have it, and what they have not dared to ask for yet.',
        firstMonth: 'Visit five clients and bring back one request from each',
      },
    ],
  },
  {
    name: 'HR',
    id: 'team-hr',
    roles: [
      {
        name: 'Human Capital Strategist',
        summary: 'Hires, listens and plans careers',
        description:
          'You hire without trick questions, listen before somebody has decided to leave, and plan the next step of each career with the person whose career it is.',
        firstMonth: 'Speak with everybody once and write the first two career plans',
      },
    ],
  },
  {
    name: 'Finance',
    id: 'team-finance',
    roles: [
      {
        name: 'Finance Navigator',
        summary: 'Keeps budgets readable for all of us',
        description:
          'You keep budgets that engineers can read and invoices that clients do not have to ask about. Each project knows on Friday what it has spent and what is left.',
        firstMonth: 'Put the books of one project on a single page',
      },
    ],
  },
  {
    name: 'Marketing',
    id: 'team-marketing',
    roles: [
      {
        name: 'Search Optimizer',
        summary: 'Makes client pages easy to find',
        description:
          'You make client pages easy to find: their structure, their speed, and the words people really type, in Tamil as well as in English. You promise no first place, and you show each month what has moved.',
        firstMonth: 'Bring one clinic’s opening hours to the top of its own search',
      },
      {
        name: 'Content Strategist',
        summary: 'Plans pages that answer real questions',
        description:
          'You collect the questions that clients’ customers ask on the phone and plan the pages that answer them. Each page is written once, in both languages, with a date on which somebody looks at it again.',
        firstMonth: 'Answer twenty telephone questions on five pages',
      },
    ],
  },
];
