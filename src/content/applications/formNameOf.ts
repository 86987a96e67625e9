import { applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { capitalized } from '../../../contract/text/capitalized.ts';

/** The name of an application's form, such as ‘Job application’. */
export const formNameOf = (kind: ApplicationKind): string => capitalized(applications[kind].noun);
