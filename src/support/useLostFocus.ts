import { useEffect, useRef } from 'react';

/**
 * Where a file or a message is gone, the button within it that had the keyboard may be gone with it, or the panel from which
 * a file was opened.
 * @param file key of the one that is looked at
 * @param messages those that stand on the screen; another list with every change
 * @returns for the heading, which has the keyboard then
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
