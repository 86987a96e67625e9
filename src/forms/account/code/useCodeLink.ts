import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeLinkOf } from '../../../../contract/codeLink.ts';
import type { CodeLink } from '../../../../contract/codeLink.ts';
import { unmarked } from '../../../../contract/rules.ts';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { issuedCodeOf, selectSentCode } from '../../../state/forms/accountEntriesSlice.ts';
import type { CodeForm } from '../../../state/forms/accountEntriesSlice.ts';
import { codeArrivedByLink, selectCodeStage } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { textOf, useForm } from '../../engine/formContext.ts';

type CodeLinkOptions = {
  form: CodeForm;
  /** Whether the entries from before a reload have been restored. */
  isReady: boolean;
  /** The label of the button to press with the code. */
  button: string;
  /** Receives a code whose address is not known; the form fills it in once a code was sent. */
  waitingCodeRef: RefObject<string>;
};

/** What became of a link: its code is filled in, waits for an address, or belongs to another one. */
type Taken = 'filledIn' | 'waits' | 'otherAddress';

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Takes the code from the URL fragment of the link in its email, removes it from the URL and fills it in, with its
 * address instead of one that the page filled in. Where the visitor typed another address, the code is kept until that
 * is changed to its own. Verifying is left to the visitor.
 * @returns the note about the link; null for none
 */
export function useCodeLink({ form, isReady, button, waitingCodeRef }: CodeLinkOptions): string | null {
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const { values, dirty, setValues } = useForm();
  const stage = useSiteSelector((site) => selectCodeStage(site, form));
  const [link, setLink] = useState<CodeLink | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);

  const takeUp = useEffectEvent((fragment: string) => {
    const found = codeLinkOf(fragment);
    if (!found) return;
    setLink(found);
    setTaken(null);
    void navigate({ hash: '' }, { replace: true, state: state as unknown, preventScrollReset: true });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the address bar is emptied in the same step
  useEffect(() => takeUp(hash), [hash]);

  const shown = unmarked(textOf(values['email']));
  const fillIn = ({ code: otp, email }: CodeLink): Taken => {
    const typed = dirty ? shown : '';
    if (email !== null && typed !== '' && !isSame(typed, email)) return 'otherAddress';
    const address = typed || email || shown;
    if (!address) {
      waitingCodeRef.current = otp;
      return 'waits';
    }
    if (selectCodeStage(store.getState(), form) !== 'verified') {
      const known = selectSentCode(store.getState(), form);
      dispatch(codeArrivedByLink({ form, ...issuedCodeOf(known, address) }));
    }
    setValues({ email: address, otp });
    return 'filledIn';
  };
  const onDue = useEffectEvent(() => {
    if (link) setTaken(fillIn(link));
  });
  const isCorrected = taken === 'otherAddress' && isSame(shown, link?.email ?? '');
  const isDue = isReady && link !== null && (taken === null || isCorrected);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the code goes into the form and into the store, which are no part of this
    if (isDue) onDue();
  }, [isDue]);

  if (taken === null) return null;
  if (taken === 'otherAddress') return codeCopy.link.otherAddress(link?.email ?? '');
  if (taken === 'waits' && stage === 'unsent') return codeCopy.link.waits;
  return values['otp'] ? codeCopy.link.filledIn(button) : null;
}
