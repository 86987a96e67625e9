import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.min.mjs';

/** The largest picture in the PDF that is decoded, in pixels; a larger one is left out. */
const largestPicture = 25_000_000;

/** No warnings about the PDF on the console, which nobody would read. */
const verbosity = VerbosityLevel.ERRORS;

/**
 * Counts the pages of a PDF and draws the first into the canvas, as large as it fits. A worker reads the PDF; it is
 * terminated when this call ends, and the signal aborts both.
 * @param onPages called with the number of pages as soon as it is known
 * @throws the error of pdf.js about a file that is broken or asks for a password
 */
export async function drawFirstPage(
  file: File,
  canvas: HTMLCanvasElement,
  { signal, onPages }: { signal: AbortSignal; onPages: (count: number) => void },
): Promise<void> {
  const data = await file.arrayBuffer();
  signal.throwIfAborted();
  const port = new Worker(
    /* webpackChunkName: "pdfWorker" */
    new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url),
    { type: 'module' },
  );
  const isOver = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    port.addEventListener('error', () => reject(new Error('The worker of pdf.js failed.')), { once: true });
  });
  const worker = PDFWorker.create({ port, verbosity });
  const draw = async () => {
    const pdf = await getDocument({
      data,
      worker,
      // Nothing is fetched or evaluated for a thumbnail.
      isEvalSupported: false,
      useWasm: false,
      useWorkerFetch: false,
      enableXfa: false,
      maxImageSize: largestPicture,
      verbosity,
    }).promise;
    onPages(pdf.numPages);
    const page = await pdf.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(canvas.width / width, canvas.height / height);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    await page.render({ canvas, viewport }).promise;
  };
  try {
    await Promise.race([draw(), isOver]);
  } finally {
    worker.destroy();
    port.terminate();
  }
}
