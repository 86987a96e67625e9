import { layOut } from './layOut.ts';

/**
 * Properties of a link to a section of the same page. A press focuses the section, so that the Tab key goes on from
 * there as after a plain anchor; the router alone would only scroll. The element with this id must be focusable
 * (`tabIndex={-1}`).
 *
 * @param onChoose called with the section's id when its link is pressed
 */
export const sectionLinkProps = (id: string, onChoose?: (id: string) => void) => ({
  to: `#${id}`,
  onClick: () => {
    onChoose?.(id);
    layOut(id)?.focus({ preventScroll: true });
  },
});
