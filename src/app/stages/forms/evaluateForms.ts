import { pause } from '../../../hydration/timing/pause.ts';

/** The libraries that every form needs are large: they are evaluated one a task, so that the page answers meanwhile. */
export async function evaluateForms(): Promise<void> {
  await import(/* webpackChunkName: "forms" */ './rules.ts');
  await pause();
  await import(/* webpackChunkName: "forms" */ './engine.ts');
  await pause();
  await import(/* webpackChunkName: "forms" */ './controls.ts');
  await pause();
}
