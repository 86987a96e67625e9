import { useEffect, useState } from 'react';

/**
 * The result of an asynchronous check of a file; false until it is known, and without a file.
 * @param judge reads and checks the file; it must be the same function with every render
 */
export function useFileCheck(
  file: File | null,
  judge: (file: File, signal: AbortSignal) => Promise<boolean>,
): boolean {
  const [known, setKnown] = useState<File | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (wanted: File) => {
      if ((await judge(wanted, signal)) && !signal.aborted) setKnown(wanted);
    };
    if (file) void look(file);
    return () => controller.abort();
  }, [file, judge]);
  return file !== null && known === file;
}
