/** ms within which a document ends after its calls have failed for that reason; on a slow connection seconds later. */
const endsWithin = 5000;

/**
 * Browsers end the calls of a document before the document itself, for instance when it is reloaded. Such a call must not
 * be reported as a lost connection: it would be stored, and read after the reload. From now on until `stop` this notes
 * whether the document was to be left; if so, `endMayCome` resolves only after a while, in which a document that is left
 * has ended.
 */
export function watchDocumentEnd(): { endMayCome: () => Promise<void>; stop: () => void } {
  let isLeft = false;
  const note = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', note);
  return {
    stop: () => window.removeEventListener('beforeunload', note),
    endMayCome: async () => {
      if (isLeft) await new Promise((resolve) => setTimeout(resolve, endsWithin));
    },
  };
}
