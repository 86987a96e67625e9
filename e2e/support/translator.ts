import type { Page } from '@playwright/test';

/**
 * Changes a page as the translation of a browser does, but with the same words: each text node is replaced by two nested
 * `font` elements with its translation, and so are text nodes that are added later. It lasts until the next document.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const left = 'script, style, textarea, noscript, svg, [translate=no]';
    const translations = new WeakSet<Node>();

    function translateText(text: Text): void {
      if (translations.has(text) || !text.data.trim() || text.parentElement?.closest(left)) return;
      const translation = new Text(text.data);
      translations.add(translation);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(translation);
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateWithin(node: Node): void {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [node];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (text instanceof Text && text.isConnected) translateText(text);
    }

    translateWithin(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
