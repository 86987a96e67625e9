import type { SearchEntry } from '../../content/search.ts';

/** The words of a text, in lower case and without accents. A combining mark of Tamil is part of its letter and stays. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How much a word weighs by where it is found: a title says what an entry is, a text only what it mentions. */
const weights = { title: 8, keywords: 4, description: 2, text: 1 } as const;
const fields = Object.keys(weights) as (keyof typeof weights)[];

type Indexed = { entry: SearchEntry; words: Record<keyof typeof weights, readonly string[]> };

const indexed = new WeakMap<SearchEntry, Indexed>();

function indexOf(entry: SearchEntry): Indexed {
  const known = indexed.get(entry);
  if (known) return known;
  const made: Indexed = {
    entry,
    words: {
      title: wordsOf(entry.title),
      keywords: wordsOf(entry.keywords ?? ''),
      description: wordsOf(entry.description),
      text: wordsOf(entry.text ?? ''),
    },
  };
  indexed.set(entry, made);
  return made;
}

type Fits = (word: string, sought: string) => boolean;

const begins: Fits = (word, sought) => word.startsWith(sought);

/** Shorter words are too much alike for one letter to be a mistake. */
const shortestMistaken = 4;

/** Whether `sought` begins the word but for one letter that is wrong, missing, too much, or swapped with the next. */
const nearlyBegins: Fits = (word, sought) => {
  if (sought.length < shortestMistaken) return begins(word, sought);
  let at = 0;
  while (at < sought.length && word[at] === sought[at]) at += 1;
  const rest = sought.slice(at + 1);
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(sought.slice(at), at + 1) ||
    word.startsWith(rest, at) ||
    (word[at] === sought[at + 1] &&
      word[at + 1] === sought[at] &&
      word.startsWith(sought.slice(at + 2), at + 2))
  );
};

/** The weight of the best place at which an entry has this word; a whole word counts half as much again. 0: nowhere. */
function wordWeightOf({ words }: Indexed, sought: string, fits: Fits): number {
  const found = fields.map((field) => {
    const there = words[field].filter((word) => fits(word, sought));
    return there.length === 0 ? 0 : weights[field] * (there.includes(sought) ? 1.5 : 1);
  });
  return Math.max(...found);
}

/** An entry fits if it has every word. One whose title begins with what was typed comes first. */
function entryWeightOf(entry: Indexed, sought: readonly string[], fits: Fits): number {
  const found = sought.map((word) => wordWeightOf(entry, word, fits));
  if (found.includes(0)) return 0;
  const leads = fits(entry.words.title.join(' '), sought.join(' '));
  return found.reduce((sum, weight) => sum + weight, leads ? weights.title : 0);
}

function rank(entries: readonly SearchEntry[], sought: readonly string[], fits: Fits) {
  return entries
    .map((entry) => ({ entry, weight: entryWeightOf(indexOf(entry), sought, fits) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry);
}

/** The results that are shown at most: nobody reads further, and each keystroke renders them. */
const mostResults = 12;

/**
 * The entries that have every typed word, as whole words or their beginnings, best first. Only if there are none, one
 * wrong letter in each word is forgiven.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  const sought = wordsOf(typed);
  if (sought.length === 0) return [];
  const exact = rank(entries, sought, begins);
  return (exact.length > 0 ? exact : rank(entries, sought, nearlyBegins)).slice(0, mostResults);
}
