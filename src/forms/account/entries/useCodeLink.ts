import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeLinkOf } from '../../../../contract/codeLink.ts';
import type { CodeLink } from '../../../../contract/codeLink.ts';
import { codeCopy } from '../../../content/accounts/accounts.ts';
import { issuedCodeOf, selectSentCode } from '../../../state/forms/accountEntriesSlice.ts';
import type { CodeForm } from '../../../state/forms/accountEntriesSlice.ts';
import { codeSent, selectCodeStage } from '../../../state/forms/formsSlice.ts';
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
type Taken = 'filledIn' | 'waits' | { otherAddress: string };

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/**
 * Takes the code from the URL fragment of the link in its e-mail, removes it from the URL and fills it in. Verifying it
 * is left to the visitor.
 * @returns the note about the link; null for none
 */
export function useCodeLink({ form, isReady, button, waitingCodeRef }: CodeLinkOptions): string | null {
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const { values, setValues } = useForm();
  const stage = useSiteSelector((site) => selectCodeStage(site, form));
  const [link, setLink] = useState<CodeLink | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);

  const takeUp = useEffectEvent((fragment: string) => {
    const found = codeLinkOf(fragment);
    if (!found) return;
    setLink(found);
    void navigate({ hash: '' }, { replace: true, state: state as unknown, preventScrollReset: true });
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the address bar is emptied in the same step
  useEffect(() => takeUp(hash), [hash]);

  const fillIn = ({ code: otp, email }: CodeLink): Taken => {
    const typed = textOf(values['email']);
    if (email !== null && typed !== '' && !isSame(typed, email)) return { otherAddress: email };
    const address = typed || email;
    if (!address) {
      waitingCodeRef.current = otp;
      return 'waits';
    }
    // Before the entries are set, so that the form does not take the new address for one without a code.
    if (stage !== 'verified') {
      const known = selectSentCode(store.getState(), form);
      dispatch(codeSent({ form, ...issuedCodeOf(known, address) }));
    }
    setValues(() => ({ email: address, otp }));
    return 'filledIn';
  };
  const onReady = useEffectEvent((found: CodeLink) => {
    setLink(null);
    setTaken(fillIn(found));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the code goes into the form and into the store, which are no part of this
    if (isReady && link) onReady(link);
  }, [isReady, link]);

  if (taken === null) return null;
  if (typeof taken === 'object') return codeCopy.link.otherAddress(taken.otherAddress);
  if (taken === 'waits' && stage === 'unsent') return codeCopy.link.waits;
  return values['otp'] ? codeCopy.link.filledIn(button) : null;
}
