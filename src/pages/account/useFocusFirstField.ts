import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';

const fieldSelector = 'input:not([type=radio],[type=checkbox],[readonly],[disabled],[hidden]),textarea';

/**
 * Focuses the first question that has no answer yet, once the loading screen is gone. It leaves the focus alone if the
 * visitor already uses a control, or if Back restored a scroll position. It does not scroll, so that the visitor does
 * not miss what stands above the question.
 */
export function useFocusFirstField(place: RefObject<HTMLElement | null>): void {
  const loading = useSiteSelector(selectLoading);
  const done = useRef(false);
  useEffect(() => {
    if (loading || done.current) return;
    done.current = true;
    if (window.scrollY > 0) return;
    const { activeElement } = document;
    // After a link led here, the heading has the focus (pageFocus.ts).
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return;
    const fields = [...(place.current?.querySelectorAll<HTMLInputElement>(fieldSelector) ?? [])];
    const first = fields.find(({ value }) => value === '') ?? fields[0];
    first?.focus({ preventScroll: true });
  }, [loading, place]);
}
