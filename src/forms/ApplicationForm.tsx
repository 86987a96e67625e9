import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { applications } from '../../contract/applications.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import { jobTypes, openings, plainOptions } from '../../contract/enumerations.ts';
import type { FieldValues } from '../../contract/fields.ts';
import { canonicalPathOf } from '../../contract/paths.ts';
import { submissionWords } from '../content/applications.ts';
import type { ArrivalChoice } from '../state/arrival.ts';
import { selectAccountEmail, selectHasSession, selectToken, sessionEnded } from '../state/authSlice.ts';
import { dialogOpened } from '../state/dialogSlice.ts';
import { draftDiscarded } from '../state/draftsSlice.ts';
import { useSiteSelector, useSiteStore } from '../state/hooks.ts';
import { ApplicationQuestions } from './ApplicationQuestions.tsx';
import { FieldForm } from './FieldForm.tsx';
import type { FormContext } from './formContext.ts';
import { dialogOf, submitApplication } from './submitApplication.ts';
import type { OptionGroup } from './SelectControl.tsx';
import { useSending } from './useSending.ts';

type ApplicationFormProps = { kind: ApplicationKind; choice?: ArrivalChoice | undefined };

/** A long form: its questions, its draft and its sending, all from the entry of contract/applications. */
export function ApplicationForm({ kind, choice }: ApplicationFormProps) {
  const store = useSiteStore();
  const { pathname } = useLocation();
  const account = useSiteSelector(selectAccountEmail);
  const send = useSending(kind);
  const { fields } = applications[kind];

  const opening = openings.find(({ title }) => title === choice?.opening);
  // Both openings are part-time (specification section 2).
  const jobType = choice?.jobType ?? (opening ? 'Part-Time' : undefined);
  const preset = useMemo((): Record<string, string> => (jobType ? { jobType } : {}), [jobType]);
  const groups = useMemo(
    (): Record<string, OptionGroup> =>
      opening ? { role: { label: submissionWords.openingGroup, options: plainOptions(opening.roles) } } : {},
    [opening],
  );
  const [initial] = useState({ email: account ?? '', ...preset });

  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const submit = async (values: FieldValues, { reset }: Pick<FormContext, 'reset'>) => {
    if (!selectHasSession(store.getState())) {
      const path = canonicalPathOf(pathname);
      const now = jobTypes.find((type) => type === values['jobType']);
      const params = path ? { back: { path, choice: { ...choice, ...(now ? { jobType: now } : {}) } } } : {};
      store.dispatch(dialogOpened({ kind: `${kind}.loginRequired`, params }));
      if (selectToken(store.getState()) !== null) store.dispatch(sessionEnded());
      return;
    }
    const controller = new AbortController();
    leaving.current = controller;
    const { signal } = controller;
    const outcome = await send(() => submitApplication(store, { kind, values, signal }));
    if (outcome.result === 'aborted') return;
    if (outcome.result === 'submitted' || outcome.result === 'mailFailed') {
      // Stored: sending it again would make it two.
      store.dispatch(draftDiscarded({ form: kind }));
      reset();
    }
    store.dispatch(dialogOpened(dialogOf(kind, outcome)));
  };

  return (
    <FieldForm form={kind} fields={fields} initial={initial} onSubmit={submit}>
      <ApplicationQuestions {...{ kind, account, preset, groups }} opening={opening?.title} />
    </FieldForm>
  );
}
