import { useEffect } from 'react';
import { whenIdle } from '../../hydration/whenIdle.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectConnectionNotice, selectSessionNotice } from '../../state/noticesSlice.ts';
import { bars } from './lazyNotices.ts';

/** Where the bars stand once there is something to tell. Their script comes ahead: without a connection it could not. */
export function Notices() {
  const needed = useSiteSelector(
    (state) => selectSessionNotice(state) !== null || selectConnectionNotice(state) !== null,
  );
  useEffect(() => {
    void whenIdle().then(bars.preload);
  }, []);
  return <bars.Part needed={needed} />;
}
