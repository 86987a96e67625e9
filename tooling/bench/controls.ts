/** What a visitor would look for on any site, found by what it looks like, as the sites have no names in common. */
type Controls = {
  /** The middle of the menu button, null where there is none. */
  menuButton: () => { x: number; y: number } | null;
  menuIsOpen: () => boolean;
  /** Of the next click the frame is noted in which the menu is open, in milliseconds since navigation. */
  awaitMenu: () => void;
  menuOpenedAt: () => number | null;
  /** Nothing moves that will come to an end. */
  isStill: () => boolean;
  /** Brings the first link of the footer to another page into view; null where it cannot be tapped. */
  link: () => { x: number; y: number; path: string } | null;
  /** From the next click, or from `back`, until another heading is painted at the path, milliseconds end up in `arrival`. */
  awaitArrival: (path: string) => void;
  back: () => void;
};

declare global {
  interface Window {
    controls: Controls;
  }
}

/** Runs in a page before its own scripts, as text: it may name nothing outside itself. */
export function findControls(): void {
  const isShown = (element: Element) => {
    // What the browser has not laid out yet is not seen, and asking for its place would have it laid out.
    const isLaidOut = element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (!isLaidOut) return false;
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return width > 0 && height > 0 && isInView && getComputedStyle(element).pointerEvents !== 'none';
  };
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** Nothing lies over it. */
  const isOnTop = (element: Element) => {
    const { x, y } = middleOf(element);
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  const shownOf = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const reachable = () =>
    shownOf('a[href], [role=menuitem], nav button, dialog[open]').filter(isOnTop).length;

  let button: Element | undefined;
  let reachableBefore = 0;
  let openedAt: number | null = null;
  const findButton = () => {
    const candidates = shownOf('button, summary, [role=button], label[for]');
    const nameOf = (element: Element) =>
      [
        element.getAttribute('aria-label'),
        element.id,
        element.getAttribute('class'),
        element.textContent,
      ].join(' ');
    const nearTop = candidates.filter((element) => element.getBoundingClientRect().top < 130);
    return (
      nearTop.find((element) => /menu|navigation|burger/i.test(nameOf(element))) ??
      nearTop.find(
        (element) => /toggle|nav/i.test(nameOf(element)) && !/theme|dark|colou?r|mode/i.test(nameOf(element)),
      )
    );
  };

  const plain = (path: string) => path.replace(/index\.html$/, '').replace(/\/+$/, '') || '/';
  const otherPages = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ origin, pathname, target }) =>
        origin === location.origin &&
        plain(pathname) !== plain(location.pathname) &&
        (!target || target === '_self'),
    );

  // A document may take the place of this one on the way, so what is awaited is kept in the session.
  type Awaited = { path: string; heading: string; from: number };
  const wordsOf = (heading: Element | null) => heading?.textContent.trim() ?? '';
  const headingNow = () => document.querySelector('main h1, h1') ?? document.querySelector('main h2, h2');
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem('awaited') ?? 'null') as Awaited | null;
  const begin = (from: number) => {
    const awaited = read();
    if (awaited) sessionStorage.setItem('awaited', JSON.stringify({ ...awaited, from }));
  };
  const isThere = ({ path, heading, from }: Awaited) => {
    if (from === 0 || plain(location.pathname) !== plain(path)) return false;
    const found = headingNow();
    // The place is asked for last: to know it the page has to be laid out.
    return (
      found !== null && !['', heading].includes(wordsOf(found)) && found.getBoundingClientRect().width > 0
    );
  };
  // Looks when something has changed: a look in every frame would make the site draw each of them.
  const look = () => {
    const awaited = read();
    if (!awaited || !isThere(awaited)) return;
    sessionStorage.removeItem('awaited');
    const note = () => sessionStorage.setItem('arrival', String(now() - awaited.from));
    // A task asked for in a frame comes after it is painted, and this one ahead of what the site does next.
    requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }));
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  navigation.addEventListener('currententrychange', look);
  addEventListener('pageshow', look);

  window.controls = {
    menuButton: () => {
      if (!button?.isConnected) {
        button = findButton();
        reachableBefore = reachable();
      }
      return button ? middleOf(button) : null;
    },
    menuIsOpen: () =>
      button !== undefined &&
      (button.getAttribute('aria-expanded') === 'true' ||
        button.matches('details[open] > *') ||
        shownOf('[role=dialog], [role=menu], [popover]:popover-open').length > 0 ||
        reachable() - reachableBefore >= 2),
    awaitMenu: () => {
      const onClick = ({ timeStamp }: MouseEvent) => {
        const lookAtMenu = () => {
          if (window.controls.menuIsOpen()) openedAt = performance.now();
          else if (performance.now() - timeStamp < 400) requestAnimationFrame(lookAtMenu);
        };
        requestAnimationFrame(lookAtMenu);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    },
    menuOpenedAt: () => openedAt,
    isStill: () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    link: () => {
      // One of the footer stays where it is, while others may move along in a carousel.
      const links = otherPages();
      const link = links.find((one) => one.closest('footer')) ?? links[0];
      if (!link) return null;
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      return isOnTop(link) ? { ...middleOf(link), path: link.pathname } : null;
    },
    awaitArrival: (path) => {
      sessionStorage.removeItem('arrival');
      sessionStorage.setItem(
        'awaited',
        JSON.stringify({ path, heading: wordsOf(headingNow()), from: 0 } satisfies Awaited),
      );
      addEventListener('click', ({ timeStamp }) => begin(performance.timeOrigin + timeStamp), {
        capture: true,
        once: true,
      });
      look();
    },
    back: () => {
      begin(now());
      history.back();
    },
  };
}
