import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';
import { useFormAccount } from '../../state/auth/useFormAccount.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectConnectionNotice, selectSessionNotice } from '../../state/noticesSlice.ts';

const NoticeList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeList.tsx')).NoticeList,
);

/**
 * The notices about the session and the connection. Their script is loaded in advance
 * (app/listeners/startListeners.ts), because it could not be loaded once the connection is lost.
 */
export function Notices() {
  const isAny = useSiteSelector(
    (state) => selectSessionNotice(state) !== null || selectConnectionNotice(state) !== null,
  );
  const { account: owner } = useFormAccount();
  return <NoticeList open={isAny} owner={owner} />;
}
