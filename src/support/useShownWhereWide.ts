import { useCallback, useState } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';

/** px: from here on the detail of a step has a column of its own (viewerParts.ts). */
const wide = breakpoints.values.xl;

/** Whether something is shown; at first where the window has room for it. */
export function useShownWhereWide(): [boolean, () => void] {
  const [shown, setShown] = useState(() => window.innerWidth >= wide);
  return [shown, useCallback(() => setShown((before) => !before), [])];
}
