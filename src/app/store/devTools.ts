import type { Action } from '@reduxjs/toolkit';
import { glance } from '../../trace/recording/glance.ts';
import { isListed } from '../../trace/sieve/isListed.ts';
import { sieve } from '../../trace/sieve/sieve.ts';
import { noteOrigin, withOrigin } from './dispatchOrigin.ts';

/** Slices of whose actions the payload is shown. All others carry what somebody typed, was told or is. */
const shownSlices = ['ui/', 'navigation/', 'notices/', 'forms/'];

const hidden = '[hidden]';

/** A copy in which every text that is on none of the lists of traces is hidden. */
function listedOnly(value: unknown): unknown {
  if (typeof value === 'string') return isListed(value) ? value : hidden;
  if (Array.isArray(value)) return value.map(listedOnly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, listedOnly(inner)]));
}

/** Which call an action of the API is about; all calls share its few types. */
function callOf(action: object): { call?: string } {
  const { meta } = action as { meta?: { arg?: { endpointName?: unknown } } };
  const name = meta?.arg?.endpointName;
  return typeof name === 'string' && isListed(name) ? { call: name } : {};
}

/**
 * What Redux DevTools may show of actions and of the state; for display only, nothing that the site itself reads is
 * changed. It is what a trace may hold, by the same lists. `export: true` has the extension write what it shows; its own way
 * (`'custom'`) writes actions and state as they are. Keeping a session over a reload would, too, and is left out. So are
 * the import, because reducers cannot run actions without their payloads, and the lock: a dispatch that it holds back answers
 * `false` to whoever asked for a call.
 */
export const developerTools = {
  // Beside it may stand the stores of traces.
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
    sieve(glance(state as Parameters<typeof glance>[0])).sight as Shown,
} as const;
