/** A row of a table. `code` marks a value that is read character by character. */
export type EmailFact = { label: string; value: string; code?: true };

/** What was typed into a form belongs in `facts` only; all other texts are our own. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'quiet'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string; note?: string }
  | { kind: 'facts'; heading: string; facts: readonly EmailFact[] };

/** What an email says, before it is laid out as text and as HTML. */
export type EmailMessage = {
  subject: string;
  /** The heading of the HTML page. */
  title: string;
  /** The name in the greeting; null for a greeting without a name, undefined for no greeting. */
  greeted?: string | null;
  parts: readonly EmailPart[];
};

/** The sender of the email. `pictureUrl` is the address of the only picture in the HTML. */
export type EmailBranding = { firmName: string; publicUrl: string; pictureUrl: string };

/** UTF-16 units. Longer names are cut, because an endless one would push the content of the email out of sight. */
const longestName = 80;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name, cut between characters as people count them: an emoji may have a dozen units. */
function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const fitting = Array.from(graphemes.segment(name)).filter(
    ({ index, segment }) => index + segment.length <= longestName,
  );
  return `${fitting.map(({ segment }) => segment).join('')}…`;
}

/** ‘Hello Meena Raman,’ */
export function greetingOf(name: string | null): string {
  const short = shortened((name ?? '').trim().replaceAll(/\s+/g, ' '));
  return short === '' ? 'Hello,' : `Hello ${short},`;
}

/** The lines of a typed text. Mail programs break lines at more characters than the line feed (UAX #14, BK and NL). */
export const linesOf = (text: string): string[] => text.split(/[\n\u0085\u2028\u2029]/);

/** An answer after its question. The lines of a longer one are indented, so that none can pose as a line of ours. */
function factText({ label, value }: EmailFact): string {
  const rows = linesOf(value);
  const asked = label.endsWith('?') ? label : `${label}:`;
  return rows.length === 1 ? `${asked} ${value}` : [asked, ...rows.map((row) => `    ${row}`)].join('\n');
}

function partText(part: EmailPart): string {
  switch (part.kind) {
    case 'code':
      return `    ${part.code}`;
    case 'link':
      return `${part.label}${part.note ? `, ${part.note}` : ''}:\n${part.url}`;
    case 'facts':
      return [`${part.heading}:`, ...part.facts.map(factText)].join('\n');
    default:
      return part.text;
  }
}

/** The email as plain text. */
export const emailText = (
  { greeted, parts }: EmailMessage,
  { firmName, publicUrl }: Omit<EmailBranding, 'pictureUrl'>,
): string =>
  [
    ...(greeted === undefined ? [] : [greetingOf(greeted)]),
    ...parts.map(partText),
    `${firmName}\n${publicUrl}\n`,
  ].join('\n\n');
