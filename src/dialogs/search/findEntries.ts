import { keysOf } from '../../../contract/keysOf.ts';
import type { SearchEntry } from '../../content/search.ts';

/** The words of a text, in lower case and without accents. A combining mark of Tamil is part of its letter and stays. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The words of what was typed. One with an unusual sign, as “C++” or “<b>”, ends with a blank: it fits that word only, and
 * no longer one.
 */
const soughtIn = (typed: string): readonly string[] =>
  typed
    .split(/\s/)
    .flatMap((part) => wordsOf(part).map((word) => (/[\p{S}#]/u.test(part) ? `${word} ` : word)));

/** With each two neighbours as one word, too: “log in” is also typed “login”, and “Node.js” “nodejs”. */
const withJoined = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at]}${word}`),
];

/** Words that are typed with others, but say nothing about what is sought. */
const fillers = new Set(
  'a an the my our your i we you to for of in on at is are do does how what where'.split(' '),
);

/** How much a word weighs by where it is found: a title says what an entry is, a text only what it mentions. */
const weights = { title: 8, keywords: 4, description: 2, text: 1 } as const;
const fields = keysOf(weights);

/** The words of an entry by where they are found. */
type Words = Record<keyof typeof weights, readonly string[]>;

const indexed = new WeakMap<SearchEntry, Words>();

function indexOf(entry: SearchEntry): Words {
  const { title, kind, keywords = '', description, text = '' } = entry;
  const words = indexed.get(entry) ?? {
    // With its kind, so that “services” finds every service.
    title: [...withJoined(wordsOf(title)), ...wordsOf(`${kind} ${kind}s`)],
    keywords: withJoined(wordsOf(keywords)),
    description: wordsOf(description),
    text: wordsOf(text),
  };
  indexed.set(entry, words);
  return words;
}

type Fits = (word: string, sought: string) => boolean;

const begins: Fits = (word, sought) => `${word} `.startsWith(sought);

/** Shorter words are too much alike for one letter to be a mistake. */
const shortestMistaken = 5;

/**
 * Whether `sought` begins the word but for one letter that is wrong, missing, too much, or swapped with the next. The
 * first letter is hardly ever wrong, and without it most words resemble some other.
 */
const nearlyBegins: Fits = (word, sought) => {
  if (sought.length < shortestMistaken || word[0] !== sought[0]) return begins(word, sought);
  let at = 1;
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
function wordWeightOf(words: Words, sought: string, fits: Fits): number {
  const found = fields.map((field) => {
    const there = words[field].filter((word) => fits(word, sought));
    return there.length === 0 ? 0 : weights[field] * (there.includes(sought) ? 1.5 : 1);
  });
  return Math.max(...found);
}

/** An entry fits if it has every word. One whose title begins with the first of them comes first. */
function weightOf(words: Words, sought: readonly string[], fits: Fits): number {
  const found = sought.map((word) => wordWeightOf(words, word, fits));
  if (found.includes(0)) return 0;
  const leads = fits(words.title[0] ?? '', sought[0] ?? '');
  return found.reduce((sum, weight) => sum + weight, leads ? weights.title : 0);
}

const rank = (entries: readonly SearchEntry[], sought: readonly string[], fits: Fits) =>
  entries
    .map((entry) => ({ entry, weight: weightOf(indexOf(entry), sought, fits) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry);

/**
 * The entries that have every typed word, as whole words or their beginnings, best first. Only if there are none, words
 * that were typed apart may be one (“front end”), and then one wrong letter in each is forgiven.
 */
export function findEntries(entries: readonly SearchEntry[], typed: string): readonly SearchEntry[] {
  const all = soughtIn(typed);
  if (all.length === 0) return [];
  const telling = all.filter((word) => !fillers.has(word.trim()));
  const sought = telling.length > 0 ? telling : all;
  const attempts = [
    () => rank(entries, sought, begins),
    () => rank(entries, [sought.join('')], begins),
    () => rank(entries, sought, nearlyBegins),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}
