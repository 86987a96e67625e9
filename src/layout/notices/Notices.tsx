import { useEffect } from 'react';
import { lazyWithRetry } from '../../hydration/lazyWithRetry.tsx';
import { whenIdle } from '../../hydration/whenIdle.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectConnectionNotice, selectSessionNotice } from '../../state/noticesSlice.ts';

const NoticeList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeList.tsx')).NoticeList,
);

/** The notices of the session and the connection. Their script comes ahead: without a connection it could not. */
export function Notices() {
  const isAny = useSiteSelector(
    (state) => selectSessionNotice(state) !== null || selectConnectionNotice(state) !== null,
  );
  useEffect(() => {
    void whenIdle().then(NoticeList.preload);
  }, []);
  return <NoticeList open={isAny} />;
}
