import { useEffect, useState } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.ts';

/** Milliseconds without a change after which the words are announced. */
const pause = 1000;

/** Announces text that changes with each keystroke once typing pauses. Its visible copy at the control has no delay. */
export function SettledAnnouncement({ words }: { words: string }) {
  const [heard, setHeard] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), pause);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <VisuallyHidden as="div">
      <LiveRegion>{heard}</LiveRegion>
    </VisuallyHidden>
  );
}
