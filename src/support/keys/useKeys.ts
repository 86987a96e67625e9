import { useCallback, useEffect, useRef } from 'react';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { commandOf, commandOfKey } from './commandOf.ts';

/**
 * Answers the keys of the whole window while `listening`. What a part of the screen answers itself is left to it.
 * @returns answers a key that was pressed elsewhere
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
  return useCallback((key: string, shift: boolean) => {
    const command = commandOfKey(key, shift);
    if (command) latest.current[command]();
  }, []);
}
