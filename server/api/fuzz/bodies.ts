import * as fc from 'fast-check';
import type { Call } from '../../../contract/calls.ts';
import type { Field } from '../../../contract/fields.ts';
import { anyCharacters } from './texts.ts';

/** A name and what is sent under it. Names may come twice, and values may be anything JSON or a form can hold. */
export type Entry = readonly [name: string, value: unknown];

/** How the entries travel: as the call wants them, or one of the ways in which it must not take them. */
type Envelope = 'right' | 'otherKind' | 'plainText' | 'noType' | 'cut' | 'garbage' | 'notAnObject' | 'deep';

export type FuzzedBody = { entries: readonly Entry[]; envelope: Envelope; garbage: Uint8Array };

/** Texts that have to be right for a call to go through, such as codes and addresses of accounts, by name of field. */
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

/** fast-check's own lists all characters first, for what may be escaped. */
const webUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.stringMatching(/^(\/[\w.~%-]{0,8}){0,3}(\?[\w=&]{0,8})?$/),
  )
  .map(([scheme, domain, rest]) => `${scheme}://${domain}${rest}`);

/** A small PDF, by any name a browser might send. */
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

/** What no form of the site would send: control characters, halves of letters, names of JavaScript, attempts. */
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

/** One thing that is wrong with a body. */
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

/** Bodies made of the questions of a call: mostly right, with up to three things wrong. */
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

/** Written by hand, since an object could not hold `__proto__` or a name twice. */
const jsonOf = (entries: readonly Entry[]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** What a form holds of a value: all are texts there, also a file without a name, which is none. */
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

/** The bytes of a request. `type` is left out where the form names its own, boundary included. */
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
