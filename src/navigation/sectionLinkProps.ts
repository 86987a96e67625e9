import { layOut } from './layOut.ts';

/**
 * Properties of a link to a section of the same page. The keyboard goes on from that section, as it does after a plain
 * anchor; the router alone would only scroll. The element of this id must take the focus (`tabIndex={-1}`).
 */
export const sectionLinkProps = (id: string) => ({
  to: `#${id}`,
  onClick: () => layOut(id)?.focus({ preventScroll: true }),
});
