import type { PathName } from '../../../contract/paths.ts';

/** A piece of a paragraph: text, or a link to a page of the site or to an address outside. */
export type LegalPiece = string | { text: string; page: PathName } | { text: string; href: string };

/** A paragraph, or a list whose entries begin with what they are about. */
export type LegalBlock =
  | { kind: 'text'; pieces: readonly LegalPiece[] }
  | { kind: 'list'; entries: readonly { term: string; text: string }[] };

export type LegalSection = {
  /** Its anchor, which must never change, because visitors may have saved links to it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  introduction: string;
  /** The day of the last change, for machines and for people. */
  changed: { date: string; shown: string };
  sections: readonly LegalSection[];
};

/** Words that both legal pages share. */
export const legalCopy = { index: 'On this page', changed: 'Last changed on ' } as const;

export const text = (...pieces: readonly LegalPiece[]): LegalBlock => ({ kind: 'text', pieces });

export const list = (entries: Readonly<Record<string, string>>): LegalBlock => ({
  kind: 'list',
  entries: Object.entries(entries).map(([term, words]) => ({ term, text: words })),
});
