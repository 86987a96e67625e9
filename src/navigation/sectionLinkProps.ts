import { layOut } from './layOut.ts';

/**
 * Properties of a link to a section of the same page. The keyboard goes on from that section, as it does after a plain
 * anchor; the router alone would only scroll. The element of this id must take the focus (`tabIndex={-1}`).
 *
 * @param onChoose told of the section when its link is pressed
 */
export const sectionLinkProps = (id: string, onChoose?: (id: string) => void) => ({
  to: `#${id}`,
  onClick: () => {
    onChoose?.(id);
    layOut(id)?.focus({ preventScroll: true });
  },
});
