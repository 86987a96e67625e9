import { yieldToMain } from '../hydration/timing/yieldToMain.ts';
import { documentParsed } from '../hydration/timing/documentParsed.ts';

/*
 * Webpack would evaluate every module of the entry in one long task, which blocks the page. So the entry imports them
 * in stages, each in a task of its own; `eager` keeps them all in the entry's chunks. The stages re-export what they
 * import, so that tree shaking does not remove it.
 */
const stages = [
  () => import(/* webpackMode: "eager" */ './stages/reactDom.ts'),
  () => import(/* webpackMode: "eager" */ './stages/redux.ts'),
  () => import(/* webpackMode: "eager" */ './stages/router.ts'),
  () => import(/* webpackMode: "eager" */ './stages/emotion.ts'),
  () => import(/* webpackMode: "eager" */ './stages/mui.ts'),
  () => import(/* webpackMode: "eager" */ './stages/theme.ts'),
  () => import(/* webpackMode: "eager" */ './stages/store.ts'),
  () => import(/* webpackMode: "eager" */ './stages/layout.ts'),
];

async function start() {
  for (const evaluate of stages) {
    await evaluate();
    await yieldToMain();
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './startSite.tsx');
  await yieldToMain();
  await documentParsed();
  await startSite();
}

void start();
