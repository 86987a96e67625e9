/**
 * Part of the inline script: drawings that the HTML refers to and does not bring (drawingParts.ts) are fetched once the
 * page has loaded and they are less than a window's height away, and all of them before the page is printed. It does not
 * wait for the site's scripts, which may come late or never.
 */
export const lateDrawings = `
addEventListener('load', function () {
  function fetchPart(use) {
    var address = use.getAttribute('href').slice(1);
    if (!document.getElementById(address)) use.setAttribute('href', address);
  }
  var parts = document.querySelectorAll('use[href^="#/"]');
  var near = new IntersectionObserver(function (entries) {
    entries.forEach(function (entry) {
      if (!entry.isIntersecting) return;
      near.unobserve(entry.target);
      entry.target.querySelectorAll('use[href^="#/"]').forEach(fetchPart);
    });
  }, { rootMargin: '100%' });
  parts.forEach(function (use) { near.observe(use.ownerSVGElement) });
  addEventListener('beforeprint', function () { document.querySelectorAll('use[href^="#/"]').forEach(fetchPart) });
})`;
