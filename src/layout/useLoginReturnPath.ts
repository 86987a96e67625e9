import { useReturnPath } from '../navigation/useReturnPath.ts';
import { withChoices } from '../navigation/withChoices.ts';
import { useSiteSelector } from '../state/hooks.ts';
import type { SiteState } from '../state/siteStore.ts';
import type { ReturnPath } from '../state/locationState.ts';

/** The draft of the open form, if it belongs to this account. */
const selectOpenDraft = ({ drafts, forms }: SiteState, owner: string | null) =>
  Object.entries(drafts).find(([form, draft]) => form in forms && draft?.owner === owner)?.[1];

/**
 * The return path to this page after a login, and whether a form is open on it. The path takes the choices of the
 * visitor's draft along; otherwise a prefill from the page before would override the draft.
 * @param owner the account whose entries are on this page; null for an anonymous visitor
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
