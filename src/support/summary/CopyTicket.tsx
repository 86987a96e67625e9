import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';

const copy = supportCopy.ticket;

/** Milliseconds for which the button says that it copied. */
const saidFor = 2_500;

const Text = styled('textarea')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '0.875rem',
  width: '100%',
  marginTop: 8,
  padding: 12,
  borderRadius: 8,
  border: `1.5px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.background.field,
  color: theme.vars.palette.text.primary,
}));

const Place = styled('div')({ minWidth: 0 });

/** Copies a summary; where the browser does not allow it the text is shown to be copied by hand. */
export function CopyTicket({ text }: { text: () => string }) {
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
    <Place>
      <Button size="small" variant="outlined" onClick={() => void press()}>
        {copy.copy}
      </Button>
      <LiveRegion>
        {state === 'copied' && copy.copied}
        {state === 'refused' && copy.notCopied}
      </LiveRegion>
      {state === 'refused' && <Text readOnly rows={8} aria-label={copy.text} value={text()} />}
    </Place>
  );
}
