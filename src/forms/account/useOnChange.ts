import { useEffect, useEffectEvent, useRef } from 'react';

/** Acts when a value becomes another one, not when it is met for the first time. */
export function useOnChange(value: string, act: () => void): void {
  const known = useRef(value);
  const onChange = useEffectEvent(act);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    onChange();
  }, [value]);
}
