import { selectDialog } from '../state/dialogSlice.ts';
import { useSiteSelector } from '../state/hooks.ts';
import { outcomeDialog } from './modal.ts';

/** The one dialog of the site, at its root. Its script comes with the first form, or at the latest with the first result. */
export function ConfirmationDialog() {
  const current = useSiteSelector(selectDialog);
  const sending = useSiteSelector(({ ui }) => ui.loading.submit !== undefined);
  return <outcomeDialog.Part needed={current !== null || sending} />;
}
