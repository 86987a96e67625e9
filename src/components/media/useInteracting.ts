import { useState } from 'react';
import type { FocusEvent } from 'react';

/** The visitor points at something, or has the keyboard in it; a press of the mouse alone does not count. */
export function useInteracting() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return [pointed || focused, handlers] as const;
}
