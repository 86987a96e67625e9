import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recordOf } from '../../state/readers.ts';
import type { FrameKey, FromFrame, Moment, ToFrame } from '../../trace/replay/replayMessages.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Milliseconds that the frame has to answer before the screen reports that it does not. */
const frameTimeout = 10_000;

export type FrameStatus =
  | { kind: 'loading' }
  | { kind: 'shown' }
  /** The frame's document never reported `ready`. */
  | { kind: 'absent' }
  /** The frame did not answer for one moment; it may answer for another. */
  | { kind: 'silent' }
  | { kind: 'failed'; message: string };

/** One object for all moments, so that showing the next one does not re-render the screen. */
const shown: FrameStatus = { kind: 'shown' };

/** Validates a message from the frame; null for any other, as anything may be posted to a window. */
function readMessage(data: unknown): FromFrame | null {
  const { type, number, message, key, shift, repeat } = recordOf(data);
  if (type === 'ready' || type === 'files') return { type };
  if (type === 'key' && typeof key === 'string')
    return { type, key, shift: shift === true, repeat: repeat === true };
  if (typeof number !== 'number') return null;
  if (type === 'shown') return { type, number };
  return type === 'failed' && typeof message === 'string' ? { type, number, message } : null;
}

/** The moment that was sent last, and whether the frame has yet to answer, or has answered with a failure. */
type Sent = { number: number; moment: Moment | null; waits: boolean; failed: boolean };

type FrameHandlers = {
  /** Called with key presses that the frame forwards. */
  onKey: (pressed: FrameKey) => void;
  /** Called when files are dragged onto the frame. */
  onFiles: () => void;
};

/**
 * Sends moments to the frame, one at a time: of those that are requested while the frame works, only the newest is
 * sent, once the frame has answered or 10 s have passed.
 * @param ahead returns moments that are likely to be requested; sent with the first one
 */
export function useFrame(moment: Moment, ahead: () => readonly Moment[], { onKey, onFiles }: FrameHandlers) {
  const frame = useRef<HTMLIFrameElement>(null);
  const holdFocus = useKeptFocus(frame);
  const wanted = useRef(moment);
  const sent = useRef<Sent>({ number: 0, moment: null, waits: true, failed: false });
  const [status, setStatus] = useState<FrameStatus>({ kind: 'loading' });
  const answerTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const awaitAnswer = useCallback((number: number) => {
    clearTimeout(answerTimer.current);
    answerTimer.current = setTimeout(() => {
      if (!sent.current.waits || sent.current.number !== number) return;
      // A frame that has not loaded yet (number 0) cannot receive a moment. Any other may show the next one, or this
      // one late.
      if (number > 0) sent.current.waits = false;
      setStatus({ kind: number > 0 ? 'silent' : 'absent' });
    }, frameTimeout);
  }, []);
  const send = useCallback(() => {
    const { current } = sent;
    if (current.waits || current.moment === wanted.current) return;
    const number = current.number + 1;
    sent.current = { number, moment: wanted.current, waits: true, failed: false };
    const message: ToFrame = {
      type: 'show',
      number,
      moment: wanted.current,
      ...(number === 1 && { ahead: ahead() }),
    };
    holdFocus();
    // Dispatched synchronously: a posted message would arrive only after this screen has painted, and the frame's own
    // change would need a second paint.
    frame.current?.contentWindow?.dispatchEvent(
      new MessageEvent('message', { data: message, origin: window.location.origin, source: window }),
    );
    awaitAnswer(number);
  }, [ahead, awaitAnswer, holdFocus]);

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== frame.current?.contentWindow) return;
      const message = readMessage(event.data);
      if (message === null) return;
      if (message.type === 'key') {
        onKey(message);
        return;
      }
      if (message.type === 'files') {
        onFiles();
        return;
      }
      if (message.type === 'ready') sent.current = { ...sent.current, moment: null, waits: false };
      else if (message.number !== sent.current.number) return;
      // A page that throws while rendering is reported first, and then the frame reports its empty result as shown.
      else if (message.type === 'shown' && sent.current.failed) return;
      else {
        sent.current.waits = false;
        sent.current.failed = message.type === 'failed';
        setStatus(message.type === 'shown' ? shown : { kind: 'failed', message: message.message });
      }
      send();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [send, onKey, onFiles]);

  // A layout effect runs before the screen paints, so that screen and frame can change in the same paint.
  useLayoutEffect(() => {
    wanted.current = moment;
    send();
  }, [moment, send]);

  // Sends the moment that was requested while the frame did not answer.
  useEffect(() => {
    if (status.kind === 'silent') send();
  }, [status, send]);

  useEffect(() => {
    awaitAnswer(0);
    return () => clearTimeout(answerTimer.current);
  }, [awaitAnswer]);

  return { frame, status };
}
