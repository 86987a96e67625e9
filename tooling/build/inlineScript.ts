import { minifySync } from '@swc/core';
import { storageKeyOf } from '../../src/app/store/persistedCodec.ts';
import { retryAfterMs } from '../../src/hydration/loading/loadWithRetry.ts';
import { answering, busy, earlyStateKey, leftAt } from '../../src/hydration/islands/pressable.ts';
import { lateDrawings } from './lateDrawings.ts';
import { replacedAddress } from './replacedScript.ts';

/** Where a page leads to that shows nothing without a session, and what it hands over there (a LocationState). */
export type WithoutSession = { to: string; state: object };

/** Part of the script: such a page goes on before it is shown. What cannot be read here is left to the page itself. */
const leaveWithoutSession = ({ to, state }: WithoutSession): string => `
  try {
    if (!JSON.parse(JSON.parse(localStorage.getItem('${storageKeyOf('auth')}') || '{}').token || 'null')) {
      sessionStorage.setItem('${earlyStateKey + to}', ${JSON.stringify(JSON.stringify(state))});
      location.replace(${JSON.stringify(to)});
      return;
    }
  } catch (e) {}`;

/**
 * The one inline script, run before anything is painted. It sets the colours the visitor chose, so that nothing flashes, and
 * says whether they stopped what moves (how a slice lies in storage is told in src/app/store/persistedCodec.ts), and makes
 * the canonical address whole, where the build did not know the site's. It fetches the site's scripts only once the page
 * has loaded, its first paint has been seen and the browser is idle, or at the first press or key, one a task, so that no
 * script is on the way of the first view. Where a mouse is says nothing: a page comes up and changes beneath one that rests. A
 * tab that nobody looks at is not painted and waits 1.5 s. A script that does not arrive is asked for again until it does; its
 * element goes, or webpack would wait for it, and another script finds out whether it ever can (replacedScript.ts). Until the
 * scripts answer, what is pressed is remembered and busy, and of a link that takes the place of this page when it was pressed and
 * what it would hand over, though it be nothing. The browser opens menus by itself, but for one that has not arrived when its
 * button is pressed: it opens when the page is complete. Plain text, because the Content-Security-Policy allows it by its hash.
 */
export const inlineScript = (scripts: readonly string[], withoutSession: WithoutSession | null): string =>
  minifySync(
    `
(function () {
  var root = document.documentElement, canonical = document.querySelector('[rel=canonical]'), mode, pressed;
  if (canonical) canonical.href = canonical.href;
  try {
    var kept = JSON.parse(localStorage.getItem('${storageKeyOf('ui')}'));
    if (kept.motionPaused === 'true') root.setAttribute('data-still', '');
    mode = JSON.parse(kept.colourMode);
  } catch (e) {}
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute(dark ? 'data-dark' : 'data-light', '');
  ${withoutSession ? leaveWithoutSession(withoutSession) : ''}
  var policy = window.trustedTypes && trustedTypes.createPolicy('boot', { createScriptURL: function (s) { return s } });
  var left = ${JSON.stringify(scripts)}, started = false, replaced = '${replacedAddress}';
  function load(address) {
    var script = document.createElement('script');
    script.src = policy ? policy.createScriptURL(address) : address;
    script.async = false;
    script.onerror = function () {
      script.remove();
      setTimeout(load, ${retryAfterMs}, address);
      if (replaced) replaced = load(replaced);
    };
    document.head.appendChild(script);
  }
  function next() {
    if (!left[0]) return;
    load(left.shift());
    setTimeout(next);
  }
  function begin() {
    if (started) return;
    started = true;
    next();
  }
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
  addEventListener('load', function () {
    setTimeout(begin, 1500);
    new PerformanceObserver(function () { (window.requestIdleCallback || setTimeout)(begin) }).observe({ type: 'paint', buffered: true });
  });
  addEventListener('click', function (event) {
    if (root.hasAttribute('${answering}')) return;
    var link = event.target.closest('a'), press = event.target.closest('button');
    if (link && link.host && !link.hash && !link.target && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      root.dataset.${leftAt} = event.timeStamp;
      try { sessionStorage.setItem('${earlyStateKey}' + link.pathname, link.dataset.locationState || 'null') } catch (e) {}
    }
    if (!press || press.popoverTargetElement) return;
    event.preventDefault();
    if (pressed) pressed.removeAttribute('${busy}');
    pressed = press;
    press.setAttribute('${busy}', 'true');
  }, true);
  addEventListener('DOMContentLoaded', function () {
    if (!pressed || !pressed.popoverTargetElement) return;
    pressed.removeAttribute('${busy}');
    pressed.click();
  });
  ${lateDrawings}
})()`,
    { compress: true, mangle: true },
  ).code;
