import { pageRootId } from '../../../navigation/pageFocus.ts';

/**
 * Removes `inert` from the page behind a loading screen, before the next paint. Setting and removing the attribute
 * makes the browser recalculate the style of the whole page, and a replayed page takes no input anyway (guardInput.ts).
 */
export function skipInert(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.id === pageRootId) target.removeAttribute('inert');
  }).observe(document, { subtree: true, attributeFilter: ['inert'] });
}
