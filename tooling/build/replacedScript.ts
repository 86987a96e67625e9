import { minifySync } from '@swc/core';
import { noticesCopy } from '../../src/content/notices.ts';
import { answering } from '../../src/hydration/islands/pressable.ts';
import { fontFamilies } from '../../src/theme/fonts/fontFamilies.ts';
import { darkSection } from '../../src/theme/tokens/darkSection.ts';

/** Has no hash in its name: a page of any release finds the newest. */
export const replacedAddress = '/replaced.js';

/** When a page was last loaded anew by itself (session storage). */
const reloadedKey = 'reloaded';

/** ms after which a page that was loaded anew by itself may be so once more */
const againAfterMs = 60_000;

/** ms after which the server is asked once more */
const lookAgainMs = 10_000;

const frame = `--mui-palette-primary-main:${darkSection.turmeric};position:fixed;inset:auto 0 0;z-index:1500;padding:14px 20px;border-top:1px solid;background:${darkSection.background};color:${darkSection.text};font:1rem/1.45 ${fontFamilies.text};text-align:center`;
const button =
  'min-height:44px;margin:4px 14px;padding:4px 18px;border:1.5px solid;border-radius:22px;background:none;color:inherit;font:inherit;cursor:pointer';

/**
 * Asked for by the inline script when one of the page's first scripts does not arrive. While they are missing it asks the
 * server for the page: where that no longer names the script, a newer release has taken it away, and waiting for it would be
 * in vain. A page that nobody has used is loaded anew, by itself once a minute at most, because servers of two releases could
 * answer in turns; everybody else is told, and decides. Once the scripts answer, scriptListener.ts sees to those that come later.
 * Plain text and no chunk of webpack, whose own scripts may be the ones that are missing.
 */
export const replacedScript = (): string =>
  minifySync(
    `
(function () {
  var root = document.documentElement, looking = false, bar;
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
  function tell() {
    if (bar) return;
    var words = document.createElement('span'), button = document.createElement('button');
    bar = document.createElement('div');
    bar.setAttribute('role', 'status');
    bar.style.cssText = ${JSON.stringify(frame)};
    button.type = 'button';
    button.textContent = ${JSON.stringify(noticesCopy.reload)};
    button.style.cssText = ${JSON.stringify(button)};
    button.onclick = function () { location.reload() };
    document.body.appendChild(bar);
    // News is what comes into a region that is there.
    setTimeout(function () {
      words.textContent = ${JSON.stringify(noticesCopy.replaced)} + (holdsEntries() ? ${JSON.stringify(` ${noticesCopy.copyFirst}`)} : '');
      bar.append(words, button);
      document.body.style.paddingBottom = bar.offsetHeight + 'px';
    }, 150);
    var busy = document.querySelector('button[aria-busy]');
    if (busy) busy.removeAttribute('aria-busy');
    // They may have arrived after all.
    new MutationObserver(function () {
      bar.remove();
      document.body.style.paddingBottom = '';
    }).observe(root, { attributeFilter: ['${answering}'] });
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
      else tell();
    }).catch(function () {});
  }
  addEventListener('error', function (event) {
    var address = event.target.src || '', at = address.indexOf('/static/js/');
    if (at > 0 && !root.hasAttribute('${answering}')) look(address.slice(at));
  }, true);
})()`,
    { compress: true, mangle: true },
  ).code;
