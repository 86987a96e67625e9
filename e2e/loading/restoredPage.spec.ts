import { expect, expectAt, ready, test } from '../support/test.ts';

/** Messages between ports are dropped while `isLeaving`; `dropped` counts them. */
type Ports = { isLeaving: boolean; dropped: number };

// The headless shell has no back/forward cache. What Firefox does there is done to the page by hand: it drops messages
// between `pagehide` and `pageshow`, and React's scheduler waits for one of them.
test('a page that rendered while it went into the back/forward cache works when Back restores it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ports = Object.assign(window, { isLeaving: false, dropped: 0 } satisfies Ports);
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its port
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postUnlessLeaving(this: MessagePort, message: unknown) {
      if (ports.isLeaving) ports.dropped += 1;
      else post.call(this, message);
    };
  });
  await page.goto('/');
  await ready(page);
  // The slides follow whether the tab is hidden from now on.
  await expect(page.getByRole('button', { name: /^Slide 2/ })).toHaveAttribute('aria-current', 'true', {
    timeout: 10_000,
  });
  const dropped = await page.evaluate(async () => {
    const ports = window as unknown as Ports;
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    ports.isLeaving = true;
    setHidden(true);
    await new Promise((done) => setTimeout(done));
    ports.isLeaving = false;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    setHidden(false);
    return ports.dropped;
  });
  expect(dropped).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expectAt(page, '/contact');
});
