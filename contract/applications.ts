import type { Application } from './applications/application.ts';
import { consultation } from './applications/consultation.ts';
import { feedback } from './applications/feedback.ts';
import { internship } from './applications/internship.ts';
import { job } from './applications/job.ts';
import type { ApplicationKind } from './applications/kinds.ts';
import { partnership } from './applications/partnership.ts';
import { service } from './applications/service.ts';
import type { Field } from './fields.ts';

export { applicationKinds } from './applications/kinds.ts';
export type { ApplicationKind };

/** The definition of each submission: its questions, its calls and its emails. */
export const applications = {
  job,
  internship,
  partnership,
  service,
  consultation,
  feedback,
} as const satisfies Record<ApplicationKind, Application>;

/** The questions of an application, in the order of its form. */
export const fieldsOf = (kind: ApplicationKind): readonly Field[] => applications[kind].fields;
