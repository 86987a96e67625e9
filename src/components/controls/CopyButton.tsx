import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { copyResults } from '../../content/copyResults.ts';
import { LiveRegion } from '../feedback/LiveRegion.tsx';

/**
 * Milliseconds for which the message about a copy is shown. Then the region is emptied, so that a second copy is
 * announced, too.
 */
const saidFor = 2_500;

const Result = styled(LiveRegion)(({ theme }) => ({
  ...theme.typography.helper,
  '&:not(:empty)': { marginTop: 6 },
}));

type CopyButtonProps = {
  label: string;
  text: () => string;
  /** Shown where the browser refuses: the text to copy by hand, unless the page shows it already. */
  children?: ReactNode;
};

/**
 * Copies a text and announces the result in a region below the button: a changed label of the button would not be
 * announced.
 */
export function CopyButton({ label, text, children }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), saidFor);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => void press()}>
        {label}
      </Button>
      <Result>{state !== 'idle' && copyResults[state]}</Result>
      {state === 'refused' && children}
    </>
  );
}
