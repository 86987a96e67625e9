import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';
import { useFormAccount } from '../../state/auth/useFormAccount.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectConnectionNotice, selectSessionNotice } from '../../state/noticesSlice.ts';

const NoticeList = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "notices" */ './NoticeList.tsx')).NoticeList,
);

/**
 * The notices of the session and the connection. Their script is fetched ahead of need (app/listeners/startListeners.ts),
 * because without a connection it could not be.
 */
export function Notices() {
  const isAny = useSiteSelector(
    (state) => selectSessionNotice(state) !== null || selectConnectionNotice(state) !== null,
  );
  const { account: owner } = useFormAccount();
  return <NoticeList open={isAny} owner={owner} />;
}
