import { useCallback, useState } from 'react';

/** px: from here on the detail of a step has a column of its own. */
const wide = 1536;

/** Whether something is shown; at first where the window has room for it. */
export function useShownWhereWide(): [boolean, () => void] {
  const [shown, setShown] = useState(() => window.innerWidth >= wide);
  return [shown, useCallback(() => setShown((before) => !before), [])];
}
