/** One line of a table. `code`: to be read character by character. */
export type LetterFact = { label: string; value: string; code?: true };

/** Only words of ours stand outside `facts`; what was typed into a form stands inside. */
export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'quiet'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string; note?: string }
  | { kind: 'facts'; heading: string; facts: readonly LetterFact[] };

/** What a letter says, before it is laid out as text and as HTML. */
export type Letter = {
  subject: string;
  /** What the page is headed with. */
  title: string;
  /** Whom it greets; null: nobody by name. Undefined: it greets nobody. */
  greeted?: string | null;
  parts: readonly LetterPart[];
};

/** Who writes. `pictureUrl` is where the HTML finds its one picture. */
export type LetterHead = { firmName: string; publicUrl: string; pictureUrl: string };

/** Longer names than people have would push the letter away. */
const longestName = 80;

/** ‘Hello Meena Raman,’ */
export function greetingOf(name: string | null): string {
  const words = (name ?? '').trim().replaceAll(/\s+/g, ' ');
  const short = words.length > longestName ? `${words.slice(0, longestName).toWellFormed()}…` : words;
  return short === '' ? 'Hello,' : `Hello ${short},`;
}

/** An answer beside its question; longer ones indented, so that a typed line cannot pose as one of ours. */
function factText({ label, value }: LetterFact): string {
  const rows = value.split('\n');
  return rows.length === 1
    ? `${label}: ${value}`
    : [`${label}:`, ...rows.map((row) => `    ${row}`)].join('\n');
}

function partText(part: LetterPart): string {
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

/** The letter for whoever reads plain text. */
export const letterText = (
  { greeted, parts }: Letter,
  { firmName, publicUrl }: Omit<LetterHead, 'pictureUrl'>,
): string =>
  [
    ...(greeted === undefined ? [] : [greetingOf(greeted)]),
    ...parts.map(partText),
    `${firmName}\n${publicUrl}\n`,
  ].join('\n\n');
