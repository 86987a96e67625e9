/** A difference that a replay may show, because what a trace does not hold cannot be shown. */
type Rule = {
  name: string;
  /** Whether this paragraph may stand in the place of that one; null where there is none. */
  allows: (recorded: string | null, replayed: string | null) => boolean;
};

const control = /^(\w+)(?:: (.*)| \[(.)\])$/;

/** Each with what of section 2 of the design it follows from. */
const rules: readonly Rule[] = [
  {
    name: 'an answer that was typed or chosen',
    allows: (recorded, replayed) => {
      const [, name, value, box] = control.exec(recorded ?? '') ?? [];
      const [, sameName, placeholder, sameBox] = control.exec(replayed ?? '') ?? [];
      if (name === undefined || name !== sameName) return false;
      return box === undefined ? Boolean(value) && Boolean(placeholder) : box === 'x' && sameBox === ' ';
    },
  },
];

export type Difference = { recorded: string | null; replayed: string | null; rule: string | null };

const ruleFor = (recorded: string | null, replayed: string | null) =>
  rules.find(({ allows }) => allows(recorded, replayed))?.name ?? null;

/** More than any number of allowed differences. */
const forbidden = 1000;

/** The least differences between the words of a page and those of its replay, each with the rule that allows it. */
export function differencesBetween(recorded: readonly string[], replayed: readonly string[]): Difference[] {
  let start = 0;
  while (start < recorded.length && recorded[start] === replayed[start]) start += 1;
  const left = recorded.slice(start);
  const right = replayed.slice(start);
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }

  const costOf = ({ recorded: one, replayed: other, rule }: Difference) =>
    one === other ? 0 : rule === null ? forbidden : 1;
  const difference = (one: string | null, other: string | null): Difference => ({
    recorded: one,
    replayed: other,
    rule: one === other ? null : ruleFor(one, other),
  });
  // costs[i][j]: from there on.
  const costs = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const waysFrom = (i: number, j: number) => [
    ...(i < left.length && j < right.length
      ? [{ step: difference(left[i]!, right[j]!), i: i + 1, j: j + 1 }]
      : []),
    ...(i < left.length ? [{ step: difference(left[i]!, null), i: i + 1, j }] : []),
    ...(j < right.length ? [{ step: difference(null, right[j]!), i, j: j + 1 }] : []),
  ];
  const best = (i: number, j: number) =>
    waysFrom(i, j)
      .map((way) => ({ ...way, cost: costOf(way.step) + costs[way.i]![way.j]! }))
      .reduce((least, way) => (way.cost < least.cost ? way : least));
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
