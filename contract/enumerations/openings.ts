/*
 * Answers that a page may prefill in a form it links to. Like the service types they have a file of their own, because every
 * visit loads both: location states are checked against them.
 */

export const jobTypes = ['Full-Time', 'Part-Time'] as const;
export type JobType = (typeof jobTypes)[number];

/**
 * The two current openings, both part-time (specification CAR-04). An application for an opening may name one of its roles
 * (specification D20).
 */
export const openings = [
  {
    title: 'SEO Specialist',
    jobType: 'Part-Time',
    roles: ['Search Optimizer', 'Content Strategist'],
  },
  {
    title: 'Site Reliability Engineer',
    jobType: 'Part-Time',
    roles: ['Reliability Guardian', 'Automation Engineer'],
  },
] as const satisfies readonly { title: string; jobType: JobType; roles: readonly string[] }[];

/** The opening for this role; undefined where there is none. */
export const openingFor = (role: string) =>
  openings.find(({ roles }) => roles.some((sought) => sought === role));

export type OpeningTitle = (typeof openings)[number]['title'];
