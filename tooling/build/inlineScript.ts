import { minifySync } from '@swc/core';
import { chunkTimeout } from '../../contract/constants.ts';
import { storageKeyOf } from '../../src/app/store/persistedCodec.ts';
import { retryAfterMs } from '../../src/hydration/loading/loadWithRetry.ts';
import {
  answering,
  busy,
  earlyStateKey,
  leftAt,
  sessionKept,
  typed,
} from '../../src/hydration/inlineScriptNames.ts';
import { lateDrawings } from './lateDrawings.ts';
import { replacedAddress } from './replacedScript.ts';

/** Where a page that needs a session redirects visitors without one, and the LocationState that it hands over there. */
export type WithoutSession = { to: string; state: object };

/** What a page needs of the script besides what all need. */
export type PageNeeds = {
  withoutSession: WithoutSession | null;
  hasForm: boolean;
  /** The page shows a part to visitors without a session that is hidden from everybody else. */
  marksSession: boolean;
};

const keptToken = `JSON.parse(JSON.parse(localStorage.getItem('${storageKeyOf('auth')}') || '{}').token || 'null')`;

/**
 * Part of the script: redirects visitors without a session before such a page is painted. If storage cannot be read here,
 * the page itself decides once its scripts run.
 */
const leaveWithoutSession = ({ to, state }: WithoutSession): string => `
  try {
    if (!${keptToken}) {
      sessionStorage.setItem('${earlyStateKey + to}', ${JSON.stringify(JSON.stringify(state))});
      location.replace(${JSON.stringify(to)});
      return;
    }
  } catch (e) {}`;

/** Part of the script: marks the root element before the first paint where the device keeps a session. */
const markSession = `try { if (${keptToken}) root.setAttribute('${sessionKept}', '') } catch (e) {}`;

/**
 * The one inline script of a page, run before the first paint. It is plain text, because the Content-Security-Policy allows
 * it by its hash.
 *
 * - It sets the colour mode that the visitor chose, so that the wrong colours do not flash, marks the root element where
 *   the visitor paused motion (src/app/store/persistedCodec.ts defines how a slice is stored), and makes the canonical
 *   address absolute, where the build did not know the site's origin.
 * - It loads the site's scripts once the page has loaded, its first paint was observed and the browser is idle, or at the
 *   first press or key, each in a task of its own, so that no script delays the first view. Pointer moves do not count as
 *   use: they are also dispatched when a page loads or changes beneath a resting mouse. A background tab is not painted, so
 *   it loads the scripts 1.5 s after the page.
 * - A script that fails to load is requested again until it arrives. Its element is removed, or webpack would find it and
 *   wait for it, and replacedScript.ts finds out whether the script still exists. It is loaded, too, if the scripts do not
 *   answer in time, and does not wait for them in their order: one of them may hang.
 * - Until the scripts answer, it remembers the last pressed button and marks it busy. Of a link that replaces this page it
 *   keeps the time of the press and the location state, also an empty one, which replaces that of an earlier link.
 * - In a page with a form it marks the controls in which something is typed or chosen, so that the form can tell that from
 *   what the browser restores.
 * - It reloads the page when Back or Forward leads to another page within the same document, which happens after a reload of
 *   a page that the router had opened: the document is that of the page before, and no router is there to render another one.
 * - The browser opens menus by itself. If a menu has not been parsed yet when its button is pressed, the script opens it on
 *   DOMContentLoaded.
 */
export const inlineScript = (
  scripts: readonly string[],
  { withoutSession, hasForm, marksSession }: PageNeeds,
): string =>
  minifySync(
    `
(function () {
  var root = document.documentElement, canonical = document.querySelector('[rel=canonical]'), path = location.pathname, mode, pressed;
  if (canonical) canonical.href = canonical.href;
  try {
    var kept = JSON.parse(localStorage.getItem('${storageKeyOf('ui')}'));
    if (kept.motionPaused === 'true') root.setAttribute('data-still', '');
    mode = JSON.parse(kept.colourMode);
  } catch (e) {}
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute(dark ? 'data-dark' : 'data-light', '');
  ${withoutSession ? leaveWithoutSession(withoutSession) : ''}
  ${marksSession ? markSession : ''}
  var policy = window.trustedTypes && trustedTypes.createPolicy('boot', { createScriptURL: function (s) { return s } });
  var left = ${JSON.stringify(scripts)}, started = false, replaced = '${replacedAddress}';
  function load(address) {
    var script = document.createElement('script');
    script.src = policy ? policy.createScriptURL(address) : address;
    script.async = address === replaced;
    script.onerror = function () {
      script.remove();
      setTimeout(load, ${retryAfterMs}, address);
      loadReplaced();
    };
    document.head.appendChild(script);
  }
  function loadReplaced() {
    if (replaced) replaced = load(replaced);
  }
  function next() {
    if (!left[0]) return;
    load(left.shift());
    setTimeout(next);
  }
  function begin() {
    if (started) return;
    started = true;
    setTimeout(function () { if (!root.hasAttribute('${answering}')) loadReplaced() }, ${chunkTimeout});
    next();
  }
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
  addEventListener('load', function () {
    setTimeout(begin, 1500);
    new PerformanceObserver(function () { (window.requestIdleCallback || setTimeout)(begin) }).observe({ type: 'paint', buffered: true });
  });
  ${hasForm ? `addEventListener('input', function (event) { event.target.${typed} = true }, true);` : ''}
  addEventListener('click', function (event) {
    if (root.hasAttribute('${answering}')) return;
    var link = event.target.closest('a'), press = event.target.closest('button');
    if (link && link.host && !link.hash && !link.target && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
      root.dataset.${leftAt} = event.timeStamp;
      try { sessionStorage.setItem('${earlyStateKey}' + link.pathname, link.dataset.locationState || 'null') } catch (e) {}
    }
    if (!press || press.popoverTargetElement) return;
    event.preventDefault();
    if (pressed) pressed.removeAttribute('${busy}');
    pressed = press;
    press.setAttribute('${busy}', 'true');
  }, true);
  addEventListener('popstate', function () {
    if (!root.hasAttribute('${answering}') && location.pathname !== path) location.reload();
  });
  addEventListener('DOMContentLoaded', function () {
    if (!pressed || !pressed.popoverTargetElement) return;
    pressed.removeAttribute('${busy}');
    pressed.click();
  });
  ${lateDrawings}
})()`,
    { compress: true, mangle: true },
  ).code;
