import { drawingsWanted } from '../../src/hydration/inlineScriptNames.ts';

/**
 * Part of the inline script: fetches the drawings that are not embedded in the HTML (drawingParts.ts) once the page has
 * loaded and they are less than a window's height away. All of them are fetched before the page is printed, and when the
 * site has nothing else to do (src/app/listeners/completionListener.ts). It does not depend on the site's scripts, which
 * may come late or never.
 */
export const lateDrawings = `
addEventListener('load', function () {
  var missing = 'use[href*=".svg-"]';
  function fetchPart(use) {
    var id = use.getAttribute('href').slice(1);
    if (!document.getElementById(id)) use.setAttribute('href', '/static/media/' + id.replace('.svg-', '.svg#'));
  }
  var near = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      if (!entry.isIntersecting) return;
      near.unobserve(entry.target);
      entry.target.querySelectorAll(missing).forEach(fetchPart);
    });
  }, { rootMargin: '100%' });
  function fetchAll() { document.querySelectorAll(missing).forEach(fetchPart) }
  document.querySelectorAll(missing).forEach(function (use) { near.observe(use.ownerSVGElement) });
  addEventListener('beforeprint', fetchAll);
  addEventListener('${drawingsWanted}', fetchAll);
})`;
