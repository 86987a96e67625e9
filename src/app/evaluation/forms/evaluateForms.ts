import { yieldToMain } from '../../../hydration/timing/yieldToMain.ts';

/**
 * Evaluates the large libraries that every form needs, each in a task of its own, so that the page can handle input
 * between.
 */
export async function evaluateForms(): Promise<void> {
  await import(/* webpackChunkName: "forms" */ './rules.ts');
  await yieldToMain();
  await import(/* webpackChunkName: "forms" */ './engine.ts');
  await yieldToMain();
  await import(/* webpackChunkName: "forms" */ './controls.ts');
  await yieldToMain();
}
