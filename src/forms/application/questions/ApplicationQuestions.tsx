import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { openings } from '../../../../contract/enumerations/openings.ts';
import { isShown } from '../../../../contract/fields.ts';
import type { FieldValue } from '../../../../contract/fields.ts';
import { Alert } from '../../../components/feedback/Alert.tsx';
import { applicationCopy, submissionCopy } from '../../../content/applications/applications.ts';
import { NewFieldStatus } from './NewFieldStatus.tsx';
import { DraftNotes } from '../../drafts/notes/DraftNotes.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FormEnd } from './FormEnd.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { ProgressSidebar } from '../progress/ProgressSidebar.tsx';
import { FormColumns, FormPanel } from '../../parts/FormPanel.ts';
import { QuestionsSection } from './QuestionsSection.tsx';
import { useForm } from '../../engine/formContext.ts';
import { useUnchanged } from '../../engine/useUnchanged.ts';
import { isDone, sectionStatesOf } from '../progress/sectionStates.ts';
import { SectionBar } from '../progress/SectionBar.tsx';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { roleGroupOf } from '../initialValues.ts';
import { useApplication } from '../useApplication.ts';
import { useEarlierApplication } from '../useEarlierApplication.ts';
import type { QuestionsProps } from '../useApplication.ts';
import { LeaveWarning } from '../../../navigation/LeaveWarning.ts';
import { useCurrentSection } from '../../../navigation/useCurrentSection.ts';

const Opening = styled('div')({ marginBottom: 24 });

/** Whether the visitor still applies for this opening: no role is chosen yet, or one of the opening's own. */
const isFor = (opening: string, role: FieldValue = '') =>
  role === '' || openings.some(({ title, roles }) => title === opening && roles.some((own) => own === role));

/** Everything inside a long form: sidebar, alerts, sections and end. */
export function ApplicationQuestions(props: QuestionsProps) {
  const { kind, account, prefill, Review } = props;
  const opening = prefill?.opening;
  const copy = applicationCopy[kind];
  const form = useForm();
  const { fields, values, errors, visibleErrors } = form;
  const roleGroup = useMemo(() => roleGroupOf(prefill), [prefill]);
  const { draft, isFileUnkept, leaving } = useApplication(props, roleGroup);

  const asked = useUnchanged(fields.filter((field) => isShown(field, values)).map(({ name }) => name));
  const shown = useMemo(() => fields.filter(({ name }) => asked.includes(name)), [fields, asked]);
  const sections = sectionStatesOf(copy.sections, { fields: shown, values, errors, visibleErrors });
  const earlier = useEarlierApplication(values['role']);
  const belowRole = useMemo(
    () => (earlier === undefined ? undefined : <FieldHint kind="info">{earlier}</FieldHint>),
    [earlier],
  );
  const targets = copy.sections.map(({ key }) => `${kind}-section-${key}`);
  const [current] = useCurrentSection(targets);
  const required = shown.filter((field) => field.required);
  const unanswered = required
    .filter((field) => !isDone(field, form))
    .map(({ name, label }) => ({ name, label }));
  const progress = useUnchanged({
    sections,
    targets,
    current,
    required: required.length,
    done: required.length - unanswered.length,
  });
  const missing = useUnchanged({
    unanswered,
    wrong: visibleErrors.length,
    firstWrong: visibleErrors[0]?.field.name,
  });
  const reviewButton = useMemo(
    () => copy.reviewed && Review && <ReviewButton kind={kind} Sheet={Review} />,
    [copy, kind, Review],
  );
  const { savedTime, discard } = draft;

  return (
    <>
      <LeaveWarning {...leaving} />
      <SectionBar {...progress} wrong={visibleErrors.length} />
      <FormColumns>
        <ProgressSidebar {...progress} savedTime={savedTime} onDiscard={discard} />
        <div>
          {opening && isFor(opening, values['role']) && (
            <Opening>
              <Alert kind="info" title={submissionCopy.applyingFor(opening)} />
            </Opening>
          )}
          <DraftNotes draft={draft} fields={fields} />
          <ErrorSummary />
          <NewFieldStatus fields={shown} />
          <FormPanel>
            {copy.sections.map((section, index) => (
              <QuestionsSection
                key={section.key}
                section={section}
                id={targets[index] ?? section.key}
                first={index === 0}
                shown={shown}
                account={account}
                roleGroup={roleGroup}
                belowRole={belowRole}
                fileNames={draft.restored?.fileNames}
                isFileUnkept={isFileUnkept}
              />
            ))}
            <FormEnd copy={copy} missing={missing} savedTime={savedTime} onDiscard={discard}>
              {reviewButton}
            </FormEnd>
          </FormPanel>
        </div>
      </FormColumns>
    </>
  );
}
