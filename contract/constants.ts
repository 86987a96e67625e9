/**
 * Business constants (specification 9) and the decisions about them.
 * Durations are milliseconds, widths CSS pixels, sizes bytes unless the name says otherwise.
 */
export const constants = {
  /** Menus and the drawer close when the window becomes wider than this. */
  menuCloseWidth: 1024,
  /** The loading screen shows this long at every path change, from the press on. */
  routeLoading: 800,
  /** What scrolls into view counts as seen from this share of it. */
  visibleShare: 0.5,
  /** A line draws itself this long, once, when it is first seen; a large drawing takes the second. */
  lineReveal: 500,
  artReveal: 1200,
  /** The carousel shows one slide at a time, each this long; the change to the next one takes the second. */
  carouselInterval: 3000,
  carouselTransition: 500,
  carouselShown: 1,
  /** Speed of the marquee, and how many px a second one unit of it is (specification D17). */
  marqueeSpeed: 10,
  marqueeUnit: 8,
  /**
   * From this width on the picture of the partnership banner shrinks by this many px of scrolling, and never below the
   * floor; narrower, it is enlarged inside its frame (specification D18).
   */
  bannerWidth: 900,
  bannerDivisor: 3500,
  bannerFloor: 0.5,
  bannerEnlarged: 1.2,
  /** Stars a client can give. */
  ratingMaximum: 5,
  /** A script file that has not arrived after this long counts as failed. */
  chunkTimeout: 120_000,
  /** Password indicator: this many characters or more. */
  passwordStrong: 8,
  passwordMedium: 5,
  /** Stated by the Terms; the form only mentions it (specification D28). */
  minimumAge: 18,
  /** Over this the form says that sending a résumé may take a while (specification D36). */
  resumeHintSize: 10_000_000,
  /**
   * What the server stores at most for one résumé, unless its operator sets another limit (`UPLOAD_MAX`). The form says so
   * when a larger one is chosen and refuses none (specification JOB-11, D36); the server does, in a sentence with the same
   * number.
   */
  resumeMaxSize: 25 * 1024 * 1024,
  /** A new code can be asked for after this long (specification D31). */
  resendCoolDown: 30_000,
  /** Drafts on this device are forgotten after this long. */
  draftLifetime: 14 * 24 * 60 * 60 * 1000,
  /** The end of a session is announced this long ahead. */
  sessionNotice: 2 * 60 * 1000,
} as const;
