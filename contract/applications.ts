import type { Application } from './applications/application.ts';
import { consultation } from './applications/consultation.ts';
import { feedback } from './applications/feedback.ts';
import { internship } from './applications/internship.ts';
import { job } from './applications/job.ts';
import { partnership } from './applications/partnership.ts';
import { service } from './applications/service.ts';
import type { Field } from './fields.ts';

/** The six submissions (specification 3). */
export const applications = {
  job,
  internship,
  partnership,
  service,
  consultation,
  feedback,
} as const satisfies Record<string, Application>;

export type ApplicationKind = keyof typeof applications;
export const applicationKinds = Object.keys(applications) as ApplicationKind[];

/** The questions of an application, in the order of its form. */
export const fieldsOf = (kind: ApplicationKind): readonly Field[] => applications[kind].fields;
