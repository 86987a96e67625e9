import { useCallback, useEffect, useRef } from 'react';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import type { FrameKey } from '../../trace/replay/replayMessages.ts';
import { commandOf, commandOfKey, isCharacterKey, isDoneOnce } from './commandOf.ts';

type Listening = {
  /** Whether the keys work at all. */
  listening: boolean;
  /** Whether letters and signs work, too. */
  characters: boolean;
};

/**
 * Runs commands for keys pressed anywhere in the window, except where a control uses the key itself. A held key does
 * not repeat commands that toggle.
 * @returns `pressKey`, for a key that was pressed in the frame, and `run`, which runs the newest handler of a command
 */
export function useKeys(
  commands: Readonly<Record<KeyCommand, () => void>>,
  { listening, characters }: Listening,
) {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  }, [commands]);
  const run = useCallback((command: KeyCommand) => latest.current[command](), []);
  const answerKey = useCallback(
    (command: KeyCommand, repeat: boolean) => {
      if (!repeat || !isDoneOnce(command)) run(command);
    },
    [run],
  );
  useEffect(() => {
    if (!listening) return undefined;
    const answer = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || (!characters && isCharacterKey(event.key))) return;
      event.preventDefault();
      answerKey(command, event.repeat);
    };
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, [listening, characters, answerKey]);
  const pressKey = useCallback(
    ({ key, shift, repeat }: FrameKey) => {
      const command = commandOfKey(key, shift);
      if (command && (characters || !isCharacterKey(key))) answerKey(command, repeat);
    },
    [answerKey, characters],
  );
  return { pressKey, run };
}
