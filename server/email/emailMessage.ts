/** One line of a table. `code`: to be read character by character. */
export type EmailFact = { label: string; value: string; code?: true };

/** Only words of ours stand outside `facts`; what was typed into a form stands inside. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'quiet'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string; note?: string }
  | { kind: 'facts'; heading: string; facts: readonly EmailFact[] };

/** What an email says, before it is laid out as text and as HTML. */
export type EmailMessage = {
  subject: string;
  /** What the page is headed with. */
  title: string;
  /** Whom it greets; null: nobody by name. Undefined: it greets nobody. */
  greeted?: string | null;
  parts: readonly EmailPart[];
};

/** Who writes. `pictureUrl` is where the HTML finds its one picture. */
export type EmailBranding = { firmName: string; publicUrl: string; pictureUrl: string };

/** Longer names than people have would push the email away. */
const longestName = 80;

/** ‘Hello Meena Raman,’ */
export function greetingOf(name: string | null): string {
  const words = (name ?? '').trim().replaceAll(/\s+/g, ' ');
  const short = words.length > longestName ? `${words.slice(0, longestName).toWellFormed()}…` : words;
  return short === '' ? 'Hello,' : `Hello ${short},`;
}

/** The lines of what was typed. Programs that show emails end them at more characters than the line feed (UAX #14, BK and NL). */
export const linesOf = (text: string): string[] => text.split(/[\n\u0085\u2028\u2029]/);

/** An answer beside its question; longer ones indented, so that a typed line cannot pose as one of ours. */
function factText({ label, value }: EmailFact): string {
  const rows = linesOf(value);
  return rows.length === 1
    ? `${label}: ${value}`
    : [`${label}:`, ...rows.map((row) => `    ${row}`)].join('\n');
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

/** The email for whoever reads plain text. */
export const emailText = (
  { greeted, parts }: EmailMessage,
  { firmName, publicUrl }: Omit<EmailBranding, 'pictureUrl'>,
): string =>
  [
    ...(greeted === undefined ? [] : [greetingOf(greeted)]),
    ...parts.map(partText),
    `${firmName}\n${publicUrl}\n`,
  ].join('\n\n');
