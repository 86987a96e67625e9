import { yieldToMain } from '../hydration/timing/yieldToMain.ts';
import { documentParsed } from '../hydration/timing/documentParsed.ts';

/*
 * Webpack would evaluate every module of the entry in one long task, which blocks the page. So the entry imports them
 * in parts, each in a task of its own; `eager` keeps them all in the entry's chunks. Each part re-exports what it
 * imports, so that tree shaking does not remove it.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ './evaluation/reactDom.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/redux.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/router.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/emotion.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/mui.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/theme.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/store.ts'),
  () => import(/* webpackMode: "eager" */ './evaluation/layout.ts'),
];

async function start() {
  for (const evaluate of parts) {
    await evaluate();
    await yieldToMain();
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './startSite.tsx');
  await yieldToMain();
  await documentParsed();
  await startSite();
}

void start();
