import type { JobType, OpeningTitle, ServiceType } from '../../contract/enumerations.ts';

/**
 * A choice made on another page that a form starts with (specification D20, D23). All but `opening` are answers,
 * under the names of their fields.
 */
export type Prefill = {
  jobType?: JobType;
  opening?: OpeningTitle;
  /** The name of a role; the form looks whether there is one. */
  role?: string;
  serviceType?: ServiceType;
};
