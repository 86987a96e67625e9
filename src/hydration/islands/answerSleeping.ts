import { internalLinkOf, isPlainPress, locationStateIn } from './internalLink.ts';
import { knowsPopovers } from '../knowsPopovers.ts';
import { pause } from '../timing/pause.ts';
import { isBeingLeft } from './leaving.ts';
import { answering, busy } from './pressable.ts';
import { notePress } from '../loading/showBusy.ts';
import { awoken, nameOf, sleepingIslandOf, wake, wakeUpTo } from './sleep.ts';

type Page = {
  /** Leads to another page of the site without a new document. */
  follow: (address: URL, state: unknown) => void;
  /** Somebody comes near a link to this path, so its page is likely next. */
  prefetchPage: (pathname: string) => void;
};

/** What the browser answers by itself; any other button is pressed again. */
const native = () => (knowsPopovers() ? '[popovertarget],summary' : 'summary');

/** What tells that something is about to be used, with all else of a press that React would hydrate within. */
const near =
  'pointerover mouseover focusin pointerdown gotpointercapture mousedown touchstart touchend pointerup mouseup';

const isFirstPageAsleep = () => document.querySelector('[data-island="page"]:not([data-awake])') !== null;

/**
 * A press on a button that sleeps, which is busy meanwhile. It is made again when the island round it is awake: once, however
 * often it came.
 */
let pressed: HTMLElement | null = null;

function pressOnceAwake(target: HTMLElement): void {
  pressed?.removeAttribute(busy);
  target.setAttribute(busy, 'true');
  pressed = target;
  const sleeping = sleepingIslandOf(target);
  if (sleeping) wakeUpTo(sleeping);
  else pressAgain();
}

function pressAgain(): void {
  const target = pressed;
  if (!target || sleepingIslandOf(target)) return;
  target.removeAttribute(busy);
  pressed = null;
  // React has hydrated what is inside by now, and listens from the next task on.
  setTimeout(() => {
    if (!target.isConnected) return;
    // The browser has checked it; checked once more it would be no change.
    if (target instanceof HTMLInputElement) target.checked = false;
    target.click();
  });
}

function wakeTouched({ target }: Event): void {
  const sleeping = sleepingIslandOf(target);
  if (sleeping) wakeUpTo(sleeping);
}

/** For what the browser answers: React would hydrate all of the island within the press. */
function wakeOncePainted(island: HTMLElement): void {
  requestAnimationFrame(() => void pause().then(() => wakeUpTo(island)));
}

/**
 * In the middle of a press by finger nothing wakes: the browser would answer only after React has hydrated all of the
 * island. A mouse is over it before, and the keyboard on it. What a press opens or closes wakes by its `toggle`.
 */
function leaveToBrowser(event: Event & { pointerType?: string }): boolean {
  const { target, pointerType } = event;
  const sleeping = sleepingIslandOf(target);
  if (!sleeping || !(target instanceof Element && target.closest(native()))) return false;
  event.stopPropagation();
  if (pointerType === 'mouse' || target.matches(':focus-visible')) wakeOncePainted(sleeping);
  return true;
}

function onClick(event: MouseEvent, { follow }: Page): void {
  notePress(event);
  if (leaveToBrowser(event)) return;
  const sleeping = sleepingIslandOf(event.target);
  if (event.defaultPrevented || !isPlainPress(event)) return;
  const link = internalLinkOf(event.target);
  // A link that is awake would tell a sleeping page of its way, and React would have to wait for that page first.
  const isOurs = sleeping || isFirstPageAsleep() || isBeingLeft();
  if (link && link.pathname !== window.location.pathname && isOurs) {
    event.preventDefault();
    follow(new URL(link.href), locationStateIn(link));
    return;
  }
  if (!sleeping || !(event.target instanceof Element)) return;
  const choice = event.target.closest<HTMLElement>('input[type="radio"]:not(form *)');
  if (choice) pressOnceAwake(choice);
  // By itself the browser would jump to a place on this page, and the router, which takes that for Back, would scroll it back.
  const target = link ?? event.target.closest('button');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  pressOnceAwake(target);
}

/** What the browser has opened by itself, and the button that says so, which may be in another island. */
function wakeOpened(target: EventTarget | null): void {
  const button = target instanceof Element ? document.querySelector(`[popovertarget="${target.id}"]`) : null;
  for (const sleeping of [sleepingIslandOf(target), sleepingIslandOf(button)])
    if (sleeping) wakeOncePainted(sleeping);
}

/** Islands that wait to be seen are woken then, the others that wake by themselves now. */
function wakeUnasked(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      wakeUpTo(target as HTMLElement);
    }
  });
  for (const place of document.querySelectorAll('[data-wakes="seen"]')) seen.observe(place);
  for (const place of document.querySelectorAll<HTMLElement>('[data-wakes="idle"]')) wake(nameOf(place));
}

/**
 * Answers for the islands of the page that are still plain HTML: what is touched wakes, a link leads on without a new
 * document and with the state it carries, a press is made again once somebody listens. In the capture phase of the window,
 * because React stops events that reach what it has not hydrated.
 */
export function answerSleeping(page: Page): void {
  const onNear = (event: Event) => {
    if (leaveToBrowser(event)) return;
    const link = internalLinkOf(event.target);
    if (!link) wakeTouched(event);
    else if (link.pathname !== window.location.pathname) page.prefetchPage(link.pathname);
  };
  for (const name of near.split(' ')) window.addEventListener(name, onNear, { capture: true, passive: true });
  window.addEventListener('toggle', ({ target }) => wakeOpened(target), { capture: true });
  if (knowsPopovers()) wakeOpened(document.querySelector(':popover-open'));
  window.addEventListener('click', (event) => onClick(event, page), { capture: true });
  window.addEventListener(awoken, pressAgain);
  document.documentElement.setAttribute(answering, '');
  const early = document.querySelector<HTMLElement>(`button[${busy}]`);
  if (early) pressOnceAwake(early);
  wakeUnasked();
}
