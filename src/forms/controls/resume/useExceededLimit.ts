import { useEffect, useState } from 'react';
import { uploadLimitRange } from '../../../../contract/files/uploadLimit.ts';
import { loadUploadLimit } from '../../../api/loadUploadLimit.ts';

/** The server's limit in bytes if this file is above it, else null. */
export function useExceededLimit(file: File | null): number | null {
  const [limit, setLimit] = useState<number | null>(null);
  // The server need not be asked about a smaller file: every limit that can be set allows it.
  const mayExceed = file !== null && file.size > uploadLimitRange.lowest;
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const serverLimit = await loadUploadLimit();
      if (current) setLimit(serverLimit);
    };
    if (mayExceed) void ask();
    return () => {
      current = false;
    };
  }, [mayExceed]);
  return mayExceed && limit !== null && file.size > limit ? limit : null;
}
