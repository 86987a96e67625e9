import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { selectAccountEmail } from '../../state/authSlice.ts';
import { draftDiscarded, draftSaved, isUsable, selectDraft } from '../../state/draftsSlice.ts';
import type { Draft } from '../../state/draftsSlice.ts';
import { selectSubmitting } from '../../state/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { useAsk } from '../../state/useAsk.ts';
import { useForm } from '../engine/formContext.ts';

/** Milliseconds of rest before typing is kept. */
const rest = 400;

const secrets: readonly string[] = ['password', 'code', 'file'];
const isKept = ({ control, readOnly }: Field) => !readOnly && !secrets.includes(control);

type Kept = Pick<Draft, 'values' | 'fileNames'>;

type DraftOptions = {
  /** What the form holds before anybody typed; it is no draft. */
  beginning: FieldValues;
  /** Answers that the page's arrival chose; newer than a draft from another history entry. */
  preset: Readonly<Record<string, string>>;
  /** Whether a list offers this answer now; an opening's roles are not always there. */
  offers: (field: Field, value: string) => boolean;
};

export type DraftStatus = {
  /** Whether anything was typed or chosen. */
  begun: boolean;
  /** Milliseconds since 1970; null while nothing is kept. */
  savedAt: number | null;
  /** The draft this form began with. */
  restored: Draft | null;
  /** Asks first. */
  discard: () => void;
};

/**
 * Keeps what is typed into the surrounding form on this device, and brings it back. Storage is read after the first
 * render, so a draft may come late; what was typed until then stays. An emptied or sent form leaves no draft.
 */
export function useDraft(kind: ApplicationKind, options: DraftOptions): DraftStatus {
  const { beginning, preset, offers } = options;
  const dispatch = useSiteDispatch();
  const { fields, values, setValues, reset } = useForm();
  const begun = fields.some(({ name }) => values[name] !== beginning[name]);
  const { key: entry } = useLocation();
  const account = useSiteSelector(selectAccountEmail);
  const draft = useSiteSelector((state) => selectDraft(state, kind));
  const busy = useSiteSelector((state) => selectSubmitting(state, kind));
  const [restored, setRestored] = useState<Draft | null>(null);
  const ours = useRef(false);
  const pending = useRef<(() => void) | null>(null);

  // Entries of somebody whose session ended stay theirs.
  const owner = useRef(account);
  useEffect(() => {
    if (account !== null) owner.current = account;
  }, [account]);

  useLayoutEffect(() => {
    if (ours.current || !draft || !isUsable(draft, account)) return;
    ours.current = true;
    const older = draft.entry !== entry;
    const brought = fields.flatMap((field) => {
      const { name } = field;
      const value = draft.values[name];
      const free = !values[name] || values[name] === beginning[name];
      const wanted = isKept(field) && free && !(older && name in preset);
      return value !== undefined && wanted && offers(field, value) ? [[name, value] as const] : [];
    });
    setValues(() => Object.fromEntries(brought));
    setRestored(draft);
  }, [draft, account, entry, fields, values, beginning, preset, offers, setValues]);

  const kept = useMemo<Kept>(() => {
    const texts = fields.flatMap((field) => {
      const value = values[field.name];
      return isKept(field) && typeof value === 'string' ? [[field.name, value] as const] : [];
    });
    const files = fields.flatMap(({ name, control }) => {
      const value = values[name];
      const file = value instanceof File ? value.name : restored?.fileNames[name];
      return control === 'file' && file !== undefined ? [[name, file] as const] : [];
    });
    return { values: Object.fromEntries(texts), fileNames: Object.fromEntries(files) };
  }, [fields, values, restored]);

  // A draft that is gone was sent, discarded or taken along by a logout: nothing of it may be kept again by itself.
  useEffect(() => {
    if (!draft) ours.current = false;
  }, [draft]);

  useEffect(() => {
    pending.current = null;
    if (!begun && !ours.current) return undefined;
    const save = () => {
      pending.current = null;
      ours.current = true;
      const about = { owner: owner.current, savedAt: Date.now(), entry };
      dispatch(draftSaved({ form: kind, draft: { ...kept, ...about } }));
    };
    pending.current = save;
    const timer = setTimeout(() => pending.current === save && save(), rest);
    return () => clearTimeout(timer);
  }, [dispatch, kind, kept, begun, entry]);

  // Before anything is sent the draft is whole; what is sent leaves no later one behind.
  useEffect(() => {
    if (busy) pending.current?.();
  }, [busy]);

  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    // Phones may close a tab in the background without another word.
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);

  // The visitor takes time to answer; what the form starts with may be another by then.
  const forget = useRef(() => {});
  useEffect(() => {
    forget.current = () => {
      dispatch(draftDiscarded({ form: kind }));
      setRestored(null);
      reset(beginning);
    };
  });
  const ask = useAsk();
  const discard = useCallback(() => {
    const askFirst = async () => {
      if ((await ask('form.discard')) === 'confirm') forget.current();
    };
    void askFirst();
  }, [ask]);

  const savedAt = draft && isUsable(draft, account) ? draft.savedAt : null;
  return { begun, savedAt, restored, discard };
}
