import { pause } from '../../../hydration/timing/pause.ts';

/**
 * Evaluates the large libraries that every form needs, each in a task of its own, so that the page can handle input
 * between.
 */
export async function evaluateForms(): Promise<void> {
  await import(/* webpackChunkName: "forms" */ './rules.ts');
  await pause();
  await import(/* webpackChunkName: "forms" */ './engine.ts');
  await pause();
  await import(/* webpackChunkName: "forms" */ './controls.ts');
  await pause();
}
