import { useEffect } from 'react';

const prefix = 'Error: ';

/** Puts ‘Error: ’ before the document's title, so that the tab shows it and screen readers announce it first. */
export function useErrorTitle(submitFailed: boolean): void {
  useEffect(() => {
    if (!submitFailed) return undefined;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [submitFailed]);
}
