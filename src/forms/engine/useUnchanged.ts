import { useMemo } from 'react';

/**
 * What a form tells its parts with each keystroke, as it was for as long as it says the same, so that a part that is memoised
 * is not rendered for it.
 * @param value made of texts, numbers and booleans in lists and objects
 */
export function useUnchanged<Value>(value: Value): Value {
  const told = JSON.stringify(value);
  return useMemo(() => JSON.parse(told) as Value, [told]);
}
