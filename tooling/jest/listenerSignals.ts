/*
 * jsdom ends listeners by signals of its own only, and domEnvironment.ts has put those of Node in their place. Here they end
 * by those, as in a browser.
 */

type Listen = EventTarget['addEventListener'];

const withSignals = (listen: Listen): Listen =>
  function addWithSignal(this: EventTarget, type, listener, options) {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options };
    if (!listener || signal?.aborted) return;
    listen.call(this, type, listener, others);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others));
  };

// Jest has given the window one of its own.
for (const target of [EventTarget.prototype, window])
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its target above
  target.addEventListener = withSignals(target.addEventListener);
