import { minifySync } from '@swc/core';
import { chunkTimeout } from '../../contract/constants.ts';
import { noticesCopy } from '../../src/content/notices.ts';
import { answering } from '../../src/hydration/inlineScriptNames.ts';
import { fontFamilies } from '../../src/theme/fonts/fontFamilies.ts';
import { darkSection } from '../../src/theme/tokens/darkSection.ts';

/** Has no hash in its name, so that a page of an older release loads the newest version. */
export const replacedAddress = '/replaced.js';

/** Key in session storage for the time of the last automatic reload. */
const reloadedKey = 'reloaded';

/** ms between two automatic reloads, at least. */
const againAfterMs = 60_000;

/** Requests of a script that fail before the visitor is told, besides the one for which this script was loaded. */
const mostFailures = 3;

/** ms between two requests to the server for the page, at least. */
const lookAgainMs = 10_000;

const frame = `--mui-palette-primary-main:${darkSection.turmeric};position:fixed;inset:auto 0 0;z-index:1500;padding:14px 20px;border-top:1px solid;background:${darkSection.background};color:${darkSection.text};font:1rem/1.45 ${fontFamilies.text};text-align:center`;
const button =
  'min-height:44px;margin:4px 14px;padding:4px 18px;border:1.5px solid;border-radius:22px;background:none;color:inherit;font:inherit;cursor:pointer';

/**
 * Loaded by the inline script when one of the page's first scripts fails to load, or if they do not answer in time, which
 * is reported at once. Until they arrive it requests the page again: if the new HTML no longer names the failed script, a newer release has removed it, and retrying is useless. A
 * page that the visitor has not used is then reloaded automatically, at most once a minute, because servers of two
 * releases could answer in turns; a visitor who has used the page sees a notice with a button, and so does everybody
 * where a script keeps failing for another reason. Once the scripts answer, scriptListener.ts handles later failures.
 * This is plain text and no chunk of webpack, whose runtime may itself be among the missing scripts.
 */
export const replacedScript = (): string =>
  minifySync(
    `
(function () {
  var root = document.documentElement, failures = {}, looking = false, told, bar, words;
  function isFilled(field) {
    if (field.options) return [].some.call(field.options, function (option) { return option.selected !== option.defaultSelected });
    if (/checkbox|radio/.test(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  }
  function holdsEntries() { return [].some.call(document.querySelectorAll('input,select,textarea'), isFilled) }
  function mayReload() {
    var activation = navigator.userActivation, now = Date.now();
    if (!activation || activation.hasBeenActive || holdsEntries()) return false;
    try {
      if (now - sessionStorage.getItem('${reloadedKey}') < ${againAfterMs}) return false;
      sessionStorage.setItem('${reloadedKey}', now);
      return true;
    } catch (e) { return false }
  }
  function say() {
    words.textContent = told + (holdsEntries() ? ${JSON.stringify(` ${noticesCopy.copyFirst}`)} : '');
  }
  function tell(said) {
    told = said;
    if (bar) return say();
    var button = document.createElement('button');
    words = document.createElement('span');
    // Beside the button, or above it where there is no room.
    words.style.display = 'inline-block';
    bar = document.createElement('div');
    bar.setAttribute('role', 'status');
    bar.style.cssText = ${JSON.stringify(frame)};
    button.type = 'button';
    button.textContent = ${JSON.stringify(noticesCopy.reload)};
    button.style.cssText = ${JSON.stringify(button)};
    button.onclick = function () { location.reload() };
    document.body.appendChild(bar);
    // Screen readers announce only what is added to a live region that exists already.
    setTimeout(function () {
      say();
      bar.append(words, button);
      document.body.style.paddingBottom = bar.offsetHeight + 'px';
    }, 150);
    // The scripts may still arrive after all; then the notice is removed.
    new MutationObserver(function (changes, observer) {
      observer.disconnect();
      bar.remove();
      bar = told = null;
      document.body.style.paddingBottom = '';
    }).observe(root, { attributeFilter: ['${answering}'] });
  }
  function fail() {
    if (!told && navigator.onLine && !root.hasAttribute('${answering}')) tell(${JSON.stringify(noticesCopy.failed)});
  }
  function look(address) {
    if (looking) return;
    looking = true;
    setTimeout(function () { looking = false }, ${lookAgainMs});
    fetch(location.pathname, { cache: 'reload' }).then(function (response) {
      return response.ok ? response.text() : '';
    }).then(function (html) {
      if (!html.includes('/static/js/') || html.includes(address) || root.hasAttribute('${answering}')) return;
      if (mayReload()) location.reload();
      else {
        tell(${JSON.stringify(noticesCopy.replaced)});
        var busy = document.querySelector('button[aria-busy]');
        if (busy) busy.removeAttribute('aria-busy');
      }
    }).catch(function () {});
  }
  addEventListener('error', function (event) {
    var address = event.target.src || '', at = address.indexOf('/static/js/');
    if (at < 1 || root.hasAttribute('${answering}')) return;
    look(address.slice(at));
    failures[address] = (failures[address] || 0) + 1;
    if (failures[address] >= ${mostFailures}) fail();
  }, true);
  if (performance.now() > ${chunkTimeout}) fail();
})()`,
    { compress: true, mangle: true },
  ).code;
