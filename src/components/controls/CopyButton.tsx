import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { copyResults } from '../../content/copyResults.ts';
import { LiveRegion } from '../feedback/LiveRegion.tsx';
import { RepeatedWords } from '../feedback/RepeatedWords.tsx';

/** Milliseconds for which the message about a copy is shown. */
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

/** `count`: how often the button was pressed. */
type State = { result: keyof typeof copyResults | null; count: number };

/** Returns false if the browser refuses, or has no clipboard for pages because this one came without TLS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text and announces the result in a region below the button: a changed label of the button would not be
 * announced.
 */
export function CopyButton({ label, text, children }: CopyButtonProps) {
  const [{ result, count }, setState] = useState<State>({ result: null, count: 0 });
  useEffect(() => {
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setState({ result: null, count }), saidFor);
    return () => clearTimeout(timer);
  }, [result, count]);
  const press = async () => {
    const copied = await copy(text());
    setState((before) => ({ result: copied ? 'copied' : 'refused', count: before.count + 1 }));
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => void press()}>
        {label}
      </Button>
      <Result>
        <RepeatedWords words={result ? copyResults[result] : undefined} count={count} />
      </Result>
      {result === 'refused' && children}
    </>
  );
}
