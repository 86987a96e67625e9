import { Alert } from '../../components/feedback/Alert.tsx';
import type { AlertKind } from '../../components/icons/AlertIcon.tsx';
import { DelayedAnnouncement } from '../../components/feedback/DelayedAnnouncement.tsx';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';

type StatusAlertProps = { title: string; kind?: AlertKind };

/** A message that the previous page handed over, or one about the end of the session. It must stand in a LiveRegion. */
export function StatusAlert({ title, kind = 'success' }: StatusAlertProps) {
  const loading = useSiteSelector(selectLoading);
  return (
    <DelayedAnnouncement covered={loading}>
      <Alert kind={kind} title={title} />
    </DelayedAnnouncement>
  );
}
