import { useCallback, useEffect, useRef } from 'react';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { commandOf, commandOfKey } from './commandOf.ts';

/**
 * Answers the keys of the whole window while `listening`. What a part of the screen answers itself is left to it.
 * @returns answers a key that was pressed elsewhere, and does a command as it is now; both stay the same
 */
export function useKeys(commands: Readonly<Record<KeyCommand, () => void>>, listening: boolean) {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  }, [commands]);
  useEffect(() => {
    if (!listening) return undefined;
    const answer = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      latest.current[command]();
    };
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, [listening]);
  const run = useCallback((command: KeyCommand) => latest.current[command](), []);
  const pressKey = useCallback(
    (key: string, shift: boolean) => {
      const command = commandOfKey(key, shift);
      if (command) run(command);
    },
    [run],
  );
  return { pressKey, run };
}
