import type { Option } from './enumerations/options.ts';

/** What every question has, whatever its control. */
type Common = {
  /** The exact name (specification 3): the control's HTML name, the key in payloads and in storage. */
  name: string;
  label: string;
  required?: boolean;
  /** The message for an empty answer, where it is not ‘{label} is required.’ */
  requiredMessage?: string;
  /** One line beside the control: an example or a reason. */
  help?: string;
  /** The section of the form in which the question is; src/content holds the section's heading. */
  section?: string;
  /** The question is asked only while another field has this value; the answer of a hidden question is not sent. */
  showWhen?: { field: string; is: string };
};

/** A question that is answered by a text: every one but that for a file. */
type Text = {
  /** The initial value of the control; by default an empty string. */
  initial?: string;
  autoComplete?: string;
  /** The answer must equal that of another field; otherwise this message is shown. */
  equals?: { field: string; message: string };
};

/** A control of one line. */
type Line = Text & {
  /** Width of the control of a short answer: half or a third of a line, where the window is wide enough. */
  width?: 'half' | 'third';
};

/** An answer that the account may know already. */
type Personal = Line & {
  /** The field of the visitor's profile that can be filled in here on request. */
  fromProfile?: 'name' | 'phone_number';
};

/** A choice from a closed list. */
type Choice = Line & {
  options: readonly Option[];
  /** Values beyond `options` that are accepted because another page may offer them (an opening's roles). */
  alsoAccepted?: readonly string[];
};

/** The closed list of controls, and what each of them has of its own. A form that needs more gets a component of its own. */
type Controls = {
  text: Personal;
  tel: Personal;
  email: Line & {
    /** Prefilled from the account and not editable. */
    readOnly?: boolean;
  };
  url: Line;
  number: Line & {
    /** A unit shown at the end of the control. */
    suffix?: string;
    /** The largest likely number; a larger one is accepted, with a hint. */
    max?: number;
  };
  date: Line & {
    /** A birth date lies between 1900 and today. */
    range?: 'birth';
  };
  time: Line & {
    /** Name of the `date` field in the same form to whose day this time belongs. */
    day?: string;
  };
  'datetime-local': Line;
  password: Line;
  code: Line;
  multiline: Text & {
    /** Initial height of the control, in lines. */
    rows?: number;
  };
  select: Choice;
  radio: Choice;
  file: object;
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;

/** Refuses what only other controls have, and lets the property be read of any field. */
type NoneOf<Keys extends PropertyKey> = { [Key in Keys]?: never };

/**
 * One question: its name in requests, its texts, its control and its rule. Everything else is derived from it. Its control
 * decides which properties it may have.
 */
export type Field = {
  [Control in keyof Controls]: { control: Control } & Common &
    Controls[Control] &
    NoneOf<Exclude<KeyOf<Controls[keyof Controls]>, keyof Controls[Control]>>;
}[keyof Controls];

/** The names of those fields of a list that have such a control. */
export type NameOf<
  Fields extends readonly Field[],
  Control extends Field['control'] = Field['control'],
> = Extract<Fields[number], { control: Control }>['name'];

/** What `showWhen` may say about this field: only a value that it offers, if it offers a closed list. */
type Condition<Asked extends Field> = Asked extends Field
  ? {
      field: Asked['name'];
      is: Asked extends { options: readonly { value: infer Value }[] } ? Value : string;
    }
  : never;

/**
 * These fields, if `showWhen`, `equals` and `day` refer to fields of the same list. A list is checked by
 * `list satisfies Consistent<typeof list>`.
 */
export type Consistent<Fields extends readonly Field[]> = readonly (Fields[number] & {
  showWhen?: { field: NameOf<Fields> } & Condition<Fields[number]>;
  equals?: { field: NameOf<Fields> };
  day?: NameOf<Fields, 'date'>;
})[];

/** The value of a field: text for every control but `file`. */
export type FieldValue = string | File | null;
export type FieldValues = Record<string, FieldValue>;

export function blankValuesOf(fields: readonly Field[]): FieldValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.control === 'file' ? null : (field.initial ?? '')]),
  );
}

/** The question that asks for a file; no form has two. */
export const fileFieldOf = (fields: readonly Field[]): Field | undefined =>
  fields.find(({ control }) => control === 'file');

/** Whether a browser may store the answer as text: no secret, and no file. */
export const mayBeStored = ({ control }: Field): boolean => !['password', 'code', 'file'].includes(control);

/** Whether the control has several lines, for running text. */
export const isRunningText = ({ control, rows = 1 }: Field): boolean => control === 'multiline' && rows > 1;

/** Whether a question is asked, given the other answers. */
export function isShown(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return !field.showWhen || values[field.showWhen.field] === field.showWhen.is;
}

/** The message for a required field that is empty: ‘Name is required.’ */
export function requiredMessageOf(field: Pick<Field, 'label' | 'requiredMessage'>): string {
  return field.requiredMessage ?? `${field.label} is required.`;
}

/**
 * The answers as they are sent in JSON: in the order of the fields, hidden ones empty, files left out.
 * Empty optional answers are empty strings (specification D48).
 */
export function jsonOf(fields: readonly Field[], values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name];
      if (field.control === 'file') return [];
      return [[field.name, isShown(field, values) && typeof value === 'string' ? value : '']];
    }),
  );
}

/** The answers as they are sent in multipart: only those that are filled in and shown, the file as a file. */
export function formDataOf(fields: readonly Field[], values: FieldValues): FormData {
  const form = new FormData();
  for (const field of fields) {
    const value = values[field.name];
    if (!value || !isShown(field, values)) continue;
    if (value instanceof File) form.append(field.name, value, value.name);
    else form.append(field.name, value);
  }
  return form;
}
