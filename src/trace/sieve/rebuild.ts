import { isRecord, ownOf } from './plain.ts';

/** Counts a value that was left out, by the place where it stood. */
type LeaveOut = (place: string) => void;

/**
 * Makes a value anew, of what it finds in any other: what is not let through is counted and replaced, so that the result
 * is always whole. Nothing of the original is taken over but single texts, numbers and flags.
 */
export type Rebuild<Value> = (found: unknown, place: string, leaveOut: LeaveOut) => Value;

/** Every text that a list of these rules lets through, for a second look at what was made. */
export const vocabulary = new Set<string>();

export const learn = (words: readonly string[]) => {
  for (const word of words) vocabulary.add(word);
};

/** A single value that a test lets through, or what stands in its place. */
export const single =
  <Value, Instead>(isLet: (found: unknown) => found is Value, instead: Instead): Rebuild<Value | Instead> =>
  (found, place, leaveOut) => {
    if (isLet(found)) return found;
    // What an older file does not have was not refused.
    if (found !== instead && found !== undefined) leaveOut(place);
    return instead;
  };

/** One of a closed list. */
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

/** A whole number within bounds. */
export const whole = <Instead>(least: number, most: number, instead: Instead): Rebuild<number | Instead> =>
  single(isWhole(least, most), instead);

/** From 2020 to the end of the century: a telephone number is no moment. */
const isMoment = isWhole(Date.UTC(2020), Date.UTC(2100));

/** Milliseconds since 1970, or 0 for long ago. */
export const moment: Rebuild<number> = single(isMoment, 0);

type Rules<Value> = { readonly [Key in keyof Required<Value>]: Rebuild<Value[Key]> };

/**
 * An object with these keys and no others. A key that comes out as undefined is left away. Which keys there are the type says,
 * not the rules: one without a rule does not compile.
 */
export function shape<Value extends object = never>(rules: Rules<NoInfer<Value>>): Rebuild<Value> {
  const rebuilds = Object.entries<Rebuild<unknown>>(rules);
  const keys = new Set(Object.keys(rules));
  learn([...keys]);
  return (found, place, leaveOut) => {
    const from = isRecord(found) ? found : {};
    if (from !== found && found !== undefined) leaveOut(place);
    for (const key in from) if (Object.hasOwn(from, key) && !keys.has(key)) leaveOut(place);
    const made: Record<string, unknown> = {};
    for (const [key, rebuild] of rebuilds) {
      const value = rebuild(ownOf(from, key), `${place}.${key}`, leaveOut);
      if (value !== undefined) made[key] = value;
    }
    return made as Value;
  };
}

/** Entries by the names of a closed list; those that are there. */
export function entries<const Name extends string, Value>(
  names: readonly Name[],
  rebuild: Rebuild<Value>,
): Rebuild<Partial<Record<Name, Value>>> {
  learn(names);
  const known: ReadonlySet<string> = new Set(names);
  return (found, place, leaveOut) => {
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
      // An entry that its own rule refused has been counted there.
      else if (!counted) leaveOut(place);
    }
    return made;
  };
}

export const orNull =
  <Value>(rebuild: Rebuild<Value>): Rebuild<Value | null> =>
  (found, place, leaveOut) =>
    found === null || found === undefined ? null : rebuild(found, place, leaveOut);

/** Left away where it is not there. */
export const optional =
  <Value>(rebuild: Rebuild<Value>): Rebuild<Value | undefined> =>
  (found, place, leaveOut) =>
    found === undefined ? undefined : rebuild(found, place, leaveOut);

/** For a part without which the whole is nothing, such as the kind of a dialog. */
export const essential = <const Value extends string>(list: readonly Value[]): Rebuild<Value> =>
  among(list, undefined) as Rebuild<Value>;

/** Nothing at all where the part is missing. */
export const unlessMissing =
  <Value extends object, Instead>(
    part: keyof Value,
    rebuild: Rebuild<Value>,
    instead: Instead,
  ): Rebuild<Value | Instead> =>
  (found, place, leaveOut) => {
    const made = rebuild(found, place, leaveOut);
    return Object.hasOwn(made, part) ? made : instead;
  };
