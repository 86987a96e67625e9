import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canonicalPathOf } from '../../contract/paths.ts';
import { messageOf, outcomeOf } from '../content/outcomes.ts';
import type { Consequence, Outcome } from '../content/outcomes.ts';
import { arrivalOf } from '../state/arrival.ts';
import type { Arrival, WayBack } from '../state/arrival.ts';
import { selectAccountEmail } from '../state/authSlice.ts';
import { dialogClosed, selectDialog } from '../state/dialogSlice.ts';
import type { DialogAnswer } from '../state/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../state/hooks.ts';
import { selectLoading } from '../state/uiSlice.ts';
import { modal } from './dialog/modal.ts';
import type { ModalAction, ModalArt } from './dialog/modal.ts';

const arts: Partial<Record<Outcome['tone'], ModalArt>> = {
  success: { state: 'closed' },
  failure: { state: 'broken', tone: 'error' },
  warning: { state: 'broken', tone: 'warning' },
  locked: { state: 'broken' },
};

/** Where the visitor is now, as a way back for the page they are sent to. */
function useHere(): WayBack | undefined {
  const { pathname, state } = useLocation();
  const path = canonicalPathOf(pathname);
  const { choice } = arrivalOf(state);
  return path ? { path, ...(choice ? { choice } : {}) } : undefined;
}

/** The one dialog of the site: kind and parameters come from the store, words and consequences from content/outcomes. */
export function ConfirmationDialog() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const here = useHere();
  const current = useSiteSelector(selectDialog);
  const email = useSiteSelector(selectAccountEmail);
  const loading = useSiteSelector(selectLoading);
  const open = current !== null && !loading;

  // What it said stays while it fades.
  const [said, setSaid] = useState(current);
  if (current && current !== said) setSaid(current);

  // A result is near while a form is being sent.
  const sending = useSiteSelector(({ ui }) => ui.loading.submit !== undefined);
  const Dialog = modal.usePart(current !== null || sending);
  if (!Dialog || !said) return null;

  const { kind, params } = said;
  const outcome = outcomeOf(kind);
  const { confirm, cancel, dismiss, tone } = outcome;

  const leave = (leads: Consequence) => {
    if (leads === 'stay') return;
    const back = leads.andBack ? (params.back ?? here) : undefined;
    const arrival: Arrival = { leaving: true, ...(back ? { back } : {}) };
    void navigate(leads.to, { state: arrival });
  };

  const close = (answer: DialogAnswer) => {
    dispatch(dialogClosed({ answer }));
    const meant = answer === 'dismiss' ? dismiss : answer;
    if (meant === 'confirm') leave(confirm.leads);
  };

  const goBack = ({ path, choice }: WayBack) => {
    dispatch(dialogClosed({ answer: 'confirm' }));
    const arrival: Arrival = { leaving: true, ...(choice ? { choice } : {}) };
    void navigate(path, { state: arrival });
  };

  const { back } = params;
  const actions: ModalAction[] = [
    ...(back && outcome.backLabel ? [{ label: outcome.backLabel, press: () => goBack(back) }] : []),
    { label: confirm.label, press: () => close('confirm') },
    ...(cancel ? [{ label: cancel.label, press: () => close('cancel'), safe: tone === 'question' }] : []),
  ];

  const art = arts[tone];
  return (
    <Dialog
      open={open}
      urgent={tone === 'failure' || tone === 'question'}
      {...(art ? { art } : {})}
      title={outcome.title}
      message={messageOf(outcome, { message: params.message, ...(email ? { email } : {}) })}
      {...(outcome.note ? { note: outcome.note } : {})}
      actions={actions}
      onDismiss={() => close('dismiss')}
      backdropDismisses
    />
  );
}
