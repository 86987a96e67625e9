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
import { FillFromProfile } from './FillFromProfile.tsx';
import { FormEnd } from './FormEnd.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { FormField } from '../../parts/FormField.tsx';
import { ProgressSidebar } from '../progress/ProgressSidebar.tsx';
import { FormColumns, FormPanel } from '../../parts/FormPanel.ts';
import { FormSection } from '../../parts/FormSection.tsx';
import { useForm } from '../../engine/formContext.ts';
import { isDone, sectionStatesOf } from '../progress/sectionStates.ts';
import { SectionBar } from '../progress/SectionBar.tsx';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { roleGroupOf } from '../initialValues.ts';
import { useApplication } from '../useApplication.ts';
import { useEarlierApplication } from '../useEarlierApplication.ts';
import type { QuestionsProps } from '../useApplication.ts';
import { LeaveWarning } from '../../../navigation/LeaveWarning.tsx';
import { useCurrentSection } from '../../../navigation/useCurrentSection.ts';

const Opening = styled('div')({ marginBottom: 24 });

/** Whether it still is this opening that somebody applies for: no role is chosen yet, or one of its own. */
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
  const { draft, leaving } = useApplication(props, roleGroup);

  const shown = useMemo(() => fields.filter((field) => isShown(field, values)), [fields, values]);
  const sections = sectionStatesOf(copy.sections, { fields: shown, values, errors, visibleErrors });
  const earlier = useEarlierApplication(kind, values['role']);
  const belowRole = useMemo(
    () => (earlier === undefined ? undefined : <FieldHint kind="info">{earlier}</FieldHint>),
    [earlier],
  );
  const targets = copy.sections.map(({ key }) => `${kind}-section-${key}`);
  const [current] = useCurrentSection(targets);
  const required = shown.filter((field) => field.required);
  const unanswered = required.filter((field) => !isDone(field, form));
  const progress = {
    sections,
    targets,
    current,
    required: required.length,
    done: required.length - unanswered.length,
  };

  return (
    <>
      <LeaveWarning {...leaving} />
      <SectionBar {...progress} wrong={visibleErrors.length} />
      <FormColumns>
        <ProgressSidebar {...progress} draft={draft} />
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
            {copy.sections.map(({ key, title, line }, index) => (
              <FormSection
                key={key}
                first={index === 0}
                id={targets[index] ?? key}
                title={title}
                line={line}
                action={
                  account !== null &&
                  shown.some((field) => field.section === key && field.fromProfile) && (
                    <FillFromProfile account={account} />
                  )
                }
              >
                {shown
                  .filter((field) => field.section === key)
                  .map((field) => (
                    <FormField
                      key={field.name}
                      field={field}
                      group={field.name === 'role' ? roleGroup : undefined}
                      below={field.name === 'role' ? belowRole : undefined}
                      lastFile={draft.restored?.fileNames[field.name]}
                    />
                  ))}
              </FormSection>
            ))}
            <FormEnd copy={copy} unanswered={unanswered} draft={draft}>
              {copy.reviewed && Review && <ReviewButton kind={kind} Sheet={Review} />}
            </FormEnd>
          </FormPanel>
        </div>
      </FormColumns>
    </>
  );
}
