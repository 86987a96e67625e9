import { furtherRoles } from '../../../contract/enumerations/roles.ts';
import { openings } from '../../../contract/enumerations/openings.ts';
import { plainOptions } from '../../../contract/enumerations/options.ts';
import { blankValuesOf } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import type { Prefill } from '../../content/prefill.ts';
import type { OptionGroup } from '../controls/SelectControl.tsx';

const isOffered = ({ options = [], alsoAccepted = [] }: Field, value: string) =>
  options.some((option) => option.value === value) || alsoAccepted.includes(value);

const openingOf = (prefill: Prefill) => openings.find(({ title }) => title === prefill.opening);

/** Answers that another page chose for the visitor, by field name (specification D20, D23). */
export function prefillValuesOf(fields: readonly Field[], prefill: Prefill = {}): Record<string, string> {
  const { jobType, role, serviceType } = prefill;
  const opening = openingOf(prefill);
  const values = {
    jobType: jobType ?? opening?.jobType,
    // An opening has roles of its own: the empty answer keeps an earlier draft from restoring another role.
    role: role ?? (opening ? '' : undefined),
    serviceType,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== undefined &&
      fields.some((field) => field.name === name && (value === '' || isOffered(field, value)))
        ? [[name, value] as const]
        : [],
    ),
  );
}

/** The roles that an opening adds to the list (specification JOB-09), or a prefilled role that no list offers. */
export function roleGroupOf(prefill: Prefill = {}): OptionGroup | undefined {
  const opening = openingOf(prefill);
  if (opening) return { label: submissionCopy.openingGroup, options: plainOptions(opening.roles) };
  const further = furtherRoles.filter((role) => role === prefill.role);
  return further.length > 0
    ? { label: submissionCopy.furtherGroup, options: plainOptions(further) }
    : undefined;
}

/** A form's values before anybody typed: the prefill and the account's address. */
export function initialValuesOf(
  fields: readonly Field[],
  prefillValues: Readonly<Record<string, string>>,
  account: string | null,
): FieldValues {
  const email = fields.find(({ control }) => control === 'email');
  return {
    ...blankValuesOf(fields),
    ...prefillValues,
    ...(email && account !== null && { [email.name]: account }),
  };
}
