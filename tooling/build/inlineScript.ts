/**
 * The one inline script, run before anything is painted: it sets the colours the visitor chose, so that nothing
 * flashes, and fetches the site's scripts only once the page has loaded, or at the first touch or key, so that no
 * script is on the way of the first view. How a slice lies in storage is told in src/app/store/persistedCodec.ts. Plain text, because the Content-Security-Policy allows it by its hash.
 */
export const inlineScript = (scripts: readonly string[]): string =>
  `
(function () {
  var root = document.documentElement, mode;
  try { mode = JSON.parse(JSON.parse(localStorage.getItem('persist:ui')).colourMode) } catch (e) {}
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute(dark ? 'data-dark' : 'data-light', '');
  var policy = window.trustedTypes && trustedTypes.createPolicy('boot', { createScriptURL: function (s) { return s } });
  var events = ['pointerdown', 'keydown', 'touchstart'], started = false;
  function begin() {
    if (started) return;
    started = true;
    events.forEach(function (name) { removeEventListener(name, begin, true) });
    ${JSON.stringify(scripts)}.forEach(function (address) {
      var script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(address) : address;
      script.async = false;
      document.head.appendChild(script);
    });
  }
  events.forEach(function (name) { addEventListener(name, begin, true) });
  addEventListener('load', function () { setTimeout(begin) });
})()`
    .replaceAll(/\n\s*/g, '\n')
    .trim();
