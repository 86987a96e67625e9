import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as constants from '../../../../contract/constants.ts';
import { ResumeSheet, sheetSize } from './ResumeFrame.ts';

type ResumeThumbnailProps = {
  /** A PDF that can be drawn; null while the chosen file is not known to be one. */
  file: File | null;
  /** Called with the number of pages, if they can be counted. */
  onPages: (file: File, count: number) => void;
};

/** Milliseconds for drawing, once the chunk is loaded. A file that takes longer gets no thumbnail. */
const timeoutMs = 15_000;

/** The canvas has twice the size of the sheet, for high-density screens. */
const width = 2 * sheetSize.width;
const height = 2 * sheetSize.height;

/** White in every colour mode: a PDF usually has no background of its own. */
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

/** Draws the first page of a PDF with pdf.js, which is loaded on demand. If that fails, the sheet stays blank. */
function Drawing({ file, onPages }: { file: File; onPages: (count: number) => void }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const reportPages = useEffectEvent(onPages);

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
        await drawFirstPage(file, canvas, { signal, onPages: (count) => reportPages(count) });
        setIsDrawn(true);
      } catch {
        // Broken, encrypted, too slow, or the chunk could not be loaded: the field's own hints are enough.
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

/** The sheet of paper next to the name of the file, with its first page once that is drawn. */
export function ResumeThumbnail({ file, onPages }: ResumeThumbnailProps) {
  const [drawings, setDrawings] = useState(0);
  const [shown, setShown] = useState(file);
  // A new canvas for each file: the old one may contain a half-drawn page of another.
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
