import { useEffect } from 'react';
import { lazyWithRetry } from '../../hydration/lazyWithRetry.tsx';
import { whenUsed } from '../../hydration/whenUsed.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectConnectionNotice, selectSessionNotice } from '../../state/noticesSlice.ts';

const NoticeList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeList.tsx')).NoticeList,
);

/**
 * The notices of the session and the connection. Their script comes when the page is first used, ahead of need: without a
 * connection it could not.
 */
export function Notices() {
  const isAny = useSiteSelector(
    (state) => selectSessionNotice(state) !== null || selectConnectionNotice(state) !== null,
  );
  useEffect(() => {
    void whenUsed().then(NoticeList.preload);
  }, []);
  return <NoticeList open={isAny} />;
}
