import { makeLazyPart } from '../../hydration/lazyPart.ts';

/** What the bars at the lower edge draw and do, in a script file of its own. */
export const bars = makeLazyPart<object>(async () => {
  const { Notices } = await import(/* webpackChunkName: "bars" */ './Notices.tsx');
  return Notices;
});
