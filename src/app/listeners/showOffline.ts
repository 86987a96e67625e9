import { offlineSentence } from '../../content/offline.ts';

/**
 * Says that the connection is lost, where the script of the notices cannot come any more. Without it a button that waits
 * for a script of its own would be busy and nothing else. Returns a function that removes the bar.
 */
export function showOffline(): () => void {
  const { body } = document;
  const bar = document.createElement('div');
  bar.setAttribute('role', 'alert');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0;padding:14px 14px calc(14px + env(safe-area-inset-bottom));border-top:1px solid;text-align:center;color:var(--mui-palette-background-default);background:var(--mui-palette-text-primary)';
  bar.textContent = offlineSentence;
  body.append(bar);
  body.style.paddingBottom = `${bar.offsetHeight}px`;
  return () => {
    bar.remove();
    body.style.paddingBottom = '';
  };
}
