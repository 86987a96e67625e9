import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { constants } from '../../../../contract/constants.ts';
import { ResumeSheet, sheetSize } from './ResumeFrame.tsx';

type ResumeThumbnailProps = {
  /** A PDF; null while the chosen file is not known to be one. */
  file: File | null;
  /** Told how many pages it has, if they can be counted. */
  onPages: (file: File, count: number) => void;
};

/** Milliseconds, from when the script is there. Whatever takes longer, the name of the file says enough. */
const timeoutMs = 15_000;

/** Twice as fine as the sheet is large, for dense screens. */
const width = 2 * sheetSize.width;
const height = 2 * sheetSize.height;

/** On paper, whatever the colours of the page: a PDF without a background has none of its own. */
const Page = styled('canvas')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 'auto',
  border: `1px solid ${theme.vars.palette.border}`,
  borderRadius: 'inherit',
  backgroundColor: 'white',
  '&[hidden]': { display: 'none' },
}));

/** Draws the first page of a PDF with pdf.js, which is fetched for it. What cannot be drawn stays a blank sheet. */
function Drawing({ file, onPages }: { file: File; onPages: (count: number) => void }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const tellPages = useEffectEvent(onPages);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = async () => {
      try {
        const { drawFirstPage } = await import(/* webpackChunkName: "pdf" */ './drawFirstPage.ts');
        signal.throwIfAborted();
        timer = setTimeout(() => controller.abort(), timeoutMs);
        await drawFirstPage(file, canvas, { signal, onPages: (count) => tellPages(count) });
        setIsDrawn(true);
      } catch {
        // Broken, encrypted, too slow, or no connection for the script: the field has said all there is to say.
      } finally {
        clearTimeout(timer);
      }
    };
    void draw();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [file]);

  return <Page ref={canvasRef} width={width} height={height} hidden={!isDrawn} />;
}

/** The sheet of paper beside a file's name, with the first page on it once that is drawn. */
export function ResumeThumbnail({ file, onPages }: ResumeThumbnailProps) {
  const [drawings, setDrawings] = useState(0);
  const [shown, setShown] = useState(file);
  // A canvas of its own for each file: half of another page may stand on the old one.
  if (file !== shown) {
    setShown(file);
    setDrawings(drawings + 1);
  }
  return (
    <ResumeSheet aria-hidden>
      PDF
      {file && file.size <= constants.resumeMaxSize && (
        <Drawing key={drawings} file={file} onPages={(count) => onPages(file, count)} />
      )}
    </ResumeSheet>
  );
}
