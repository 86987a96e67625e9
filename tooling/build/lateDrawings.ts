import { drawingsWanted } from '../../src/hydration/drawingsWanted.ts';

/**
 * Part of the inline script: drawings that the HTML refers to and does not bring (drawingParts.ts) are fetched once the
 * page has loaded and they are less than a window's height away, all of them before the page is printed and when nothing
 * else is to be done (src/app/listeners/completionListener.ts). It does not wait for the site's scripts, which may come late or never.
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
