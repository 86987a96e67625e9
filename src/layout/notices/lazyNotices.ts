import { makeLazyPart } from '../../hydration/lazyPart.ts';

/** What the bars at the lower edge draw and do, in a script file of its own. */
export const bars = makeLazyPart<object>(async () => {
  const { NoticeList } = await import(/* webpackChunkName: "notices" */ './NoticeList.tsx');
  return NoticeList;
});
