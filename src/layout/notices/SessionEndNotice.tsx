import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { noticesCopy } from '../../content/notices.ts';
import type { LocationState } from '../../state/locationState.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { selectSessionNotice, sessionNoticeDismissed } from '../../state/noticesSlice.ts';
import { selectAsksForLogin } from '../../state/dialog/dialogSlice.ts';
import { useLoginReturnPath } from '../useLoginReturnPath.ts';
import { Notice } from './Notice.tsx';
import { selectEntriesKept } from './selectEntriesKept.ts';

const clockIcon = 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 5.8V10l2.8 1.8';

/** Pages that themselves show that nobody is logged in. */
const loggedOutPages: readonly (Path | undefined)[] = [paths.login, paths.settings];

/** Says that the session of `owner` is about to end, or has ended. */
export function SessionEndNotice({ owner }: { owner: string | null }) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { returnPath } = useLoginReturnPath(owner);
  const notice = useSiteSelector(selectSessionNotice);
  const areKept = useSiteSelector(selectEntriesKept);
  const asked = useSiteSelector(selectAsksForLogin);
  if (!notice) return null;

  const { minutesLeft } = notice;
  const hasEnded = minutesLeft === null;
  if (hasEnded ? asked || loggedOutPages.includes(returnPath?.path) : returnPath?.path === paths.login)
    return null;

  const logIn = () => {
    const state: LocationState = { returnPath };
    void navigate(paths.login, { state });
  };
  const said = hasEnded ? noticesCopy.ended : noticesCopy.ending(minutesLeft);
  const kept = hasEnded ? noticesCopy.kept : noticesCopy.safe;
  const added = areKept === undefined ? '' : areKept ? kept : noticesCopy.unkept;
  return (
    <Notice
      key={String(hasEnded)}
      words={`${said} ${added}`.trim()}
      icon={clockIcon}
      action={{ label: noticesCopy.login, press: logIn }}
      onDismiss={() => dispatch(sessionNoticeDismissed())}
    />
  );
}
