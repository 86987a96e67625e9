import { applicationKinds } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { openings } from '../../../contract/enumerations/openings.ts';
import type { OpeningTitle } from '../../../contract/enumerations/openings.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { statuses } from '../../content/accounts/statuses.ts';
import { resumeCopy } from '../../content/applications/resume.ts';
import { dialogContents } from '../../content/dialogContent/dialogContents.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';
import { testimonials } from '../../content/home/testimonials.ts';
import type { MenuName } from '../../content/navigation.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import type { OpenPage } from '../../state/navigationSlice.ts';
import { formFields } from './formFields.ts';

/*
 * The closed lists of the sanitizer: a value that is on none of them does not get into a trace. Where the site already has
 * such a list, that one is used.
 */

export const applicationNames: readonly ApplicationKind[] = applicationKinds;
export const pageNames: readonly Path[] = Object.values(paths);
export const pagesAndOther: readonly OpenPage[] = [...pageNames, '*'];
export const callNames: readonly CallName[] = keysOf(calls);
export const dialogKinds: readonly DialogKind[] = keysOf(dialogContents);
export const openingTitles: readonly OpeningTitle[] = openings.map(({ title }) => title);
const menus: Record<MenuName, true> = { about: true, services: true, supportHub: true };
export const menuNames = keysOf(menus);
export const clientNames = testimonials.map(({ name }) => name);

export const formNames = keysOf(formFields);

/** The names of a form's questions, as the specification states them. */
export const fieldNames = (form: FormName): readonly string[] => formFields[form].map(({ name }) => name);

/** As `contract/rules.ts` names them; `max`, `trim` and `required` are yup's own names. */
export const ruleNames = [
  'required',
  'trim',
  'max',
  'storable',
  'email',
  'url',
  'number',
  'date',
  'birth',
  'time',
  'datetime-local',
  'option',
  'pdf',
  'equals',
];

/** The status sentences that one page of the site hands to the next. */
export const ownStatuses: readonly string[] = Object.values(statuses);

/** The site's own sentence for a field whose answer a proxy refused without a message. */
export const ownRefusals: readonly string[] = [resumeCopy.refusedForSize];
