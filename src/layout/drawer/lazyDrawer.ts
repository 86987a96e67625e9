import { makeLazyPart } from '../../hydration/lazyPart.ts';
import type { MobileDrawerProps } from './MobileDrawer.tsx';

/** The drawer and MUI's parts for it arrive when its button is touched for the first time. */
export const drawer = makeLazyPart<MobileDrawerProps>(async () => {
  const { MobileDrawer } = await import(/* webpackChunkName: "drawer" */ './MobileDrawer.tsx');
  return MobileDrawer;
});
