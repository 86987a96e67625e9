import { useEffect, useState } from 'react';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';

/** Milliseconds without a change after which the words are read out. */
const pause = 1000;

/** Reads out what changes with the keystrokes of a control, once these pause. Who sees it has it beside the control at once. */
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
