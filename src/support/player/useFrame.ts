import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { recordOf } from '../../state/readers.ts';
import type { FrameKey, FromFrame, Moment, ToFrame } from '../../trace/replay/replayMessages.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Milliseconds in which the frame has to answer before the screen says that it does not. */
const frameTimeout = 10_000;

export type FrameStatus =
  | { kind: 'loading' }
  | { kind: 'shown' }
  /** It never came, and hears nothing. */
  | { kind: 'absent' }
  /** It did not answer for one moment; it may for another. */
  | { kind: 'silent' }
  | { kind: 'failed'; message: string };

/** One for all moments: that the next one is shown as well is nothing new to the screen. */
const shown: FrameStatus = { kind: 'shown' };

/** Reads a message; anything may be posted to a window. */
function readMessage(data: unknown): FromFrame | null {
  const { type, number, message, key, shift, repeat } = recordOf(data);
  if (type === 'ready') return { type };
  if (type === 'key' && typeof key === 'string')
    return { type, key, shift: shift === true, repeat: repeat === true };
  if (typeof number !== 'number') return null;
  if (type === 'shown') return { type, number };
  return type === 'failed' && typeof message === 'string' ? { type, number, message } : null;
}

/**
 * Has the frame draw a moment. One moment at a time is on its way: of those that come meanwhile only the newest is sent
 * when the frame has answered, or has not for so long that nobody waits any more.
 * @param ahead moments that are likely to be asked for
 * @param onKey takes the keys that were pressed within the frame
 */
export function useFrame(moment: Moment, ahead: () => readonly Moment[], onKey: (pressed: FrameKey) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const holdFocus = useKeptFocus(frame);
  const wanted = useRef(moment);
  const sent = useRef({ number: 0, moment: null as Moment | null, waits: true, failed: false });
  const [status, setStatus] = useState<FrameStatus>({ kind: 'loading' });
  const answerTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const awaitAnswer = useCallback((number: number) => {
    clearTimeout(answerTimer.current);
    answerTimer.current = setTimeout(() => {
      if (!sent.current.waits || sent.current.number !== number) return;
      // One that has not come yet hears nothing. Any other may draw another moment, or this one late.
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
    // At once: of a message that is posted the frame hears when this screen's own picture has been drawn, and draws another one.
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
      if (message.type === 'ready') sent.current = { ...sent.current, moment: null, waits: false };
      else if (message.number !== sent.current.number) return;
      // Of a page that threw while it was drawn the frame tells first; what stands then is an empty place.
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
  }, [send, onKey]);

  // Ahead of the screen's own picture, which would be drawn before an effect.
  useLayoutEffect(() => {
    wanted.current = moment;
    send();
  }, [moment, send]);

  // What was asked for meanwhile.
  useEffect(() => {
    if (status.kind === 'silent') send();
  }, [status, send]);

  useEffect(() => {
    awaitAnswer(0);
    return () => clearTimeout(answerTimer.current);
  }, [awaitAnswer]);

  return { frame, status };
}
