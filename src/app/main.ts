import { pause } from '../hydration/timing/pause.ts';
import { documentParsed } from '../hydration/timing/documentParsed.ts';

/*
 * Webpack would evaluate every module of the entry in one go, which holds up the page for as long. So the entry asks for
 * them one after the other, with a breath between; they are all in the same files. What a stage exports keeps tree
 * shaking from taking it away.
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
    await pause();
  }
  const { startSite } = await import(/* webpackMode: "eager" */ './startSite.tsx');
  await pause();
  await documentParsed();
  await startSite();
}

void start();
