import { lazy } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * A part of the page that can be read from its HTML: its script is fetched once the browser is idle, and wakes it up.
 * The Suspense boundary it needs keeps the HTML until then.
 */
export const lazyWhenIdle = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    await whenIdle();
    return { default: await load() };
  });
