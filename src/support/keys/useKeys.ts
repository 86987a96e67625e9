import { useCallback, useEffect, useRef } from 'react';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { commandOf, commandOfKey, isCharacterKey } from './commandOf.ts';

type Listening = {
  /** Whether any key is answered. */
  listening: boolean;
  /** Whether single letters and signs are. */
  characters: boolean;
};

/**
 * Answers the keys of the whole window. What a part of the screen answers itself is left to it.
 * @returns answers a key that was pressed elsewhere, and does a command as it is now
 */
export function useKeys(
  commands: Readonly<Record<KeyCommand, () => void>>,
  { listening, characters }: Listening,
) {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  }, [commands]);
  useEffect(() => {
    if (!listening) return undefined;
    const answer = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || (!characters && isCharacterKey(event.key))) return;
      event.preventDefault();
      latest.current[command]();
    };
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, [listening, characters]);
  const run = useCallback((command: KeyCommand) => latest.current[command](), []);
  const pressKey = useCallback(
    (key: string, shift: boolean) => {
      const command = commandOfKey(key, shift);
      if (command && (characters || !isCharacterKey(key))) run(command);
    },
    [run, characters],
  );
  return { pressKey, run };
}
