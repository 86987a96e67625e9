import { useReturnPath } from '../navigation/useReturnPath.ts';
import { withChoices } from '../navigation/withChoices.ts';
import { useSiteSelector } from '../state/hooks.ts';
import type { SiteState } from '../state/siteStore.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** The draft of the form that is open, as far as it is this account's. */
const selectOpenDraft = ({ drafts, forms }: SiteState, owner: string | null) =>
  Object.entries(drafts).find(([form, draft]) => form in forms && draft?.owner === owner)?.[1];

/**
 * The return path to this page after a login elsewhere, and whether a form is open on it. The visitor's own choices go
 * along: what the page before chose would otherwise count for more than their draft.
 * @param owner whose entries stand on this page; null for nobody's whom the site knows
 */
export function useLoginReturnPath(owner: string | null): {
  returnPath: ReturnPath | undefined;
  hasForm: boolean;
} {
  const here = useReturnPath();
  const draft = useSiteSelector((state) => selectOpenDraft(state, owner));
  const hasForm = useSiteSelector(({ forms }) => Object.keys(forms).some((form) => form !== 'login'));
  return { returnPath: withChoices(here, draft?.values), hasForm };
}
