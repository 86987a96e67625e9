import type { EmotionCache } from '@emotion/cache';

/*
 * The prerenderer writes the rules of a page as one style element that emotion does not know: emotion would move elements
 * of its own at the start, and the browser would style the whole page anew. So the cache is told what is there.
 */

/** Names of emotion's classes and keyframes in a style sheet. */
const idsIn = (css: string): string[] =>
  [...css.matchAll(/\.css-([\w-]+)|@keyframes (animation-\w+)/g)].map(
    ([, name, keyframes]) => name ?? keyframes ?? '',
  );

/**
 * Marks the rules that came with the HTML as inserted, and also those that the prerenderer made and no element has: classes
 * that components merge into others (`data-unused`).
 */
export function markPrerenderedRules(cache: EmotionCache): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-unused]');
  if (!sheet) return;
  const unused = sheet.dataset['unused'] ?? '';
  for (const id of [...idsIn(sheet.textContent), ...unused.split(' ')]) cache.inserted[id] = true;
}
