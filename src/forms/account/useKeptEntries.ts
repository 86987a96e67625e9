import { useEffect, useEffectEvent, useState } from 'react';
import { mayBeStored } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { unmarked } from '../../../contract/rules.ts';
import { useSession } from '../../state/auth/useSession.ts';
import { entriesDropped, entriesKept, selectEntries } from '../../state/forms/accountEntriesSlice.ts';
import type { CodeForm } from '../../state/forms/accountEntriesSlice.ts';
import { codeForgotten, codeRestored, selectFormProgress } from '../../state/forms/formsSlice.ts';
import type { CodeStage, SentCode } from '../../state/forms/oneTimeCode.ts';
import { useSiteDispatch, useSiteSelector, useSiteStore } from '../../state/hooks.ts';
import { textOf, useForm } from '../engine/formContext.ts';

/** The stage of the code from before the reload. A verification expires; a sent code may be tried however old it is. */
function stageLeft(code: SentCode | null, email: string): CodeStage {
  if (code?.address !== email || email === '') return 'unsent';
  return code.stage === 'verified' && code.endsAt <= Date.now() ? 'unsent' : code.stage;
}

/**
 * Restores the entries of the surrounding form from before a reload of the tab, and keeps them from then on.
 * @returns null until they are restored, then the stage of the restored code
 */
export function useKeptEntries(form: CodeForm, fields: readonly Field[]): CodeStage | null {
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  const { rehydrated, email: account } = useSession();
  const isOpen = useSiteSelector((state) => selectFormProgress(state, form) !== undefined);
  const { values, dirty, setValues } = useForm();
  const [restored, setRestored] = useState<CodeStage | null>(null);

  const restore = useEffectEvent(() => {
    let kept = selectEntries(store.getState(), form);
    if (kept && kept.owner !== null && kept.owner !== account) {
      dispatch(entriesDropped({ form }));
      kept = null;
    }
    const before = kept?.values ?? {};
    // What was typed before storage was read stays.
    const blank = fields.filter((field) => mayBeStored(field) && before[field.name] && !values[field.name]);
    const entries = Object.fromEntries(blank.map(({ name }) => [name, before[name] ?? '']));
    setValues(entries);
    const { code = null } = kept ?? {};
    // As the code was requested for it.
    const email = unmarked(textOf(entries['email'] ?? values['email']));
    const stage = stageLeft(code, email);
    // An address that was typed before storage was read has nothing to do with the code of another.
    const isOther = email !== '' && code?.address !== email;
    if (code && stage !== 'unsent') dispatch(codeRestored({ form, ...code }));
    else if (code && (isOther || code.stage !== 'unsent')) dispatch(codeForgotten({ form }));
    setRestored(stage);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the entries come from the store once it was read, into the form
    if (isOpen && rehydrated) restore();
  }, [isOpen, rehydrated]);

  const keep = useEffectEvent((answers: FieldValues) => {
    if (!dirty && !selectEntries(store.getState(), form)) return;
    const texts = fields.filter(mayBeStored).map(({ name }) => [name, textOf(answers[name])] as const);
    dispatch(entriesKept({ form, owner: account, values: Object.fromEntries(texts) }));
  });
  const isRestored = restored !== null;
  useEffect(() => {
    if (isRestored) keep(values);
  }, [values, isRestored]);

  return restored;
}
