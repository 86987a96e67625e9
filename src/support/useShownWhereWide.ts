import { useCallback, useState } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';

/** px: the window width from which the detail of a step has a column of its own (viewerParts.ts). */
const wide = breakpoints.values.xl;

/** Whether the detail is shown, at first only in a wide window, and a function that toggles it. */
export function useShownWhereWide(): [boolean, () => void] {
  const [shown, setShown] = useState(() => window.innerWidth >= wide);
  return [shown, useCallback(() => setShown((before) => !before), [])];
}
