import type { Field } from '../../../contract/fields.ts';

/** The properties of every control. Label, help and errors are FormField's. */
export type ControlProps = {
  field: Field;
  id: string;
  value: string;
  invalid: boolean;
  /** Ids of the help, the error and the hint. */
  describedBy: string | undefined;
  setValue: (name: string, value: string) => void;
  blur: (field: Field, value: string) => void;
};
