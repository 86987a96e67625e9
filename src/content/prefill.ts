import type { JobType, OpeningTitle } from '../../contract/enumerations/openings.ts';
import type { ServiceType } from '../../contract/enumerations/serviceTypes.ts';

/**
 * A choice made on another page that a form starts with (specification D20, D23). All but `opening` are answers,
 * under the names of their fields.
 */
export type Prefill = {
  jobType?: JobType;
  opening?: OpeningTitle;
  /** The name of a role; the form checks whether it exists. */
  role?: string;
  serviceType?: ServiceType;
};
