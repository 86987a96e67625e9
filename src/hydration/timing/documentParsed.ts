/** ms; when the connection breaks in the middle of the HTML no event is fired, and the browser goes on waiting. */
const parseTimeout = 10_000;

/**
 * Resolves once all of the HTML has been parsed, or after 10 s. An early press loads the scripts, which may lie in the
 * browser's cache while a slow connection still delivers the page: React would hydrate half of it and build the missing
 * part a second time. After the time-out the rest of the HTML is cancelled, and React renders what is missing.
 */
export async function documentParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      window.addEventListener('DOMContentLoaded', resolve);
      setTimeout(resolve, parseTimeout);
    });
  if (document.readyState === 'loading') window.stop();
}
