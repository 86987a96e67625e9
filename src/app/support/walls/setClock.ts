const Clock = Date;

let now = Clock.now();

const clockNow = () => now;

/** A Date whose current time is that of the shown moment. */
const Replayed = new Proxy(Clock, {
  construct: (target, parts: unknown[], newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now] : parts, newTarget) as Date,
  get: (target, key) => (key === 'now' ? clockNow : (Reflect.get(target, key) as unknown)),
});

/** Sets `Date` in this document to a fixed current time. `moment` is in milliseconds since 1970. */
export function setClock(moment: number): void {
  now = moment;
  window.Date = Replayed;
}
