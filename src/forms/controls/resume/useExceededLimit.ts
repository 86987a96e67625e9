import { useEffect, useState } from 'react';
import { loadUploadLimit } from '../../../api/uploadLimit.ts';

/** The lowest limit an operator can set (server/config/variables.ts), in bytes. A smaller file needs no question. */
const lowestLimit = 1024 * 1024;

/** The server's limit in bytes if this file is above it, else null. */
export function useExceededLimit(file: File | null): number | null {
  const [limit, setLimit] = useState<number | null>(null);
  const mayExceed = file !== null && file.size > lowestLimit;
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
