import type { EmotionCache } from '@emotion/cache';

/*
 * The prerenderer writes the rules of a page as one plain style element. Emotion would move style elements marked as
 * its own when it starts, which makes the browser recalculate the style of the whole page. Hence the rules of the plain
 * element are entered into emotion's cache here.
 */

/** Names of emotion's classes and keyframes in a style sheet. */
const idsIn = (css: string): string[] =>
  [...css.matchAll(/\.css-([\w-]+)|@keyframes (animation-\w+)/g)].map(
    ([, name, keyframes]) => name ?? keyframes ?? '',
  );

/**
 * Marks the rules that came with the HTML as inserted, and also those that the prerenderer made but no element uses
 * (`data-unused`): classes that components merge into others.
 */
export function markPrerenderedRules(cache: EmotionCache): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-unused]');
  if (!sheet) return;
  const unused = sheet.dataset['unused'] ?? '';
  for (const id of [...idsIn(sheet.textContent), ...unused.split(' ')]) cache.inserted[id] = true;
}
