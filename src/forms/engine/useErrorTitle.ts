import { useEffect } from 'react';

const mark = 'Error: ';

/** Puts ‘Error: ’ before the document's title, so that a tab and a screen reader tell it first. */
export function useErrorTitle(submitFailed: boolean): void {
  useEffect(() => {
    if (!submitFailed) return undefined;
    document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [submitFailed]);
}
