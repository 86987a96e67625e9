import { ValidationError, mixed, object, string } from 'yup';
import type { AnySchema, ObjectSchema, StringSchema, TestFunction } from 'yup';
import { withAsciiDigits } from './text/asciiDigits.ts';
import { composedPassword } from './passwords/composedPassword.ts';
import { isoDayOf } from './times/dates.ts';
import type { Field, FieldValues } from './fields.ts';
import { longestAnswerOf, ruleMessageOf } from './messages.ts';
import { isPdf } from './files/pdf.ts';
import { isStorable } from './text/storable.ts';

const maxEmail = 254; // RFC 5321, 4.5.3.1.3: a path has at most 256 characters, including its angle brackets

/** Whether a text shows nothing: only white space, format characters, and letters that are rendered as blanks. */
const isInvisible = (text: string): boolean => !/[^\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/**
 * Removes invisible characters that are copied along with text: soft hyphens, zero-width spaces, directional marks. The two
 * zero-width joiners stay, because words in Indian scripts need them.
 */
const withoutMarks = (text: string): string =>
  text.replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');

/** A text without invisible marks, and without blanks round it, which come with pasted text. */
export const unmarked = (text: string): string => withoutMarks(text).trim();

/** Whether a text is like name@host.tld, without blanks and with one @. Only the code that is sent proves deliverability. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmail &&
  /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/.test(text);

/** Adds `https://` to an address without a scheme (specification VAL-27). `host:8080` has none: a number is a port. */
export function withScheme(text: string): string {
  const trimmed = unmarked(text);
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
}

/** Does the same as `URL.parse`, which some of the supported browsers do not have; they lack `URL.canParse`, too. */
function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isWebAddress(text: string): boolean {
  const url = /\s/.test(text) ? null : urlOf(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    /^[^.]+(\.[^.]+)+\.?$|^localhost$/.test(url.hostname)
  );
}

/** YYYY-MM-DD that names a real day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Digits with at most one decimal mark; no sign, no exponent. */
const isNumber = (text: string): boolean => /^(\d+|\d*[.,]\d+)$/.test(text);

/** HH:MM of a 24-hour clock. */
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Makes a text rule pass for an empty answer, which only `required` refuses, and for one that is too long. The latter is
 * refused by the rule of its length; yup runs all rules, and no pattern shall search half a megabyte.
 */
const unlessEmptyIn = (field: Field) => {
  const longest = longestAnswerOf(field);
  return (check: (text: string) => boolean) => (text: string | undefined) =>
    !text || text.length > longest || check(text);
};

function textRule(field: Field): StringSchema {
  const rule = string()
    .max(longestAnswerOf(field), ruleMessageOf(field, 'max'))
    .test('storable', ruleMessageOf(field, 'storable'), unlessEmptyIn(field)(isStorable));
  // A password is used as typed. All other texts are trimmed, and count as empty if they show nothing.
  if (field.control === 'password') return rule;
  return rule.trim().transform((text: string) => (isInvisible(text) ? '' : text));
}

function controlRule(field: Field): AnySchema {
  const text = textRule(field);
  const unlessEmpty = unlessEmptyIn(field);
  const ifShort = (change: (typed: string) => string) => (typed: string) =>
    typed.length > longestAnswerOf(field) ? typed : change(typed);
  switch (field.control) {
    case 'tel':
      return text.transform(ifShort(unmarked));
    case 'email':
      return text
        .transform(ifShort(unmarked))
        .test('email', ruleMessageOf(field, 'email'), unlessEmpty(isEmail));
    case 'url':
      return text
        .transform(ifShort(withScheme))
        .test('url', ruleMessageOf(field, 'url'), unlessEmpty(isWebAddress));
    case 'number':
      return text.test('number', ruleMessageOf(field, 'number'), unlessEmpty(isNumber));
    case 'code':
      return text.transform(
        ifShort((typed) => withoutMarks(withAsciiDigits(typed)).replace(/[\s\p{Pd}]/gu, '')),
      );
    case 'date':
      return text.test('date', ruleMessageOf(field, 'date'), unlessEmpty(isDay)).test(
        'birth',
        ruleMessageOf(field, 'birth'),
        unlessEmpty((day) => field.range !== 'birth' || (day >= '1900-01-01' && day <= isoDayOf())),
      );
    case 'time':
      return text.test('time', ruleMessageOf(field, 'time'), unlessEmpty(isTime));
    case 'datetime-local':
      return text.test(
        'datetime-local',
        ruleMessageOf(field, 'datetime-local'),
        unlessEmpty((moment) => moment[10] === 'T' && isDay(moment.slice(0, 10)) && isTime(moment.slice(11))),
      );
    case 'select':
    case 'radio': {
      const accepted = new Set([
        ...(field.options ?? []).map((option) => option.value),
        ...(field.alsoAccepted ?? []),
      ]);
      return text.test(
        'option',
        ruleMessageOf(field, 'option'),
        unlessEmpty((value) => accepted.has(value)),
      );
    }
    case 'file':
      return mixed<File>()
        .nullable()
        .test('pdf', ruleMessageOf(field, 'pdf'), (file) => !file || isPdf(file));
    default:
      return text;
  }
}

/**
 * Whether a password equals that of the field `other`. An empty answer passes, so that `required` reports it; yup's own
 * `oneOf` would report it first.
 */
const sameAs = (other: string): TestFunction<string | undefined> =>
  function compare(value) {
    const first = (this.parent as Record<string, unknown>)[other];
    return !value || (typeof first === 'string' && composedPassword(value) === composedPassword(first));
  };

function ruleOf(field: Field): AnySchema {
  let rule = controlRule(field);
  if (field.equals) rule = rule.test('equals', ruleMessageOf(field, 'equals'), sameAs(field.equals.field));
  if (field.required) rule = rule.required(ruleMessageOf(field, 'required'));
  if (!field.showWhen) return rule;
  const { field: other, is } = field.showWhen;
  const asked = rule as StringSchema;
  // The answer of a hidden question becomes empty, whatever was sent.
  return string().when(other, ([value]: unknown[]) => (value === is ? asked : string().transform(() => '')));
}

/**
 * The rules of a form, the same in the browser and on the server. `cast` returns the values as they are sent: trimmed, web
 * addresses with a scheme, codes without blanks. The messages can be shown to visitors.
 */
export function schemaOf(fields: readonly Field[]): ObjectSchema<FieldValues> {
  return object(
    Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])),
  ) as ObjectSchema<FieldValues>;
}

/** A field whose answer breaks a rule: the names of the field and the rule, and the message. */
type Failure = { name: string; rule: string; message: string };

/** yup has different names for the rule that a missing file and a missing text break. */
const ruleNameOf = (type: string | undefined) =>
  type === undefined || type === 'nullable' || type === 'optionality' ? 'required' : type;

/** The first broken rule of each field, in the order of the fields. The browser and the server report the same one. */
export async function failuresOf(
  schema: ObjectSchema<FieldValues>,
  values: FieldValues,
): Promise<readonly Failure[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    return Object.keys(schema.fields).flatMap((name) => {
      const first = inner.find(({ path }) => path === name);
      return first ? [{ name, rule: ruleNameOf(first.type), message: first.message }] : [];
    });
  }
}
