import { frameId } from '../../../navigation/pageFocus.ts';

/**
 * Behind the loading screen a page is inert, and for that the browser styles all of it anew, when a wait begins and when it
 * ends. Of a recorded page nobody can press anything (guardInput.ts), so the attribute goes before a picture is made.
 */
export function skipInert(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.id === frameId) target.removeAttribute('inert');
  }).observe(document, { subtree: true, attributeFilter: ['inert'] });
}
