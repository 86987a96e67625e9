/** ms; a line that broke within the HTML says nothing of it, and a browser goes on waiting. */
const patience = 10_000;

/**
 * Resolves once all of the HTML has been read, or as much of it as comes. A press calls for the scripts, which may lie in the
 * browser's cache while a slow line still brings the page: React would find half of it, and build what is missing a second
 * time. What has not come in time may come no more, and React builds it.
 */
export async function documentParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      window.addEventListener('DOMContentLoaded', resolve);
      setTimeout(resolve, patience);
    });
  if (document.readyState === 'loading') window.stop();
}
