/** Finds the controls that any site has. The sites share no class names or ids, so controls are found by role and look. */
type Controls = {
  /** The centre of the menu button, null where there is none. */
  menuButton: () => { x: number; y: number } | null;
  menuIsOpen: () => boolean;
  /** After the next click, watches for the first frame in which the menu is open. */
  awaitMenu: () => void;
  /** The time of that frame in milliseconds since navigation; null until then. */
  menuOpenedAt: () => number | null;
  /** Whether no animation runs; endless ones are disregarded. */
  isStill: () => boolean;
  /** Scrolls the first link of the footer to another page into view; null where it cannot be tapped. */
  link: () => { x: number; y: number; path: string } | null;
  /**
   * Measures from the next click, or from `back`, until a different heading is painted at the path. The result, in
   * milliseconds, is put into session storage as `arrival`.
   */
  awaitArrival: (path: string) => void;
  back: () => void;
};

declare global {
  interface Window {
    controls: Controls;
  }
}

/** Runs in a page before its own scripts. It is sent there as text, so it may use nothing from outside its body. */
export function findControls(): void {
  const isShown = (element: Element) => {
    // An element whose layout is skipped (content-visibility) is not visible, and reading its box would force layout.
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
  /** Whether no other element covers its centre. */
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

  // The navigation may replace this document, so the awaited arrival is kept in session storage.
  type Awaited = { path: string; heading: string; from: number };
  const textOf = (heading: Element | null) => heading?.textContent.trim() ?? '';
  const headingNow = () => document.querySelector('main h1, h1') ?? document.querySelector('main h2, h2');
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem('awaited') ?? 'null') as Awaited | null;
  const startTiming = (from: number) => {
    const awaited = read();
    if (awaited) sessionStorage.setItem('awaited', JSON.stringify({ ...awaited, from }));
  };
  const hasArrived = ({ path, heading, from }: Awaited) => {
    if (from === 0 || plain(location.pathname) !== plain(path)) return false;
    const found = headingNow();
    // The box is read last, because reading it forces layout.
    return (
      found !== null && !['', heading].includes(textOf(found)) && found.getBoundingClientRect().width > 0
    );
  };
  // Called when something has changed. A check in every animation frame would make the browser render each of them.
  const checkArrival = () => {
    const awaited = read();
    if (!awaited || !hasArrived(awaited)) return;
    sessionStorage.removeItem('awaited');
    const storeTime = () => sessionStorage.setItem('arrival', String(now() - awaited.from));
    // A task posted in an animation frame runs after that frame is painted; with this priority, before the site's own tasks.
    requestAnimationFrame(() => void scheduler.postTask(storeTime, { priority: 'user-blocking' }));
  };
  new MutationObserver(checkArrival).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  navigation.addEventListener('currententrychange', checkArrival);
  addEventListener('pageshow', checkArrival);

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
        const checkMenu = () => {
          if (window.controls.menuIsOpen()) openedAt = performance.now();
          else if (performance.now() - timeStamp < 400) requestAnimationFrame(checkMenu);
        };
        requestAnimationFrame(checkMenu);
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
      // A link in the footer keeps its place, while others may move in a carousel.
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
        JSON.stringify({ path, heading: textOf(headingNow()), from: 0 } satisfies Awaited),
      );
      addEventListener('click', ({ timeStamp }) => startTiming(performance.timeOrigin + timeStamp), {
        capture: true,
        once: true,
      });
      checkArrival();
    },
    back: () => {
      startTiming(now());
      history.back();
    },
  };
}
