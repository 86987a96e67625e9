import { makeLazyPart } from '../../../hydration/lazyPart.ts';
import type { MenuPanelProps } from './MenuPanel.tsx';

/** What menus show arrives when the pointer or the keyboard comes near one of them. */
export const menuPanel = makeLazyPart<MenuPanelProps>(async () => {
  const { MenuPanel } = await import(/* webpackChunkName: "menus" */ './MenuPanel.tsx');
  return MenuPanel;
});
