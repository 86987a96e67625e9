/*
 * What a page may choose for a form that it leads to. A file of its own, as is that of service types, because every visit
 * fetches both: they are what a location state is read by.
 */

export const jobTypes = ['Full-Time', 'Part-Time'] as const;
export type JobType = (typeof jobTypes)[number];

/**
 * The two current openings, both part-time (specification CAR-04). An application that comes from one may name its roles
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

/** The opening that seeks this role now, if one does. */
export const openingFor = (role: string) =>
  openings.find(({ roles }) => roles.some((sought) => sought === role));

export type OpeningTitle = (typeof openings)[number]['title'];
