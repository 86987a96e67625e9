import { internalLinkOf, isPlainPress, locationStateIn } from './internalLink.ts';
import { knowsPopovers } from '../knowsPopovers.ts';
import { yieldToMain } from '../timing/yieldToMain.ts';
import { isBeingLeft } from './leaving.ts';
import { answering, busy } from '../inlineScriptNames.ts';
import { notePress } from '../loading/showBusy.ts';
import { awoken, nameOf, sleepingIslandOf, wake, wakeUpTo } from './sleep.ts';

type Page = {
  /** Navigates to another page of the site without loading a new document. */
  follow: (address: URL, state: unknown) => void;
  /** Called when the visitor points at, focuses or presses a link to this path: its page is likely next. */
  prefetchPage: (pathname: string) => void;
};

/** Selector of the controls that work without React. A press on any other button is repeated after hydration. */
const nativeSelector = () => (knowsPopovers() ? '[popovertarget],summary' : 'summary');

/**
 * Events that announce a use (hover, focus, start of a press), and the rest of a press: React hydrates a Suspense
 * boundary synchronously within any of them.
 */
const nearEvents =
  'pointerover mouseover focusin pointerdown gotpointercapture mousedown touchstart touchend pointerup mouseup';

/** What sleeps of the first page and the frame around it. */
const sleepingPart = () =>
  document.querySelector(':is([data-island=page],[data-island=header]):not([data-awake])');

/**
 * The control of a sleeping island that was pressed last; it is marked as busy. `pressAgain` clicks it once when its
 * islands are awake, however often it was pressed.
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
  // The island's effects have run by now, but React dispatches events to it only from the next task on.
  setTimeout(() => {
    if (!target.isConnected) return;
    // The browser has checked the radio button already, and clicking a checked one fires no `change` event.
    if (target instanceof HTMLInputElement) target.checked = false;
    target.click();
  });
}

function wakeTouched({ target }: Event): void {
  const sleeping = sleepingIslandOf(target);
  if (sleeping) wakeUpTo(sleeping);
}

/** Hydrates after the next paint: within the event, React would delay what the browser shows in answer to it. */
function wakeOncePainted(island: HTMLElement): void {
  requestAnimationFrame(() => void yieldToMain().then(() => wakeUpTo(island)));
}

/**
 * Hides an event on a native control of a sleeping island from React, and returns whether it did so. During a press by
 * finger nothing wakes: React would hydrate the whole island before the browser could answer. A mouse hovers over the
 * control and the keyboard focuses it beforehand, which wakes the island after a paint. What the press opens or closes
 * wakes at its `toggle` event.
 */
function leaveToBrowser(event: Event & { pointerType?: string }): boolean {
  const { target, pointerType } = event;
  const sleeping = sleepingIslandOf(target);
  if (!sleeping || !(target instanceof Element && target.closest(nativeSelector()))) return false;
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
  // A link that is awake would navigate by React Router, whose new state reaches what sleeps, too: React would have to
  // hydrate the page and the frame, whose chunk may never arrive, before it could render the next page.
  const isOurs = sleeping || sleepingPart() || isBeingLeft();
  if (link && link.pathname !== window.location.pathname && isOurs) {
    event.preventDefault();
    follow(new URL(link.href), locationStateIn(link));
    return;
  }
  if (!sleeping || !(event.target instanceof Element)) return;
  const choice = event.target.closest<HTMLElement>('input[type="radio"]:not(form *)');
  if (choice) pressOnceAwake(choice);
  // On a link to a section of this page the browser would jump there by itself. The router would take the `popstate`
  // event for Back, and restore the scroll position.
  const target = link ?? event.target.closest('button');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  pressOnceAwake(target);
}

/** Wakes a popover that the browser has opened, and its button, which shows the state and may lie in another island. */
function wakeOpened(target: EventTarget | null): void {
  const button = target instanceof Element ? document.querySelector(`[popovertarget="${target.id}"]`) : null;
  for (const sleeping of [sleepingIslandOf(target), sleepingIslandOf(button)])
    if (sleeping) wakeOncePainted(sleeping);
}

/** Wakes the islands marked `idle` now, and those marked `seen` once they come into view. */
function wakeAutomatically(): void {
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
 * Handles input for islands that are still plain HTML. Hovering, focusing or touching one wakes it; a link is followed
 * without a new document and with its location state; a press is repeated once the island is awake. The event listeners
 * run in the capture phase of the window, because React stops events that reach a boundary it has not hydrated.
 */
export function answerSleeping(page: Page): void {
  const onNear = (event: Event) => {
    if (leaveToBrowser(event)) return;
    const link = internalLinkOf(event.target);
    if (!link) wakeTouched(event);
    else if (link.pathname !== window.location.pathname) page.prefetchPage(link.pathname);
  };
  for (const name of nearEvents.split(' '))
    window.addEventListener(name, onNear, { capture: true, passive: true });
  window.addEventListener('toggle', ({ target }) => wakeOpened(target), { capture: true });
  if (knowsPopovers()) wakeOpened(document.querySelector(':popover-open'));
  window.addEventListener('click', (event) => onClick(event, page), { capture: true });
  window.addEventListener(awoken, pressAgain);
  document.documentElement.setAttribute(answering, '');
  const early = document.querySelector<HTMLElement>(`button[${busy}]`);
  if (early) pressOnceAwake(early);
  wakeAutomatically();
}
