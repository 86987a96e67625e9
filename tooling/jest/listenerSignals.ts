/*
 * jsdom's addEventListener accepts only jsdom's own AbortSignal, and domEnvironment.ts has replaced that class by Node's.
 * This makes Node's signals remove event listeners, as in a browser.
 */

type Listen = EventTarget['addEventListener'];

const withSignals = (listen: Listen): Listen =>
  function addWithSignal(this: EventTarget, type, listener, options) {
    const { signal, ...others } = typeof options === 'object' ? options : { capture: options };
    if (!listener || signal?.aborted) return;
    listen.call(this, type, listener, others);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, others));
  };

// Jest has replaced the window's own addEventListener, so the prototype's does not apply there.
for (const target of [EventTarget.prototype, window])
  // oxlint-disable-next-line typescript/unbound-method -- addWithSignal calls it with its target
  target.addEventListener = withSignals(target.addEventListener);
