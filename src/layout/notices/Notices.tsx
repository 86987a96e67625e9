import { useEffect } from 'react';
import { lazyWithRetry } from '../../hydration/lazyWithRetry.tsx';
import { whenIdle } from '../../hydration/whenIdle.ts';
import { whenUsed } from '../../hydration/whenUsed.ts';
import { selectHasSession } from '../../state/auth/authSlice.ts';
import { useEntriesOwner } from '../../state/auth/useEntriesOwner.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectConnectionNotice, selectSessionNotice } from '../../state/noticesSlice.ts';

const NoticeList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeList.tsx')).NoticeList,
);

/**
 * The notices of the session and the connection. Their script comes ahead of need, because without a connection it could
 * not: with a session, or when the page is first used.
 */
export function Notices() {
  const isAny = useSiteSelector(
    (state) => selectSessionNotice(state) !== null || selectConnectionNotice(state) !== null,
  );
  const hasSession = useSiteSelector(selectHasSession);
  const owner = useEntriesOwner();
  useEffect(() => {
    void (hasSession ? whenIdle() : whenUsed().then(whenIdle)).then(NoticeList.preload);
  }, [hasSession]);
  return <NoticeList open={isAny} owner={owner} />;
}
