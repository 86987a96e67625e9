import { isPlain, isRecord, ownOf } from './plain.ts';

/** Counts a value that was left out, by the place where it stood. */
type LeaveOut = (place: string) => void;

/**
 * Builds a new value from any input: a part that is not let through is counted and replaced by a default, so that the
 * result always has the full shape. No object of the input is reused but those that the same rule has made; of all others
 * only strings, numbers and booleans are copied.
 */
export type Rebuild<Value> = (found: unknown, place: string, leaveOut: LeaveOut) => Value;

/**
 * Returns what a rule has made as it is, because it would make the same again. Consecutive snapshots share most of their
 * objects: without this, a file of five thousand steps could have everything rebuilt five thousand times.
 */
function onceEach<Value extends object>(rebuild: Rebuild<Value>): Rebuild<Value> {
  const made = new WeakSet<object>();
  return (found, place, leaveOut) => {
    if (isPlain(found) && made.has(found)) return found as Value;
    const value = rebuild(found, place, leaveOut);
    made.add(value);
    return value;
  };
}

/** The texts of the rules made so far; complete once `sanitize.ts` has made all of them, which exports it for readers. */
export const vocabulary = new Set<string>();

export const learn = (words: readonly string[]) => {
  for (const word of words) vocabulary.add(word);
};

/** A primitive value that passes a test, or `instead`. */
export const single =
  <Value, Instead>(isLet: (found: unknown) => found is Value, instead: Instead): Rebuild<Value | Instead> =>
  (found, place, leaveOut) => {
    if (isLet(found)) return found;
    // Files of older versions lack some fields: a missing value is not counted as refused.
    if (found !== instead && found !== undefined) leaveOut(place);
    return instead;
  };

/** A string from a closed list, or `instead`. */
export function among<const Value extends string, Instead>(
  list: readonly Value[],
  instead: Instead,
): Rebuild<Value | Instead> {
  learn(list);
  const values: ReadonlySet<unknown> = new Set(list);
  return single((found): found is Value => values.has(found), instead);
}

export const flag: Rebuild<boolean> = single((found): found is boolean => typeof found === 'boolean', false);

const isWhole =
  (least: number, most: number) =>
  (found: unknown): found is number =>
    typeof found === 'number' && Number.isSafeInteger(found) && found >= least && found <= most;

/** A whole number from `least` to `most`, or `instead`. */
export const whole = <Instead>(least: number, most: number, instead: Instead): Rebuild<number | Instead> =>
  single(isWhole(least, most), instead);

/** From 2020 to the end of the century, so that a telephone number does not pass as a time. */
const isTimestamp = isWhole(Date.UTC(2020), Date.UTC(2100));

/** Milliseconds since 1970; 0, for long ago, in place of anything else. */
export const timestamp: Rebuild<number> = single(isTimestamp, 0);

type Rules<Value> = { readonly [Key in keyof Required<Value>]: Rebuild<Value[Key]> };

/**
 * An object with exactly the keys that have a rule; a key whose rule returns undefined is omitted. `NoInfer` takes the
 * keys from the type argument and not from the rules: a key of the type without a rule is a compile error.
 */
export function shape<Value extends object = never>(rules: Rules<NoInfer<Value>>): Rebuild<Value> {
  const rebuilds = Object.entries<Rebuild<unknown>>(rules);
  const keys = new Set(Object.keys(rules));
  learn([...keys]);
  return onceEach((found, place, leaveOut) => {
    const from = isRecord(found) ? found : {};
    if (from !== found && found !== undefined) leaveOut(place);
    for (const key in from) if (Object.hasOwn(from, key) && !keys.has(key)) leaveOut(place);
    const made: Record<string, unknown> = {};
    for (const [key, rebuild] of rebuilds) {
      const value = rebuild(ownOf(from, key), `${place}.${key}`, leaveOut);
      if (value !== undefined) made[key] = value;
    }
    return made as Value;
  });
}

/** A record whose keys are from a closed list; not every listed name has to be present. */
export function entries<const Name extends string, Value>(
  names: readonly Name[],
  rebuild: Rebuild<Value>,
): Rebuild<Partial<Record<Name, Value>>> {
  learn(names);
  const known: ReadonlySet<string> = new Set(names);
  return onceEach((found, place, leaveOut) => {
    const from = isRecord(found) ? found : {};
    if (from !== found && found !== undefined) leaveOut(place);
    const made: Partial<Record<Name, Value>> = {};
    for (const name in from) {
      if (!Object.hasOwn(from, name)) continue;
      let counted = false;
      const count: LeaveOut = (at) => {
        counted = true;
        leaveOut(at);
      };
      const value = known.has(name) ? rebuild(from[name], place, count) : undefined;
      if (value !== undefined) made[name as Name] = value;
      // If the entry's own rule refused it, that rule has already counted it.
      else if (!counted) leaveOut(place);
    }
    return made;
  });
}

export const orNull =
  <Value>(rebuild: Rebuild<Value>): Rebuild<Value | null> =>
  (found, place, leaveOut) =>
    found === null || found === undefined ? null : rebuild(found, place, leaveOut);

/** Omitted where the input has no such value. */
export const optional =
  <Value>(rebuild: Rebuild<Value>): Rebuild<Value | undefined> =>
  (found, place, leaveOut) =>
    found === undefined ? undefined : rebuild(found, place, leaveOut);

/** A listed string without which the object makes no sense, such as the kind of a dialog; see `unlessMissing`. */
export const essential = <const Value extends string>(list: readonly Value[]): Rebuild<Value | undefined> =>
  among(list, undefined);

/** An object some of whose parts are `essential`, and may have been refused. */
export type Refusable<Value, Part extends keyof Value> = Omit<Value, Part> & {
  [Key in Part]: Value[Key] | undefined;
};

type With<Made, Part extends keyof Made> = Made & { [Key in Part]: NonNullable<Made[Key]> };

const hasParts = <Made, Part extends keyof Made>(
  made: Made,
  parts: readonly Part[],
): made is With<Made, Part> => parts.every((part) => made[part] !== undefined);

/** The rebuilt object, or `instead` where it came out without one of its essential `parts`. */
export const unlessMissing =
  <Made extends object, Part extends keyof Made, Instead>(
    parts: readonly Part[],
    rebuild: Rebuild<Made>,
    instead: Instead,
  ): Rebuild<With<Made, Part> | Instead> =>
  (found, place, leaveOut) => {
    const made = rebuild(found, place, leaveOut);
    return hasParts(made, parts) ? made : instead;
  };
