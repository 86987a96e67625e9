import { useMemo } from 'react';

/**
 * Returns the same object as before for as long as `value` has the same content, so that memoised parts of a form do
 * not render with each keystroke.
 * @param value strings, numbers and booleans in arrays and objects
 */
export function useUnchanged<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
