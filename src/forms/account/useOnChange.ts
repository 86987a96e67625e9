import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` when the value changes, not on the first render. */
export function useOnChange(value: string, act: () => void): void {
  const previous = useRef(value);
  const onChange = useEffectEvent(act);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    onChange();
  }, [value]);
}
