/**
 * Business constants (specification 9) and the decisions about them.
 * Durations are milliseconds, widths CSS pixels, sizes bytes unless the name says otherwise.
 */

/** Menus and the drawer close when the window becomes wider than this. */
export const menuCloseWidth = 1024;
/** The loading screen is shown for this long at every path change, counted from the press. */
export const routeLoading = 800;
/** Share of an element that must have scrolled into view for the element to count as seen. */
export const visibleShare = 0.5;
/** Duration in which a line draws itself, once, when it is first seen; the second is for large drawings. */
export const lineReveal = 500;
export const artReveal = 1200;
/** The carousel shows one slide at a time for the interval; the change to the next one takes the transition. */
export const carouselInterval = 3000;
export const carouselTransition = 500;
export const carouselShown = 1;
/** Speed of the marquee in units of the specification, and px per second of one unit (specification D17). */
export const marqueeSpeed = 10;
export const marqueeUnit = 8;
/**
 * In windows of at least this width the picture of the partnership banner shrinks with scrolling: its scale is 1 minus
 * the scrolled px divided by the divisor, and never below the floor. In narrower windows it is enlarged inside its frame
 * (specification D18).
 */
export const bannerWidth = 900;
export const bannerDivisor = 3500;
export const bannerFloor = 0.5;
export const bannerEnlarged = 1.2;
/** Stars a client can give. */
export const ratingMaximum = 5;
/** A script file that has not arrived after this time counts as failed. */
export const chunkTimeout = 120_000;
/** Password indicator: characters from which a password counts as strong or medium. */
export const passwordStrong = 8;
export const passwordMedium = 5;
/** Stated by the Terms; the form only mentions it (specification D28). */
export const minimumAge = 18;
/** For a larger résumé the form says that sending it may take a while (specification D36). */
export const resumeHintSize = 10_000_000;
/**
 * Largest résumé that the server stores, unless its operator sets another limit (`UPLOAD_MAX`). When a larger one is
 * chosen, the form says so but does not refuse it (specification JOB-11, D36); the server refuses it, with a message that
 * has the same number.
 */
export const resumeMaxSize = 25 * 1024 * 1024;
/** Time after which a new code can be requested (specification D31). */
export const resendCoolDown = 30_000;
/** Time after which drafts on this device are deleted. */
export const draftLifetime = 14 * 24 * 60 * 60 * 1000;
/** Time before the end of a session at which the visitor is warned. */
export const sessionNotice = 2 * 60 * 1000;
