import { useEffect, useState } from 'react';
import { HiddenLiveRegion } from './HiddenLiveRegion.tsx';

/** Milliseconds without a change after which the words are announced. */
const pause = 1000;

/** Announces text that changes with each keystroke once typing pauses. Its visible copy at the control has no delay. */
export function SettledAnnouncement({ words }: { words: string }) {
  const [heard, setHeard] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), pause);
    return () => clearTimeout(timer);
  }, [words]);

  return <HiddenLiveRegion>{heard}</HiddenLiveRegion>;
}
