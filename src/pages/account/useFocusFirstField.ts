import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';

const asked = 'input:not([type=radio],[type=checkbox],[readonly],[disabled],[hidden]),textarea';

/**
 * Puts the keyboard into the first question that has no answer yet, once the page is open and uncovered. Whoever uses the
 * page already keeps their place, and so does who comes back to where they had scrolled. The page stays at its top: nothing
 * above the question is skipped by the eye.
 */
export function useFocusFirstField(place: RefObject<HTMLElement | null>): void {
  const loading = useSiteSelector(selectLoading);
  const done = useRef(false);
  useEffect(() => {
    if (loading || done.current) return;
    done.current = true;
    if (window.scrollY > 0) return;
    const { activeElement } = document;
    // The heading has the keyboard where a link led here (pageFocus.ts).
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return;
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>(asked) ?? [])];
    const first = fields.find(({ value }) => value === '') ?? fields[0];
    first?.focus({ preventScroll: true });
  }, [loading, place]);
}
