const Clock = Date;

let now = Clock.now();

const clockNow = () => now;

/** A Date that knows no other now than the moment. */
const Replayed = new Proxy(Clock, {
  construct: (target, parts: unknown[], newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now] : parts, newTarget) as Date,
  get: (target, key) => (key === 'now' ? clockNow : (Reflect.get(target, key) as unknown)),
});

/** Every clock of the document stands at a moment of the trace, in milliseconds since 1970. */
export function setClock(moment: number): void {
  now = moment;
  window.Date = Replayed;
}
