import { applications } from '../../../contract/applications.ts';
import { submissionCopy } from '../../../src/content/applications/applications.ts';
import { resumeCopy } from '../../../src/content/applications/resume.ts';
import { receiptCopy } from '../../../src/content/applications/receipt.ts';
import { profileCopy } from '../../../src/content/accounts/profile.ts';
import { codeCopy, forgotCopy, loginCopy, signUpCopy } from '../../../src/content/accounts/accounts.ts';
import { hiddenWords } from '../../../src/trace/sanitizer/sanitizeWords.ts';
import type { Checkpoint } from './walk.ts';
import { strangeWords } from './canaries.ts';

/** A difference that is allowed between page and replay, because the trace leaves out the visitor's data. */
type Rule = {
  name: string;
  /** Names of the only checkpoints at which the rule applies; by default all. */
  only?: readonly string[];
  /** Whether the replayed paragraph may differ from the recorded one; null means that there is no such paragraph. */
  allows: (recorded: string | null, replayed: string | null) => boolean;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Allows paragraphs that both match a pattern, for sentences that contain an answer. */
const pairs = (pattern: RegExp) => (recorded: string | null, replayed: string | null) =>
  recorded !== null && replayed !== null && pattern.test(recorded) && pattern.test(replayed);

const control = /^(\w*)(?:: (.*)| \[(.)\])$/;
const labels = new Set<string>(
  Object.values(applications).flatMap(({ fields }) => fields.map(({ label }) => label)),
);

/** Prompts beside a code are local state of the form and not in the store, so a trace does not hold them. */
const prompts: readonly string[] = [
  signUpCopy.emailFirst,
  signUpCopy.codeFirst,
  signUpCopy.verifyFirst,
  ...[1, 2, 3, 4].map(codeCopy.attemptsLeft),
  ...Object.values(forgotCopy.verifyError),
  ...Object.values(signUpCopy.verifyError),
];

const remarks: readonly string[] = [submissionCopy.past, submissionCopy.pastTime, submissionCopy.farAhead];

const rules: readonly Rule[] = [
  {
    name: 'answers in controls are dots, or what a control can draw in their place',
    allows: (recorded, replayed) => {
      const [, name, value, box] = control.exec(recorded ?? '') ?? [];
      const [, sameName, placeholder, sameBox] = control.exec(replayed ?? '') ?? [];
      if (name === undefined || name !== sameName) return false;
      if (box !== undefined) return sameBox !== undefined;
      return Boolean(value) && Boolean(placeholder);
    },
  },
  {
    name: 'answers, names, references and sizes of files in sentences are dots',
    allows: (recorded, replayed) =>
      recorded !== null &&
      replayed !== null &&
      replayed.includes('•') &&
      new RegExp(`^${escaped(replayed).replaceAll(/•+@•+/g, '\\S+@\\S+').replaceAll(/•+/g, '.+')}$`).test(
        recorded,
      ),
  },
  {
    name: 'days, times and numbers that were typed are others where sentences repeat them',
    allows: (recorded, replayed) =>
      [
        /^\d{1,2} \w+ \d{4}(, \d\d:\d\d)?$/,
        /^\d\d:\d\d$/,
        /^[\d.]+( years)?$/,
        /^Saved as \d{4}-\d\d-\d\d\.$/,
        /^.+, UTC[+−]\d\d:\d\d\. For us: .+$/,
      ].some((pattern) => pairs(pattern)(recorded, replayed)),
  },
  {
    name: 'of a file neither what is wrong with it nor, until its check was recorded, that it is a PDF',
    allows: (recorded, replayed) =>
      replayed === null &&
      (recorded === resumeCopy.checked || /^“.+” (is not|has the right name|is empty)/.test(recorded ?? '')),
  },
  {
    name: 'how strong a password is',
    allows: (recorded, replayed) =>
      replayed === null && Object.values<string | null>(signUpCopy.strength).includes(recorded),
  },
  {
    name: 'words of the server that nobody has written down are told as such',
    allows: (recorded, replayed) =>
      recorded?.includes(strangeWords) === true && replayed?.includes(hiddenWords) === true,
  },
  {
    name: 'remarks on an answer',
    allows: (recorded, replayed) => replayed === null && remarks.includes(recorded ?? ''),
  },
  {
    name: 'prompts beside a code',
    allows: (recorded, replayed) => replayed === null && prompts.includes(recorded ?? ''),
  },
  {
    name: 'countdowns',
    allows: pairs(/ in \d+:\d\d$/),
  },
  {
    name: 'a login with what was just typed in the sign-up',
    allows: (recorded, replayed) => replayed === null && recorded === loginCopy.newAccount,
  },
  {
    name: 'which answers were left empty in what was sent',
    only: ['its receipt', 'all answers once more'],
    allows: (recorded, replayed) =>
      [recorded, replayed].every(
        (words) =>
          words === null ||
          words === receiptCopy.leftEmpty ||
          /^[•.]+(pdf)?$/.test(words) ||
          /^\d{1,2} \w+ \d{4}$/.test(words) ||
          words.startsWith('Qanari ') ||
          words.split(', ').every((label) => labels.has(label)),
      ),
  },
  {
    name: 'which answers of a profile were changed',
    allows: (recorded, replayed) =>
      (/^\d+ changes? not saved yet$/.test(recorded ?? '') && replayed === profileCopy.changes.unknown) ||
      (recorded?.endsWith(` ${profileCopy.changes.unknownLine}`) === true &&
        replayed === profileCopy.changes.unknownLine),
  },
  {
    name: 'the reference of the moment',
    allows: (recorded, replayed) =>
      /^Reference \w{3}-\d+ · /.test(recorded ?? '') &&
      (replayed === null || /^Reference .+ · /.test(replayed)),
  },
];

export type Difference = { recorded: string | null; replayed: string | null; rule: string | null };

const ruleFor = (checkpoint: string, recorded: string | null, replayed: string | null) =>
  rules.find(({ only, allows }) => (only?.includes(checkpoint) ?? true) && allows(recorded, replayed))
    ?.name ?? null;

/** Cost of a difference that is not allowed; more than the sum of all allowed ones can be. */
const forbidden = 1000;

/** The smallest set of differences between the words of a page and of its replay, each with the rule that allows it. */
export function differencesBetween(
  { name, words: recorded }: Pick<Checkpoint, 'name' | 'words'>,
  replayed: readonly string[],
): Difference[] {
  let start = 0;
  while (start < recorded.length && recorded[start] === replayed[start]) start += 1;
  const left = recorded.slice(start);
  const right = replayed.slice(start);
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }

  const difference = (one: string | null, other: string | null): Difference => ({
    recorded: one,
    replayed: other,
    rule: one === other ? null : ruleFor(name, one, other),
  });
  const costOf = ({ recorded: one, replayed: other, rule }: Difference) =>
    one === other ? 0 : rule === null ? forbidden : 1;
  // costs[i][j]: least cost of the words from left[i] and right[j] on.
  const costs = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  );
  const best = (i: number, j: number) => {
    const ways = [
      ...(i < left.length && j < right.length
        ? [{ step: difference(left[i]!, right[j]!), i: i + 1, j: j + 1 }]
        : []),
      ...(i < left.length ? [{ step: difference(left[i]!, null), i: i + 1, j }] : []),
      ...(j < right.length ? [{ step: difference(null, right[j]!), i, j: j + 1 }] : []),
    ].map((way) => ({ ...way, cost: costOf(way.step) + costs[way.i]![way.j]! }));
    return ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  };
  for (let i = left.length; i >= 0; i -= 1)
    for (let j = right.length; j >= 0; j -= 1)
      if (i < left.length || j < right.length) costs[i]![j] = best(i, j).cost;

  const found: Difference[] = [];
  for (let i = 0, j = 0; i < left.length || j < right.length;) {
    const way = best(i, j);
    if (way.step.recorded !== way.step.replayed) found.push(way.step);
    ({ i, j } = way);
  }
  return found;
}
