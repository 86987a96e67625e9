import { useEffect } from 'react';

const prefix = 'Error: ';

/** Puts ‘Error: ’ before the document's title, so that a tab and a screen reader tell it first. */
export function useErrorTitle(submitFailed: boolean): void {
  useEffect(() => {
    if (!submitFailed) return undefined;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [submitFailed]);
}
