import { useState } from 'react';
import type { FocusEvent } from 'react';

/** Whether an element is hovered or contains visible focus; focus that came from a mouse press does not count. */
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
