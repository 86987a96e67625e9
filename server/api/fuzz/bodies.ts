import * as fc from 'fast-check';
import type { Call } from '../../../contract/calls.ts';
import type { Field } from '../../../contract/fields.ts';
import { anyCharacters } from './texts.ts';

/** A name and its value in a body. Names may occur twice, and values may be anything that JSON or a form can hold. */
export type Entry = readonly [name: string, value: unknown];

/** How the entries are encoded: as the call expects them, or in one of the ways that it must refuse. */
type Envelope = 'right' | 'otherKind' | 'plainText' | 'noType' | 'cut' | 'garbage' | 'notAnObject' | 'deep';

export type FuzzedBody = { entries: readonly Entry[]; envelope: Envelope; garbage: Uint8Array };

/** Values without which a call cannot succeed, such as codes and addresses of accounts, by field name. */
export type KnownTexts = Readonly<Record<string, readonly string[]>>;

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const writing = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Used instead of `fc.webUrl`, which first takes seconds to list all characters that may be escaped. */
const webUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.stringMatching(/^(\/[\w.~%-]{0,8}){0,3}(\?[\w=&]{0,8})?$/),
  )
  .map(([scheme, domain, rest]) => `${scheme}://${domain}${rest}`);

/** A small PDF under any name that a browser might send. */
const pdf = fc
  .tuple(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 }), fc.string({ maxLength: 200 }))
  .map(([name, text]) => new File([`%PDF-1.7\n${text}\n%%EOF\n`], `${name}a.pdf`));

const oddFile = fc.oneof(
  fc.constantFrom(
    new File([], ''),
    new File([], 'empty.pdf'),
    new File(['<!doctype html><script>alert(1)</script>'], 'page.pdf'),
    new File(['%PDF-1.7'], 'cv.pdf.exe'),
    new File(['%PDF-1.7'], '../../etc/"passwd".pdf'),
    new File(['%PDF-1.7'], `${'. '.repeat(300)}.pdf`),
    new File(['%PDF-1.7'], '.pdf'),
  ),
  fc
    .tuple(anyCharacters(40), fc.uint8Array({ maxLength: 200 }))
    .map(([name, bytes]) => new File([new Uint8Array(bytes)], name)),
);

function validValueOf(field: Field, known: KnownTexts): fc.Arbitrary<unknown> {
  const texts = known[field.name];
  if (texts) return fc.constantFrom(...texts);
  switch (field.control) {
    case 'select':
    case 'radio':
      return fc.constantFrom(
        ...(field.options ?? []).map(({ value }) => value),
        ...(field.alsoAccepted ?? []),
      );
    case 'number':
      return fc.nat({ max: 60 }).chain((number) => fc.constantFrom(String(number), number));
    case 'date':
      return field.range === 'birth' ? day('1900-01-01', '2006-01-01') : day('2026-01-01', '2027-06-30');
    case 'time':
      return time;
    case 'datetime-local':
      return fc.tuple(day('2026-01-01', '2027-06-30'), time).map((parts) => parts.join('T'));
    case 'url':
      return fc.oneof(fc.domain(), webUrl);
    case 'file':
      return pdf;
    case 'multiline':
      return writing;
    default:
      return line;
  }
}

/**
 * Texts that no form of the site sends: control characters, lone surrogates, property names of JavaScript, injections.
 */
const hostileTexts = [
  ['', ' ', '\u0000', 'a\u0007b', '\ud800', '\udfff\ud800', '\u202egpj.fdp', 'a\r\nBcc: b@example.org'],
  ['__proto__', 'constructor', '=HYPERLINK("https://example.org")', "' or 1=1 --", '<b>', '%00'],
  ['a@example.org\u037eb@example.org', '<a@example.org>', 'a@b@c', 'ftp://example.org', '1e9', '-1'],
  ['2026-02-30', '9999-99-99', 'NaN', 'x'.repeat(301), 'é'.repeat(20_001), 'x'.repeat(70_000)],
].flat();
const hostileText = fc.oneof(anyCharacters(), fc.string(), fc.constantFrom(...hostileTexts));
const hostileValue = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: oddFile, weight: 1 },
  {
    arbitrary: fc.oneof(
      fc.constantFrom<unknown>(null, true, false, [], {}, [['a']], { toString: 'x' }, { length: 1 }),
      fc.double(),
      fc.array(hostileText, { maxLength: 3 }),
      fc.jsonValue(),
    ),
    weight: 3,
  },
);

type Change = (entries: readonly Entry[]) => readonly Entry[];
const strangeNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '\u0000', 'id', 'epoch'];

/** One mutation of a body: a replaced, missing or additional entry, many entries, or another order. */
function changeOf(fields: readonly Field[]): fc.Arbitrary<Change> {
  const name = fc.constantFrom(...fields.map((field) => field.name), ...strangeNames);
  return fc.oneof(
    fc
      .tuple(name, hostileValue)
      .map(([changed, value]): Change => (entries) => [
        ...entries.filter(([other]) => other !== changed),
        [changed, value],
      ]),
    name.map(
      (left): Change =>
        (entries) =>
          entries.filter(([other]) => other !== left),
    ),
    fc.tuple(name, hostileValue).map((twice): Change => (entries) => [...entries, twice]),
    fc
      .constantFrom(2, 39, 41, 300)
      .map((count): Change => (entries) => [
        ...entries,
        ...Array.from({ length: count }, (_, at): Entry => [`more${at}`, 'x']),
      ]),
    fc.constant<Change>((entries) => entries.toReversed()),
  );
}

/** Bodies for a call with these fields: valid answers with up to three mutations, mostly in the right encoding. */
export function bodyOf(fields: readonly Field[], known: KnownTexts): fc.Arbitrary<FuzzedBody> {
  const answers = fc.tuple(
    ...fields.map((field) => validValueOf(field, known).map((value): Entry => [field.name, value])),
  );
  const envelope = fc.oneof(
    { arbitrary: fc.constant<Envelope>('right'), weight: 14 },
    {
      arbitrary: fc.constantFrom<Envelope>(
        ...(['otherKind', 'plainText', 'noType', 'cut', 'garbage', 'notAnObject', 'deep'] as const),
      ),
      weight: 2,
    },
  );
  return fc
    .record({
      answers,
      changes: fc.array(changeOf(fields), { maxLength: 3 }),
      envelope,
      garbage: fc.uint8Array({ maxLength: 200 }),
    })
    .map(({ answers: right, changes, ...rest }) => ({
      ...rest,
      entries: changes.reduce<readonly Entry[]>((entries, change) => change(entries), right),
    }));
}

/** Built by hand, because an object cannot hold `__proto__` or a name twice. */
const jsonOf = (entries: readonly Entry[]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/**
 * The text that a form sends for a value. A file counts with its content, since a file without a name arrives as a
 * text.
 */
export const formTextOf = async (value: unknown): Promise<string> =>
  value instanceof File ? value.text() : textOf(value);

function formOf(entries: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries)
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, textOf(value));
  return form;
}

type Wire = { type?: string; body: FormData | Uint8Array<ArrayBuffer> };
const json = 'application/json';
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The body of a request. `type` is left out for a `FormData`, whose type and boundary `fetch` sets. */
export async function wireOf({ entries, envelope, garbage }: FuzzedBody, kind: Call['body']): Promise<Wire> {
  const right: Wire =
    kind === 'multipart' ? { body: formOf(entries) } : { type: json, body: bytesOf(jsonOf(entries)) };
  switch (envelope) {
    case 'otherKind':
      return kind === 'multipart'
        ? { type: json, body: bytesOf(jsonOf(entries)) }
        : { body: formOf(entries) };
    case 'plainText':
      return { type: 'text/plain', body: bytesOf(jsonOf(entries)) };
    case 'noType':
      return { type: '', body: bytesOf(jsonOf(entries)) };
    case 'cut': {
      const whole = new Response(right.body, right.type ? { headers: { 'Content-Type': right.type } } : {});
      const bytes = new Uint8Array(await whole.arrayBuffer());
      return {
        type: whole.headers.get('Content-Type') ?? '',
        body: bytes.slice(0, Math.floor(bytes.length * 0.7)),
      };
    }
    case 'garbage':
      return {
        type: kind === 'multipart' ? 'multipart/form-data; boundary=x' : json,
        body: new Uint8Array(garbage),
      };
    case 'notAnObject':
      return { type: json, body: bytesOf(`[${jsonOf(entries)}]`) };
    case 'deep':
      return { type: json, body: bytesOf(`{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`) };
    default:
      return right;
  }
}
