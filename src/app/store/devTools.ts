import type { Action } from '@reduxjs/toolkit';
import { takeSnapshot } from '../../trace/recording/takeSnapshot.ts';
import { isListed } from '../../trace/sanitizer/isListed.ts';
import { sanitize } from '../../trace/sanitizer/sanitize.ts';
import { noteOrigin, withOrigin } from './dispatchOrigin.ts';

/** Slices whose payloads are shown. The payloads of all others hold personal data, typed text or messages. */
const shownSlices = ['ui/', 'navigation/', 'notices/', 'forms/'];

const hidden = '[hidden]';

/** A copy in which every string that is on none of the sanitizer's lists is replaced by `[hidden]`. */
function listedOnly(value: unknown): unknown {
  if (typeof value === 'string') return isListed(value) ? value : hidden;
  if (Array.isArray(value)) return value.map(listedOnly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, listedOnly(inner)]));
}

/** The name of the call that an action of the API is about, because all calls share the same few action types. */
function callOf(action: object): { call?: string } {
  const { meta } = action as { meta?: { arg?: { endpointName?: unknown } } };
  const name = meta?.arg?.endpointName;
  return typeof name === 'string' && isListed(name) ? { call: name } : {};
}

/**
 * Options of Redux DevTools. The sanitizers limit what it shows to what a trace may hold, by the same lists; the site's
 * own actions and state stay as they are. `export: true` makes the extension export what it shows, whereas `'custom'`
 * exports the unsanitized actions and state. Left out are `persist`, which would store those, too; `import`, because
 * reducers cannot run actions without their payloads; and `lock`, because a dispatch that it holds back returns `false`
 * to code that expects the promise of a call.
 */
export const developerTools = {
  // Replayed traces have stores of their own, which DevTools lists beside this one.
  name: 'Site',
  maxAge: 1000,
  trace: noteOrigin,
  features: {
    pause: true,
    export: true,
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  },
  actionSanitizer: <Shown extends Action>(action: Shown): Shown => {
    const { type, payload } = action as Shown & { payload?: unknown };
    const isShown = payload !== undefined && shownSlices.some((slice) => type.startsWith(slice));
    const shown = {
      type,
      ...callOf(action),
      ...(isShown && { payload: listedOnly(payload) }),
    };
    return withOrigin(shown, action) as Shown & { call?: string; payload?: unknown };
  },
  stateSanitizer: <Shown>(state: Shown): Shown =>
    sanitize(takeSnapshot(state as Parameters<typeof takeSnapshot>[0])).snapshot as Shown,
} as const;
