import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when it was lost: closing a file or a message removes the button that had it, and
 * opening a file removes the panel that it was opened from.
 * @param file key of the current file
 * @param messages the messages on the screen; a new array with every change
 * @returns ref for the heading
 */
export function useLostFocus(file: string | undefined, messages: readonly unknown[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ file, messages });
  useEffect(() => {
    if (before.current.file === file && before.current.messages === messages) return;
    before.current = { file, messages };
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [file, messages]);
  return heading;
}
