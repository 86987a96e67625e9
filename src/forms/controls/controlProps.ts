import type { Field } from '../../../contract/fields.ts';
import type { FormContext } from '../engine/formContext.ts';
import { storableTextOf } from '../engine/values/storableTextOf.ts';

/** The props of every control. FormField renders label, help and errors. */
export type ControlProps = Pick<FormContext, 'setValue' | 'blur'> & {
  field: Field;
  id: string;
  value: string;
  invalid: boolean;
  /** Ids of the help, the error and the hint. */
  describedBy: string | undefined;
};

/** The props of an `input`: name, answer, error and event handlers. */
export const inputPropsOf = (props: ControlProps) => {
  const { field, id, value, invalid, describedBy, setValue, blur } = props;
  return {
    id,
    name: field.name,
    value,
    error: invalid,
    autoComplete: field.autoComplete ?? 'off',
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) =>
      setValue(field.name, storableTextOf(field, target.value)),
    onBlur: () => blur(field, value),
  };
};
