/**
 * Maps each field of a part of the state to the field of the snapshot that shows it; `never` for a field that stays out of
 * it.
 */
type ShownBy<Part, PartSnapshot> = { [Field in keyof Required<Part>]: keyof PartSnapshot };
/** The fields of a part that are not mapped to `never`. */
type Shown<Part, By extends Record<keyof Part, PropertyKey>> = Pick<
  Part,
  { [Field in keyof Required<Part>]: [By[Field]] extends [never] ? never : Field }[keyof Part]
>;

/**
 * Memoises `take`, which makes the snapshot of one part of the state: state objects are immutable, so that each needs to
 * be read only once. The WeakMap does not keep the part alive. A field of the part that `By` does not name is a compile
 * error, and so is a `take` that reads a field which `By` maps to `never`.
 */
export const memoisedSnapshot = <Part extends object, PartSnapshot, By extends ShownBy<Part, PartSnapshot>>(
  take: (part: Shown<Part, By>) => PartSnapshot,
): ((part: Part) => PartSnapshot) => {
  const taken = new WeakMap<Part, PartSnapshot>();
  return (part) => {
    const before = taken.get(part);
    if (before) return before;
    const snapshot = take(part);
    taken.set(part, snapshot);
    return snapshot;
  };
};
