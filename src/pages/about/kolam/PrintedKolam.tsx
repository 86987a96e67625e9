import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Pattern } from '../../../art/kolam/kolam.ts';
import { KolamLines } from './KolamLines.tsx';

type PrintedKolamProps = {
  pattern: Pattern;
  /** The browser's print dialog was closed. */
  onPrinted: () => void;
};

const id = 'printed-kolam';
const ink = 'black !important';

const alone = (
  <GlobalStyles
    styles={{
      '@page': { margin: '16mm' },
      '@media print': {
        [`body > :not(#${id})`]: { display: 'none !important' },
        'html, body': {
          height: 'auto !important',
          padding: '0 !important',
          overflow: 'visible !important',
          backgroundColor: 'white !important',
        },
        [`#${id}, #${id} *`]: {
          '--mui-palette-kolam-line': ink,
          '--mui-palette-kolam-answer': ink,
          '--mui-palette-kolam-dot': ink,
        },
      },
    }}
  />
);

/** Square and narrow enough to fit on a sheet of A4 in landscape format, too. */
const Sheet = styled('div')({
  display: 'none',
  '@media print': { display: 'block', maxWidth: '170mm', marginInline: 'auto', breakInside: 'avoid' },
});

/** Prints the kolam and nothing else. */
export function PrintedKolam({ pattern, onPrinted }: PrintedKolamProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  useEffect(() => window.print(), []);
  return (
    <>
      {alone}
      {createPortal(
        <Sheet id={id}>
          <KolamLines pattern={pattern} />
        </Sheet>,
        document.body,
      )}
    </>
  );
}
